// Who somebody is: whether they are revealed first, what they are called, and which face and roots they have.
import { useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { ROOT_NAMES } from "../../base/design/roots.tsx";
import { rootsOf, startingWith, withRoot } from "../store/edits.ts";
import type { Desk } from "../store/use-desk.ts";
import type { ToldDraft } from "../worker/messages.ts";
import style from "./desk.module.css";

interface AboutPersonProps {
  readonly desk: Desk;
  readonly told: ToldDraft;
  readonly speaker: number;
}

/** No name on a board is longer. */
const LONGEST_NAME = 40;

/** The face follows from the name, so another name is another face. */
function NameField({ desk, told, speaker }: AboutPersonProps) {
  const { person: words, failed } = useWords("workshop");
  const shown = told.view.people[speaker]?.name ?? "";
  const [typed, setTyped] = useState<string>();
  const [flaw, setFlaw] = useState("");
  const rename = async (name: string | undefined) => {
    const outcome = await desk.ask({
      ...{ kind: "rename", draft: desk.draft, person: speaker },
      ...{ name, seed: crypto.randomUUID() },
    });
    if (!outcome) return;
    setFlaw(outcome.ok ? "" : outcome.text || failed);
    if (!outcome.ok) return;
    setTyped(undefined);
    const { draft, isOnlyName } = outcome.value;
    if (isOnlyName) desk.reword(draft);
    else desk.change(draft);
  };
  const name = (typed ?? shown).trim();
  return (
    <form
      className={style.buttons}
      onSubmit={(event) => {
        event.preventDefault();
        if (name !== "" && name !== shown) rename(name);
      }}
    >
      <label className={style.named}>
        {words.name}
        <input
          className={style.field}
          value={typed ?? shown}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      {typed !== undefined && name !== shown && <Button type="submit">{words.rename}</Button>}
      <Button onClick={() => rename(undefined)}>{words.drawName}</Button>
      <p role="status">{flaw}</p>
    </form>
  );
}

function RootChoice({ desk, speaker }: Pick<AboutPersonProps, "desk" | "speaker">) {
  const { person: words } = useWords("workshop");
  const { board } = useWords("play");
  const roots = rootsOf(desk.draft.characters?.[speaker]);
  if (roots.length === 0) return null;
  return (
    <fieldset className={style.roots}>
      <legend>{words.roots}</legend>
      {ROOT_NAMES.map((root) => (
        <label key={root}>
          <input
            type="checkbox"
            checked={roots.includes(root)}
            disabled={roots.length === 1 && roots.includes(root)}
            onChange={() => desk.change(withRoot(desk.draft, speaker, root))}
          />
          {board.root(root)}
        </label>
      ))}
    </fieldset>
  );
}

export function AboutPerson({ desk, told, speaker }: AboutPersonProps) {
  const { speaker: words } = useWords("workshop");
  const { draft, change } = desk;
  const isStart = draft.start === speaker;
  return (
    <>
      {!told.view.isOpen && (
        <p className={style.buttons}>
          <Button disabled={isStart} onClick={() => change(startingWith(draft, speaker))}>
            {isStart ? words.isStart : words.start}
          </Button>
        </p>
      )}
      <NameField desk={desk} told={told} speaker={speaker} />
      <RootChoice desk={desk} speaker={speaker} />
    </>
  );
}

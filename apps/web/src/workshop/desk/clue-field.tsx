// A clue in writing or as a sentence: read while it is typed, with how it could go on, and where it goes wrong.
import { useEffect, useId, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import type { Desk } from "../store/use-desk.ts";
import type { ClueChoice, Typed } from "../worker/messages.ts";
import style from "./desk.module.css";

interface ClueFieldProps {
  readonly desk: Desk;
  readonly speaker: number;
  readonly onSay: (clue: ClueChoice["clue"]) => void;
}

const LONGEST_CLUE = 400;

/** What came of the text as it stands; of another text nothing is told. */
function useTyped({ ask, draft }: Desk, speaker: number, text: string): Typed | undefined {
  const [typed, setTyped] = useState<{ readonly text: string; readonly of: object; readonly typed: Typed }>();
  useEffect(() => {
    let isCurrent = true;
    ask({ kind: "type", draft, speaker, text }).then((outcome) => {
      if (isCurrent && outcome?.ok) setTyped({ text, of: draft, typed: outcome.value });
    });
    return () => {
      isCurrent = false;
    };
  }, [ask, draft, speaker, text]);
  return typed?.text === text && typed.of === draft ? typed.typed : undefined;
}

/** The text, with what goes wrong in it marked. */
function Flaw({ text, flaw }: { readonly text: string; readonly flaw: NonNullable<Typed["flaw"]> }) {
  const { at } = flaw;
  return (
    <>
      {at !== undefined && (
        <p className={style.marked} aria-hidden="true">
          {text.slice(0, at)}
          <mark>{text.slice(at) || "…"}</mark>
        </p>
      )}
      <p className={style.flaw}>{flaw.text}</p>
    </>
  );
}

/** How the text could go on. */
function Completions({
  texts,
  onTake,
}: {
  readonly texts: readonly string[];
  readonly onTake: (text: string) => void;
}) {
  const { typing } = useWords("workshop");
  if (texts.length === 0) return null;
  return (
    <ul className={style.choices} aria-label={typing.completions}>
      {texts.map((each) => (
        <li key={each}>
          <button type="button" className={style.choice} onClick={() => onTake(each)}>
            {each}
          </button>
        </li>
      ))}
    </ul>
  );
}

export function ClueField({ desk, speaker, onSay }: ClueFieldProps) {
  const { typing, speaker: words } = useWords("workshop");
  const [text, setText] = useState("");
  const [field, note] = [useId(), useId()];
  const typed = useTyped(desk, speaker, text);
  const { read, flaw, completions = [] } = typed ?? {};
  return (
    <form
      className={style.panel}
      onSubmit={(event) => {
        event.preventDefault();
        if (read) onSay(read.clue);
      }}
    >
      <label htmlFor={field}>{typing.label}</label>
      <input
        id={field}
        className={style.field}
        value={text}
        maxLength={LONGEST_CLUE}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-describedby={note}
        aria-invalid={flaw !== undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <div id={note} role="status">
        {flaw && <Flaw text={text} flaw={flaw} />}
        {read && (
          <p>
            {typing.reads(read.text)} {read.isFitting ? words.leaves(read.worlds) : typing.unfitting}
          </p>
        )}
      </div>
      <Completions
        texts={completions}
        onTake={(each) => {
          setText(each);
          document.getElementById(field)?.focus();
        }}
      />
      <p className={style.buttons}>
        <Button look="primary" type="submit" disabled={!read}>
          {typing.say}
        </Button>
      </p>
    </form>
  );
}

// A new draft: of which game, how large; or one from a file.
"use client";

import { type ChangeEvent, useRef, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { Choices } from "../../base/design/choices.tsx";
import { Panel } from "../../base/design/panel.tsx";
import { readDraftFile } from "../store/kept-drafts.ts";
import { useAsker } from "../store/use-desk.ts";
import type { DraftData } from "../worker/messages.ts";
import style from "./drafts-page.module.css";

/** Boards of any shape up to thirty people. */
const SHAPES = [3, 4, 5, 6].flatMap((rows) => [3, 4, 5].map((cols) => ({ rows, cols })));
/** As many villagers as a village may have. */
const VILLAGES = Array.from({ length: 13 }, (_, at) => ({ N: at + 4 }));

type Size = (typeof SHAPES)[number] | (typeof VILLAGES)[number];

const FIVE_BY_FOUR = { sizes: SHAPES, usual: { rows: 5, cols: 4 } };
const FIVE_BY_THREE = { sizes: SHAPES, usual: { rows: 5, cols: 3 } };
const SIX_VILLAGERS = { sizes: VILLAGES, usual: { N: 6 } };

/** What can be begun. */
const BEGINNINGS = [
  { kind: "mixed", game: "cultivators", config: { dialect: "mixed" }, ...FIVE_BY_FOUR },
  { kind: "classic", game: "cultivators", config: { dialect: "classic" }, ...FIVE_BY_FOUR },
  { kind: "atoms", game: "cultivators", config: { dialect: "atoms" }, ...FIVE_BY_FOUR },
  { kind: "cultivatorLiars", game: "cultivators", config: { dialect: "classic", liars: true } },
  { kind: "who", game: "who", config: {}, ...FIVE_BY_THREE },
  { kind: "liars", game: "who", config: { liars: true } },
  { kind: "village", game: "village", config: { statementsPerSpeakerMin: 1 }, ...SIX_VILLAGERS },
] as const;

type Beginning = (typeof BEGINNINGS)[number];

/** A draft is a few kilobytes; anything larger is something else. */
const MAX_BYTES = 1_000_000;

interface BeginningsProps {
  readonly onBegin: (draft: DraftData) => void;
}

interface SizeChoiceProps {
  readonly sizes: readonly Size[];
  readonly size: Size;
  readonly onChoose: (size: Size) => void;
}

function SizeChoice({ sizes, size, onChoose }: SizeChoiceProps) {
  const words = useWords("workshop");
  const say = (each: Size) => ("N" in each ? words.villagers(each.N) : words.shape(each.rows, each.cols));
  return (
    <label className={style.buttons}>
      {words.size}
      <select value={say(size)} onChange={({ target }) => onChoose(sizes[target.selectedIndex] ?? size)}>
        {sizes.map((each) => (
          <option key={say(each)}>{say(each)}</option>
        ))}
      </select>
    </label>
  );
}

function FileButton({ onBegin, onFail }: BeginningsProps & { readonly onFail: () => void }) {
  const words = useWords("workshop");
  const input = useRef<HTMLInputElement>(null);
  const openFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = "";
    const draft = file && file.size <= MAX_BYTES ? readDraftFile(await file.text()) : undefined;
    if (draft) onBegin(draft);
    else onFail();
  };
  return (
    <>
      <Button look="quiet" onClick={() => input.current?.click()}>
        {words.openFile}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={words.file}
        onChange={openFile}
      />
    </>
  );
}

export function Beginnings({ onBegin }: BeginningsProps) {
  const words = useWords("workshop");
  const asker = useAsker();
  const [state, setState] = useState("");
  const [chosen, setChosen] = useState<Beginning>(BEGINNINGS[0]);
  const [size, setSize] = useState<Size>();
  const { kind, game, config } = chosen;
  const usual = "usual" in chosen ? chosen.usual : undefined;
  const begin = async () => {
    setState(words.working);
    const sized = { ...config, difficulty: "easy", ...(size ?? usual) };
    const outcome = await asker.ask({ kind: "begin", game, config: sized, seed: crypto.randomUUID() });
    if (outcome?.ok) onBegin(outcome.value);
    else if (outcome) setState(words.failed);
  };
  return (
    <Panel aria-labelledby="begin" className={style.beginnings}>
      <h2 id="begin">{words.begin}</h2>
      <Choices
        legend={words.of}
        name="kind"
        choices={BEGINNINGS.map((each) => ({ value: each.kind, label: words.kinds[each.kind] }))}
        value={kind}
        onChange={(value) => {
          setChosen(BEGINNINGS.find((each) => each.kind === value) ?? chosen);
          setSize(undefined);
        }}
      />
      {"sizes" in chosen && <SizeChoice sizes={chosen.sizes} size={size ?? chosen.usual} onChoose={setSize} />}
      <p className={style.buttons}>
        <Button look="primary" onClick={begin}>
          {words.start}
        </Button>
        <FileButton onBegin={onBegin} onFail={() => setState(words.notADraft)} />
      </p>
      <p role="status">{state}</p>
    </Panel>
  );
}

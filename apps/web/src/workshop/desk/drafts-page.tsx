// All drafts on this device: begin one, go on with one, copy it, delete it, or open one from a file.
"use client";

import { type ChangeEvent, useRef, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { ButtonLink } from "../../base/design/button-link.tsx";
import { Panel } from "../../base/design/panel.tsx";
import { Skin } from "../../base/design/skin.tsx";
import { LanguageSwitch } from "../../base/language/language-switch.tsx";
import { type KeptDraft, readDraftFile } from "../store/kept-drafts.ts";
import { useAsker } from "../store/use-desk.ts";
import type { DraftData } from "../worker/messages.ts";
import style from "./drafts-page.module.css";

/** What can be begun. */
const BEGINNINGS = [
  { kind: "mixed", game: "cultivators", config: { dialect: "mixed", difficulty: "easy" } },
  { kind: "classic", game: "cultivators", config: { dialect: "classic", difficulty: "easy" } },
  { kind: "atoms", game: "cultivators", config: { dialect: "atoms", difficulty: "easy" } },
  { kind: "cultivatorLiars", game: "cultivators", config: { dialect: "classic", difficulty: "easy", liars: true } },
  { kind: "who", game: "who", config: { difficulty: "easy" } },
  { kind: "liars", game: "who", config: { difficulty: "easy", liars: true } },
  { kind: "village", game: "village", config: { difficulty: "easy", statementsPerSpeakerMin: 1 } },
] as const;

/** Boards of any shape up to thirty people; of who, and of liars, the usual one. */
const SHAPES = [3, 4, 5, 6].flatMap((rows) => [3, 4, 5].map((cols) => ({ rows, cols })));

type Shape = (typeof SHAPES)[number];

const USUAL: Shape = { rows: 5, cols: 4 };

const isUsual = ({ rows, cols }: Shape): boolean => rows === USUAL.rows && cols === USUAL.cols;

/** As many villagers as a village may have. */
const VILLAGERS = Array.from({ length: 13 }, (_, at) => at + 4);

const USUAL_VILLAGE = 6;

/** A draft is a few kilobytes; anything larger is something else. */
const MAX_BYTES = 1_000_000;

interface DraftsPageProps {
  readonly drafts: readonly KeptDraft[];
  readonly deleted: KeptDraft | undefined;
  /** What comes of a puzzle in the address. */
  readonly said: string | undefined;
  readonly onOpen: (kept: KeptDraft) => void;
  readonly onBegin: (draft: DraftData) => void;
  readonly onCopy: (kept: KeptDraft) => void;
  readonly onDrop: (kept: KeptDraft) => void;
  readonly onBringBack: () => void;
}

function Beginnings({ onBegin }: Pick<DraftsPageProps, "onBegin">) {
  const words = useWords("workshop");
  const asker = useAsker();
  const [state, setState] = useState("");
  const [shape, setShape] = useState(USUAL);
  const [villagers, setVillagers] = useState(USUAL_VILLAGE);
  const begin = async ({ game, config }: (typeof BEGINNINGS)[number]) => {
    setState(words.working);
    const isSized = game === "cultivators" && !("liars" in config) && !isUsual(shape);
    const people = game === "village" ? { N: villagers } : {};
    const sized = isSized ? { ...config, ...shape } : { ...config, ...people };
    const outcome = await asker.ask({ kind: "begin", game, config: sized, seed: crypto.randomUUID() });
    if (outcome?.ok) onBegin(outcome.value);
    else if (outcome) setState(words.failed);
  };
  const input = useRef<HTMLInputElement>(null);
  const openFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = "";
    const draft = file && file.size <= MAX_BYTES ? readDraftFile(await file.text()) : undefined;
    if (draft) onBegin(draft);
    else setState(words.notADraft);
  };
  return (
    <Panel aria-labelledby="begin">
      <h2 id="begin">{words.begin}</h2>
      <label className={style.buttons}>
        {words.size}
        <select
          value={words.shape(shape.rows, shape.cols)}
          onChange={({ target }) => setShape(SHAPES[target.selectedIndex] ?? USUAL)}
        >
          {SHAPES.map(({ rows, cols }) => (
            <option key={`${rows} ${cols}`}>{words.shape(rows, cols)}</option>
          ))}
        </select>
      </label>
      <label className={style.buttons}>
        {words.villagers}
        <select value={villagers} onChange={({ target }) => setVillagers(Number(target.value))}>
          {VILLAGERS.map((count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
      </label>
      <div className={style.buttons}>
        {BEGINNINGS.map((each) => (
          <Button key={each.kind} onClick={() => begin(each)}>
            {words.kinds[each.kind]}
          </Button>
        ))}
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
      </div>
      <p role="status">{state}</p>
    </Panel>
  );
}

export function DraftsPage(props: DraftsPageProps) {
  const { drafts, deleted, onOpen, onCopy, onDrop, onBringBack } = props;
  const words = useWords("workshop");
  return (
    <Skin name="ink">
      <main className={style.page}>
        <p className={style.buttons}>
          <ButtonLink href="/" look="quiet">
            {words.allGames}
          </ButtonLink>
          <LanguageSwitch />
        </p>
        <h1>{words.title}</h1>
        <p>{words.about}</p>
        <p role="status">{props.said}</p>
        <Beginnings onBegin={props.onBegin} />
        <Panel aria-labelledby="drafts">
          <h2 id="drafts">{words.yourDrafts}</h2>
          <p role="status">
            {deleted && (
              <>
                {words.removed} <Button onClick={onBringBack}>{words.undo}</Button>
              </>
            )}
          </p>
          {drafts.length === 0 && <p>{words.nothingYet}</p>}
          <ul className={style.drafts}>
            {drafts.map((kept) => (
              <li key={kept.id}>
                <Button
                  className={style.open}
                  aria-label={words.open(kept.title || words.untitled)}
                  onClick={() => onOpen(kept)}
                >
                  {kept.title || words.untitled}
                </Button>
                <Button look="quiet" onClick={() => onCopy(kept)}>
                  {words.duplicate}
                </Button>
                <Button look="quiet" onClick={() => onDrop(kept)}>
                  {words.remove}
                </Button>
              </li>
            ))}
          </ul>
        </Panel>
      </main>
    </Skin>
  );
}

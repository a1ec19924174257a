// Somebody who has spoken: face and name to name them by, what is pencilled of them, and every statement with its own mark.

import type { PersonView, Word } from "@demonstrandum/engine";
import { memo } from "react";
import { useWords } from "../../../words/use-words.ts";
import { wordFor } from "../../../words/word-for.ts";
import { Portrait } from "../../base/design/portrait.tsx";
import { Seal } from "../../base/design/seal.tsx";
import { kindOf } from "../board/card.tsx";
import { sentenceKey } from "../board/lighting.ts";
import { isSupposed, type Notes, pencilled, pencilledTruth, tagOf, withNextTruth, withPencil } from "../notes/notes.ts";
import { TagMark } from "../notes/tag-mark.tsx";
import style from "./testimony.module.css";

/** What all villagers of a board have in common. */
export interface VillageSetting {
  readonly words: readonly [Word, Word];
  readonly glyphs: readonly [string, string];
  readonly onChoose: (person: number) => void;
  readonly onFocus: (person: number) => void;
  readonly onNotes: (change: (notes: Notes) => Notes) => void;
}

export interface VillagerProps {
  readonly setting: VillageSetting;
  readonly person: PersonView;
  readonly notes: Notes;
  /** What a supposed world says of them, while one is shown. */
  readonly world: boolean | undefined;
  readonly isLit: boolean;
  readonly isSpeaking: boolean;
  /** A sentence of a proof takes them as known. */
  readonly isGround: boolean;
  readonly isAsked: boolean;
  readonly isPointed: boolean;
  /** The arrow keys have come to them: only their buttons are reached by Tab. */
  readonly isCurrent: boolean;
  /** The sentences that clash, by key. */
  readonly clashing: ReadonlySet<string> | undefined;
}

const flag = (isOn: boolean) => (isOn ? "" : undefined);
const CHOICES = [false, true, undefined] as const;

/** Human, werewolf, or unsure, which everybody is at first. */
function PencilChoice({ setting: { words, glyphs, onNotes }, person, notes, isCurrent }: VillagerProps) {
  const { notes: say } = useWords("play");
  const { opinion, unsure, pencil } = useWords("testimony");
  const now = pencilled(notes, person.id);
  return (
    <fieldset className={style.choice}>
      <legend className="visually-hidden">{opinion(person.name)}</legend>
      {CHOICES.map((identity) => (
        <button
          key={String(identity)}
          type="button"
          className={style.mark}
          tabIndex={isCurrent ? 0 : -1}
          aria-label={identity === undefined ? unsure : say.pencil(wordFor(words, identity))}
          aria-pressed={now === identity}
          disabled={now !== identity && isSupposed(notes, person.id)}
          onClick={() => onNotes((before) => withPencil(before, person.id, identity))}
        >
          {identity === undefined ? (
            <span aria-hidden="true">?</span>
          ) : (
            <Seal glyph={glyphs[identity ? 1 : 0]} kind={identity ? "b" : "a"} isGhost={now !== identity} />
          )}
          <small>{pencil(identity === undefined ? undefined : wordFor(words, identity))}</small>
        </button>
      ))}
    </fieldset>
  );
}

/** A tick, a cross, or an empty ring. */
const TruthMark = ({ isTrue }: { readonly isTrue: boolean | undefined }) => (
  <svg viewBox="0 0 24 24" className={style.tick} aria-hidden="true" focusable="false">
    <circle cx="12" cy="12" r="10" />
    {isTrue === true && <path d="M7 12.5l3.5 3.5L17 8.5" />}
    {isTrue === false && <path d="M8 8l8 8M16 8l-8 8" />}
  </svg>
);

function Statements({ setting: { onNotes }, person, notes, clashing, isCurrent }: VillagerProps) {
  const { sentence } = useWords("play").board;
  const { truth } = useWords("testimony");
  if (!person.clue) return null;
  return (
    <ol className={style.said}>
      {person.clue.sentences.map((text, at) => {
        const isTrue = pencilledTruth(notes, person.id, at);
        return (
          <li
            key={text}
            className={style.statement}
            data-truth={isTrue}
            data-clash={flag(clashing?.has(sentenceKey(person.id, at)) ?? false)}
          >
            <button
              type="button"
              className={style.truth}
              tabIndex={isCurrent ? 0 : -1}
              aria-label={truth(person.name, at + 1, isTrue)}
              onClick={() => onNotes((before) => withNextTruth(before, person.id, at))}
            >
              <TruthMark isTrue={isTrue} />
            </button>
            <p data-said="">{sentence(text)}</p>
          </li>
        );
      })}
    </ol>
  );
}

/** Who it is: pressed to name them. Once known, the seal says what they are. */
function Who(props: VillagerProps) {
  const { setting, person, notes, world, isCurrent } = props;
  const { words, glyphs } = setting;
  const { villager, nameThem } = useWords("testimony");
  const { id, name, latin, identity, clue } = person;
  const kind = kindOf(identity);
  const tag = kind ? undefined : tagOf(notes, id);
  const supposed = world ?? pencilled(notes, id);
  return (
    <button
      type="button"
      className={style.who}
      data-person={id}
      data-kind={kind}
      data-lit={flag(props.isLit)}
      data-speaking={flag(props.isSpeaking)}
      data-ground={flag(props.isGround)}
      data-asked={flag(props.isAsked)}
      data-pointed={flag(props.isPointed)}
      data-spent={flag(clue?.isSpent ?? false)}
      data-world={kind ? undefined : kindOf(world)}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={villager({ person, words, tag, supposed })}
      onClick={() => setting.onChoose(id)}
    >
      <Portrait name={latin ?? name} kind={kind} className={style.face} />
      <span className={style.name} data-text="">
        {name}
        <small>{identity === undefined ? nameThem : wordFor(words, identity)}</small>
      </span>
      {tag && <TagMark tag={tag} />}
      {kind && <Seal glyph={glyphs[kind === "b" ? 1 : 0]} kind={kind} className={style.seal} />}
      {!kind && world !== undefined && (
        <Seal glyph={glyphs[world ? 1 : 0]} kind={world ? "b" : "a"} isGhost className={style.seal} />
      )}
    </button>
  );
}

export const VillagerCard = memo(function VillagerCard(props: VillagerProps) {
  const { setting, person, world } = props;
  return (
    <li className={style.villager} data-card="" onFocus={() => setting.onFocus(person.id)}>
      <div className={style.head}>
        <Who {...props} />
        {person.identity === undefined && world === undefined && <PencilChoice {...props} />}
      </div>
      <Statements {...props} />
    </li>
  );
});

// One person on the board. A button that carries everything about them: face, name, place, roots and, once known, seal and clue.
import type { PersonView, Word } from "@demonstrandum/engine";
import { memo } from "react";
import { Portrait } from "../design/portrait.tsx";
import { Roots } from "../design/roots.tsx";
import { Seal } from "../design/seal.tsx";
import type { Tag } from "../state/saved-play.ts";
import style from "./card.module.css";
import { clueText, sayPerson } from "./say-person.ts";
import { TagMark } from "./tag-mark.tsx";

export interface CardProps {
  readonly person: PersonView;
  readonly words: readonly [Word, Word];
  readonly glyphs: readonly [string, string];
  readonly tag: Tag | undefined;
  readonly isStory: boolean;
  /** A clue, a hint or a proof speaks of them. */
  readonly isLit: boolean;
  /** It is their clue that is being read, or that a hint rests on. */
  readonly isSpeaking: boolean;
  readonly isChosen: boolean;
  readonly isPointed: boolean;
  /** The dialog about them is open. */
  readonly isAsked: boolean;
  /** The last verdict on them was refused. */
  readonly isRefused: boolean;
  /** What a supposed world says of them. */
  readonly supposed: boolean | undefined;
  readonly tabIndex: 0 | -1;
  readonly onChoose: (person: number) => void;
  readonly onFocus: (person: number) => void;
}

/** The first or the second kind; undefined while hidden. */
export const kindOf = (identity: boolean | undefined) => (identity === undefined ? undefined : identity ? "b" : "a");
const flag = (isOn: boolean) => (isOn ? "" : undefined);

export const Card = memo(function Card(props: CardProps) {
  const { person, words, glyphs, tag, isStory, supposed } = props;
  const { clue, identity } = person;
  const kind = kindOf(identity);
  const guess = identity === undefined ? supposed : undefined;
  return (
    <button
      type="button"
      className={style.card}
      data-person={person.id}
      data-kind={kind}
      data-rootless={flag(person.roots.length === 0)}
      data-lit={flag(props.isLit)}
      data-speaking={flag(props.isSpeaking)}
      data-spent={flag(clue?.isSpent ?? false)}
      data-asked={flag(props.isAsked)}
      data-pointed={flag(props.isPointed)}
      data-refused={flag(props.isRefused)}
      data-locked={flag(person.isLocked)}
      tabIndex={props.tabIndex}
      aria-label={sayPerson({ person, words, tag, isStory, supposed })}
      aria-current={props.isChosen ? "true" : undefined}
      onClick={() => props.onChoose(person.id)}
      onFocus={() => props.onFocus(person.id)}
    >
      <span className={style.place}>{person.place}</span>
      {tag && !kind && (
        <span className={style.tag}>
          <TagMark tag={tag} />
        </span>
      )}
      <Portrait name={person.name} kind={kind} isDim={clue?.isSpent ?? false} className={style.face} />
      <span className={style.name}>{person.name}</span>
      <Roots roots={person.roots} className={style.roots} />
      {clue && <span className={style.say}>{clueText(clue, isStory)}</span>}
      {kind && <Seal glyph={glyphs[kind === "b" ? 1 : 0]} kind={kind} className={style.seal} />}
      {guess !== undefined && (
        <Seal glyph={glyphs[guess ? 1 : 0]} kind={guess ? "b" : "a"} isGhost className={style.seal} />
      )}
      {person.isLocked && <span className={style.wait}>wait</span>}
    </button>
  );
});

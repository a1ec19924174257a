// One person on the board: a cell of the grid, and in it a button that carries everything about them. A move lights up other cards than the
// one before, so being lit is kept apart from what a card shows, which only a move about that person changes.

import type { PersonView, Word } from "@demonstrandum/engine";
import { memo, useMemo } from "react";
import { clueText } from "../../../words/clue-text.ts";
import { columnOf } from "../../../words/place.ts";
import { useWords } from "../../../words/use-words.ts";
import { classNames } from "../../base/design/class-names.ts";
import { cellRole } from "../../base/design/grid-roles.ts";
import { Portrait } from "../../base/design/portrait.tsx";
import { Roots } from "../../base/design/roots.tsx";
import { Seal } from "../../base/design/seal.tsx";
import { useAfterPaint } from "../../base/design/use-after-paint.ts";
import type { Tag } from "../notes/notes.ts";
import { TagMark } from "../notes/tag-mark.tsx";
import style from "./card.module.css";

/** What all cards of a board have in common. */
export interface CardSetting {
  readonly words: readonly [Word, Word];
  readonly glyphs: readonly [string, string];
  readonly isStory: boolean;
  readonly onChoose: (person: number) => void;
  readonly onFocus: (person: number) => void;
}

interface CardProps {
  readonly setting: CardSetting;
  readonly person: PersonView;
  readonly tag: Tag | undefined;
  /** A clue, a hint or a proof speaks of them. */
  readonly isLit: boolean;
  /** It is their clue that is being read, or that a hint rests on. */
  readonly isSpeaking: boolean;
  /** A clue names them to say where others stand. */
  readonly isReference: boolean;
  /** A sentence of a proof takes them as known. */
  readonly isGround: boolean;
  /** Which of the groups of a proof they are in. */
  readonly group: number | undefined;
  readonly isChosen: boolean;
  readonly isPointed: boolean;
  /** The dialog about them is open. */
  readonly isAsked: boolean;
  /** What a supposed world says of them. */
  readonly supposed: boolean | undefined;
  /** What their clue is pencilled as, where some may lie. */
  readonly truth: boolean | undefined;
  /** The arrow keys have come to them. */
  readonly isCurrent: boolean;
}

/** The first or the second kind; undefined while hidden. */
export const kindOf = (identity: boolean | undefined) => (identity === undefined ? undefined : identity ? "b" : "a");
const flag = (isOn: boolean) => (isOn ? "" : undefined);

/** So many groups of a proof look different from each other. */
const GROUP_LOOKS = 3;

type LikenessProps = Pick<CardProps, "setting" | "person" | "tag" | "supposed" | "truth">;

/** The face takes on what the seal beside it says a frame later, as its drawing is the dearest part of a card; and loses it at once. */
function Face({
  person: { name, latin },
  kind,
}: {
  readonly person: PersonView;
  readonly kind: "a" | "b" | undefined;
}) {
  const painted = useAfterPaint(kind);
  return <Portrait name={latin ?? name} kind={kind && painted} className={style.face} />;
}

/** Face, name, place, roots and, once known, seal and clue. */
const Likeness = memo(function Likeness({ setting, person, tag, supposed, truth }: LikenessProps) {
  const { glyphs, isStory } = setting;
  const words = useWords("play").board;
  const { clue, identity } = person;
  const kind = kindOf(identity);
  const guess = kind ? undefined : kindOf(supposed);
  return (
    <>
      <span className={style.place} data-text="" data-place="">
        {person.place}
      </span>
      {tag && !kind && (
        <span className={style.tag}>
          <TagMark tag={tag} />
        </span>
      )}
      <Face person={person} kind={kind} />
      <span className={style.name} data-text="">
        {person.name}
      </span>
      <Roots roots={person.marks} nameOf={words.root} className={style.roots} />
      {clue && (
        <span className={style.say} data-said="" data-truth={truth}>
          {clueText(clue, isStory, words)}
        </span>
      )}
      <Seal
        glyph={glyphs[(kind ?? guess) === "b" ? 1 : 0]}
        kind={kind ?? guess ?? "a"}
        isGhost={guess !== undefined}
        className={classNames(style.seal, !kind && !guess && style.unsealed)}
      />
      {isClosed(person) && <span className={style.wait}>{words.wait}</span>}
    </>
  );
});

/** Neither verdict is proved, and both were tried. */
const isClosed = ({ refused }: PersonView): boolean => refused.length === 2;

export const Card = memo(function Card(props: CardProps) {
  const { setting, person, tag, supposed, truth } = props;
  const { words, isStory } = setting;
  const { board } = useWords("play");
  const label = useMemo(
    () => board.person({ person, words, tag, isStory, supposed, truth }),
    [board, person, words, tag, isStory, supposed, truth],
  );
  return (
    <div {...cellRole(board.column(columnOf(person)), props.isChosen)} className={style.cell}>
      <button
        type="button"
        className={style.card}
        data-card=""
        data-person={person.id}
        data-kind={kindOf(person.identity)}
        data-lit={flag(props.isLit)}
        data-speaking={flag(props.isSpeaking)}
        data-reference={flag(props.isReference)}
        data-ground={flag(props.isGround)}
        data-group={props.group === undefined ? undefined : props.group % GROUP_LOOKS}
        data-clue={flag(person.clue !== undefined)}
        data-spent={flag(person.clue?.isSpent ?? false)}
        data-asked={flag(props.isAsked)}
        data-pointed={flag(props.isPointed)}
        data-locked={flag(isClosed(person))}
        tabIndex={props.isCurrent ? 0 : -1}
        aria-label={label}
        aria-current={props.isChosen ? "true" : undefined}
        onClick={() => setting.onChoose(person.id)}
        onFocus={() => setting.onFocus(person.id)}
      >
        <Likeness setting={setting} person={person} tag={tag} supposed={supposed} truth={truth} />
      </button>
    </div>
  );
});

// The board of a village: nobody stands anywhere in particular, and everyone has spoken. A list of villagers with all they said, walked
// with the arrow keys.
"use client";

import type { PersonView, View, Word } from "@demonstrandum/engine";
import { type KeyboardEvent, memo, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { wordFor } from "../../../words/word-for.ts";
import { Portrait } from "../../base/design/portrait.tsx";
import { Seal } from "../../base/design/seal.tsx";
import { useGradually } from "../../base/design/use-gradually.ts";
import type { BoardProps } from "../board/board.tsx";
import { kindOf } from "../board/card.tsx";
import { keyAction } from "../board/keys.ts";
import { type Lighting, sentenceKey } from "../board/lighting.ts";
import { isSupposed, type Notes, pencilled, pencilledTruth, tagOf, withNextTruth, withPencil } from "../notes/notes.ts";
import { TagMark } from "../notes/tag-mark.tsx";
import style from "./testimony.module.css";

/** What all villagers of a board have in common. */
interface VillageSetting {
  readonly words: readonly [Word, Word];
  readonly glyphs: readonly [string, string];
  readonly onChoose: (person: number) => void;
  readonly onFocus: (person: number) => void;
  readonly onNotes: (change: (notes: Notes) => Notes) => void;
}

interface VillagerProps {
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

/**
 * Somebody who has spoken: face and name to name them by, what is pencilled of them, and every statement with its own
 * mark.
 */
const VillagerCard = memo(function VillagerCard(props: VillagerProps) {
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

// Where the arrow keys lead among cards that are laid out in rows of any number: to the next in line, or to the
// nearest in the row above or below.

interface Box {
  readonly x: number;
  readonly y: number;
}

const SAME_ROW = 4;

/** The index a key leads to; undefined if the key does not move, the same at the border. */
export function stepBeside(boxes: readonly Box[], at: number, key: string): number | undefined {
  const last = boxes.length - 1;
  switch (key) {
    case "ArrowLeft":
      return Math.max(0, at - 1);
    case "ArrowRight":
      return Math.min(last, at + 1);
    case "ArrowUp":
      return nearest(boxes, at, -1);
    case "ArrowDown":
      return nearest(boxes, at, 1);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return undefined;
  }
}

/** Of the next row in that direction, the one straight above or below, or else the closest. */
function nearest(boxes: readonly Box[], at: number, direction: 1 | -1): number {
  const here = boxes[at];
  if (!here) return at;
  const beyond = boxes.filter(({ y }) => (y - here.y) * direction > SAME_ROW);
  const row = Math.min(...beyond.map(({ y }) => Math.abs(y - here.y)));
  const candidates = beyond.filter(({ y }) => Math.abs(Math.abs(y - here.y) - row) <= SAME_ROW);
  const closest = candidates.toSorted((a, b) => Math.abs(a.x - here.x) - Math.abs(b.x - here.x))[0];
  return closest ? boxes.indexOf(closest) : at;
}

interface TestimonyBoardProps extends BoardProps {
  /** An answer is being read: whoever it is about comes into view. */
  readonly isAnswering: boolean;
  readonly onNotes: (change: (notes: Notes) => Notes) => void;
}

const cardsIn = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>("[data-person]")];

/** Where the story begins: how many there are, and who tells the truth. */
const Story = ({ view }: { readonly view: View }) => (
  <p className={style.story} data-rule="">
    {useWords("testimony").story(view.people.length)}
    <b>{view.honesty}</b>
  </p>
);

/** So many are drawn anew in one picture. */
const CARDS_AT_ONCE = 3;

/** A village may be longer than the screen. */
function useBroughtIntoView(list: RefObject<HTMLElement | null>, lighting: Lighting, isWanted: boolean): void {
  useEffect(() => {
    const [person] = lighting.lit.size > 0 ? lighting.lit : lighting.speaking;
    if (isWanted && person !== undefined)
      list.current
        ?.querySelector(`[data-person="${person}"]`)
        ?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [list, lighting, isWanted]);
}

export function TestimonyBoard(props: TestimonyBoardProps) {
  const { view, glyphs, notes, lighting, onChoose, onNotes } = props;
  const { words } = view;
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const setting = useMemo(
    () => ({ words, glyphs, onChoose, onNotes, onFocus: setCurrent }),
    [words, glyphs, onChoose, onNotes],
  );

  const { shown, isBusy } = useGradually(view.people, CARDS_AT_ONCE);
  useBroughtIntoView(list, lighting, props.isAnswering && !isBusy);

  function walk(key: string): boolean {
    const cards = list.current ? cardsIn(list.current) : [];
    const boxes = cards.map((card) => card.getBoundingClientRect());
    const next = stepBeside(boxes, current, key);
    if (next !== undefined) cards[next]?.focus();
    return next !== undefined;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.metaKey || event.ctrlKey) return;
    if (walk(event.key)) {
      event.preventDefault();
      return;
    }
    const action = event.repeat ? undefined : keyAction(event.key, props.keys);
    if (!action) return;
    event.preventDefault();
    if (action.kind === "verdict") props.onVerdict?.(current, action.identity);
    if (action.kind === "tag") props.onTag?.(current);
    if (action.kind === "pencil") props.onPencil?.(current);
    if (action.kind === "hint") props.onHint?.();
  }

  return (
    <section className={style.stand} aria-label={useWords("testimony").label(props.label, view.people.length)}>
      <Story view={view} />
      <ul ref={list} aria-busy={isBusy} className={style.village} onKeyDown={onKeyDown}>
        {shown.map((person) => (
          <VillagerCard
            key={person.id}
            setting={setting}
            person={person}
            notes={notes}
            world={lighting.world?.[person.id]}
            isLit={lighting.lit.has(person.id)}
            isSpeaking={lighting.speaking.has(person.id)}
            isGround={lighting.known?.has(person.id) ?? false}
            isAsked={props.asked === person.id}
            isPointed={props.pointed === person.id}
            isCurrent={current === person.id}
            clashing={lighting.sentences}
          />
        ))}
      </ul>
    </section>
  );
}

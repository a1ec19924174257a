// What a player can do at the table. Each action asks the play for what it needs and then moves the eyes.

import type { HintLevel, Move, Outcome } from "@demonstrandum/engine";
import { type RefObject, startTransition } from "react";
import { wordFor } from "../../../words/word-for.ts";
import type { Words } from "../../../words/words.ts";
import { afterPaint } from "../../base/design/after-paint.ts";
import type { Preferences } from "../../base/storage/preferences.ts";
import { bringIntoView } from "../board/bring-into-view.ts";
import { accusedIn } from "../notes/accused.ts";
import {
  type Notes,
  nextPencil,
  nextTag,
  pencilled,
  supposedIn,
  type Tag,
  withPencil,
  withTag,
} from "../notes/notes.ts";
import { byWaiting } from "../proof/by-waiting.ts";
import type { Play } from "../store/play-store.ts";
import { shareViews } from "../store/share-view.ts";
import { answering, choosing, type Gaze, isMeant, type Sheet, saying, taughtBy } from "./gaze.ts";
import { sayOutcome } from "./say-outcome.ts";

// The hint to ask for next.

const LAST_HINT = 5 satisfies HintLevel;

/** One level further if the last move was a hint, otherwise the first. */
function nextHint(outcome: Outcome | undefined): HintLevel {
  const level = outcome?.kind === "hint" ? outcome.hint.level : 0;
  return level === LAST_HINT ? LAST_HINT : ((level + 1) as HintLevel);
}

const EASE = "cubic-bezier(0.2, 0.8, 0.2, 1)";
const PRESS: Keyframe[] = [{ scale: 1 }, { scale: 1.7, offset: 0.3 }, { scale: 0.86, offset: 0.7 }, { scale: 1 }];
const SHAKE: Keyframe[] = [
  { transform: "none" },
  { transform: "translateX(-6px) rotate(-0.6deg)", offset: 0.2 },
  { transform: "translateX(5px) rotate(0.5deg)", offset: 0.45 },
  { transform: "translateX(-3px)", offset: 0.7 },
  { transform: "none" },
];

const wantsMotion = (): boolean => window.matchMedia("(prefers-reduced-motion: no-preference)").matches;

function animate(root: ParentNode, selector: string, frames: Keyframe[]): void {
  afterPaint(() => {
    if (wantsMotion()) root.querySelector(selector)?.animate(frames, { duration: 420, easing: EASE });
  });
}

/**
 * How a card answers a move: its seal is pressed, or it shakes its head. Begun only after the frame that shows the
 * answer, as a browser takes longer to start an animation than to draw a card; and from how the card already looks,
 * so that nothing jumps.
 */
const pressSeal = (root: ParentNode, person: number): void =>
  animate(root, `[data-person="${person}"] [data-seal]`, PRESS);

const shakeCard = (root: ParentNode, person: number): void => animate(root, `[data-person="${person}"]`, SHAKE);

/** What actions need to know of the table, always the latest. */
export interface TableSide {
  readonly play: Play;
  readonly words: Words["play"];
  readonly gaze: RefObject<Gaze>;
  readonly look: (next: (gaze: Gaze) => Gaze) => void;
  readonly preferences: RefObject<Preferences>;
  /** What the table is drawn in. */
  readonly root: RefObject<HTMLElement | null>;
  /** Runs while the sheet of a verdict waits for its answer. */
  readonly patience: { current: ReturnType<typeof setTimeout> | undefined };
}

export type Actions = ReturnType<typeof makeActions>;

const ignore = () => {};

const END_DELAY = 450;
/** As long as that a sheet waits for the answer, so that both are one picture; a slow referee does not keep it open. */
const PATIENCE = 120;

function tellEnd({ play, look }: TableSide): void {
  // The last seal is seen to fall before the end is told.
  if (play.getState().view.isDone) setTimeout(() => look((gaze) => ({ ...gaze, sheet: "end" })), END_DELAY);
}

function showOutcome(seat: TableSide, outcome: Outcome): void {
  const { play, words, look, root } = seat;
  const { isStory, hasSound } = seat.preferences.current;
  const text = sayOutcome(words, play.getState().view, outcome, isStory);
  look((gaze) => saying(answering(gaze, outcome), text));
  if (hasSound) import("./sound.ts").then(({ playSound }) => playSound(outcome.kind), ignore);
  if (outcome.kind === "accepted" && root.current) pressSeal(root.current, outcome.person);
  if (outcome.kind === "accepted" || outcome.kind === "convicted") tellEnd(seat);
  if (outcome.kind === "refused" && root.current) shakeCard(root.current, outcome.person);
}

const move = (seat: TableSide, next: Move, then?: (outcome: Outcome) => void): void => {
  seat.play
    .makeMove(next, (outcome) => {
      showOutcome(seat, outcome);
      then?.(outcome);
    })
    .catch(() => undefined);
};

const focusCard = ({ root }: TableSide, person: number): void =>
  root.current?.querySelector<HTMLElement>(`[data-person="${person}"]`)?.focus();

function closeSheet(seat: TableSide, person: number): void {
  if (seat.patience.current === undefined) return;
  clearTimeout(seat.patience.current);
  seat.patience.current = undefined;
  seat.look((gaze) => ({ ...gaze, asking: undefined }));
  focusCard(seat, person);
}

function haveJudged(seat: TableSide, person: number, identity: boolean): void {
  seat.patience.current = setTimeout(() => closeSheet(seat, person), PATIENCE);
  move(seat, { kind: "verdict", person, identity }, () => closeSheet(seat, person));
}

/** Said once, a verdict is only looked at and can be taken back; said again, it is judged, and a third time changes nothing. */
function say(seat: TableSide, person: number, identity: boolean): void {
  const { view } = seat.play.getState();
  if (view.people[person]?.identity !== undefined || seat.patience.current !== undefined) return;
  const isClosed = view.people[person]?.refused.includes(identity);
  if (!seat.preferences.current.isQuick && !isClosed && !isMeant(seat.gaze.current, person, identity)) {
    seat.look((gaze) => ({ ...gaze, asking: { person, identity } }));
    return;
  }
  haveJudged(seat, person, identity);
}

/** A hint already given is shown again before a further one is asked for, and the last one costs only once. */
function askHint(seat: TableSide): void {
  const { view, outcome } = seat.play.getState();
  const { isAnswerOpen } = seat.gaze.current;
  if (view.isDone) return;
  if (outcome?.kind === "hint" && (!isAnswerOpen || outcome.hint.level === LAST_HINT))
    seat.look((gaze) => ({ ...gaze, isAnswerOpen: true }));
  else move(seat, { kind: "hint", level: nextHint(outcome) });
}

function cycleTag({ play, words, look }: TableSide, person: number): void {
  const { view, notes } = play.getState();
  if (view.people[person]?.identity !== undefined) return;
  const tag: Tag | undefined = nextTag(notes, person);
  play.changeNotes((before) => withTag(before, person, tag));
  look((gaze) => saying(gaze, words.notes.tagged(tag)));
}

/** Unsure, the ordinary kind, the hidden kind. */
function cyclePencil({ play, words, look }: TableSide, person: number): void {
  const { view, notes } = play.getState();
  if (view.people[person]?.identity !== undefined) return;
  play.changeNotes((before) => withPencil(before, person, nextPencil(before, person)));
  const now = pencilled(play.getState().notes, person);
  if (now === pencilled(notes, person)) return;
  const kind = now === undefined ? undefined : wordFor(view.words, now);
  look((gaze) => saying(gaze, words.notes.pencilled(kind)));
}

/** An answer that is there already is shown again: the same question would bring no other. */
function askClash(seat: TableSide): void {
  const { notes, moves, outcome } = seat.play.getState();
  const supposed = supposedIn(notes);
  const last = moves.at(-1);
  const isAnswered = outcome?.kind === "clash" && last?.kind === "clash" && isSame(last.supposed, supposed);
  if (isAnswered) seat.look((gaze) => ({ ...gaze, isAnswerOpen: true }));
  else move(seat, { kind: "clash", supposed });
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Everybody not known or pencilled as the hidden kind is accused of being the ordinary one. */
function accuse(seat: TableSide): void {
  const { view, notes } = seat.play.getState();
  seat.look((gaze) => ({ ...gaze, sheet: undefined }));
  move(seat, { kind: "accuse", people: accusedIn(view, notes) });
}

/** The result stays until what shows the replay has been loaded. */
async function openReplay({ play, look }: TableSide): Promise<void> {
  const steps = shareViews(await play.referee.replay(), play.getState().view);
  if (steps.length === 0) return;
  startTransition(() => look((gaze) => ({ ...gaze, sheet: undefined, sentence: 0, replay: { steps, at: 0 } })));
}

/** Opens at the board that took longest. False if there is nothing to look at. */
async function openReview({ play, look }: TableSide): Promise<boolean> {
  const { times, view } = play.getState();
  const steps = shareViews((await play.referee.review?.(times)) ?? [], view);
  if (steps.length === 0) return false;
  const at = byWaiting(steps)[0] ?? 0;
  startTransition(() => look((gaze) => ({ ...gaze, sheet: undefined, sentence: 0, replay: { steps, at } })));
  return true;
}

async function restart({ play, words, look }: TableSide): Promise<void> {
  await play.startOver();
  look((gaze) => saying({ ...gaze, sheet: undefined, isAnswerOpen: false }, words.outcome.startedOver));
}

export function makeActions(seat: TableSide) {
  const { play, look } = seat;
  return {
    choose: (person: number) => look((gaze) => choosing(gaze, play.getState().view, person)),
    say: (person: number, identity: boolean) => say(seat, person, identity),
    move: (next: Move, then?: (outcome: Outcome) => void) => move(seat, next, then),
    askHint: () => askHint(seat),
    cycleTag: (person: number) => cycleTag(seat, person),
    cyclePencil: (person: number) => cyclePencil(seat, person),
    note(change: (notes: Notes) => Notes) {
      if (!seat.gaze.current.replay) play.changeNotes(change);
    },
    askClash: () => askClash(seat),
    accuse: () => accuse(seat),
    focusCard: (person: number) => focusCard(seat, person),
    /** Closes whatever lies over the board; the focus goes back to where it was. */
    uncover() {
      const { asking } = seat.gaze.current;
      look((gaze) => ({ ...gaze, asking: undefined, sheet: undefined }));
      if (asking) focusCard(seat, asking.person);
    },
    openSheet: (sheet: Sheet) => look((gaze) => ({ ...gaze, sheet })),
    point(pointed: number | undefined, taught: readonly number[]) {
      look((gaze) => taughtBy(gaze, pointed, taught));
      if (pointed !== undefined && seat.root.current) bringIntoView(seat.root.current, [pointed]);
    },
    closeAnswer: () => look((gaze) => ({ ...gaze, isAnswerOpen: false })),
    readSentence: (sentence: number | undefined) => look((gaze) => ({ ...gaze, sentence })),
    openReplay: () => openReplay(seat),
    openReview: () => openReview(seat),
    // Drawn apart from the press, which is a task of its own already.
    goToStep: (at: number) =>
      startTransition(() => look((gaze) => ({ ...gaze, sentence: 0, replay: gaze.replay && { ...gaze.replay, at } }))),
    closeReplay: () => startTransition(() => look((gaze) => ({ ...gaze, sentence: undefined, replay: undefined }))),
    restart: () => restart(seat),
    takeBackRestart: () => play.takeBackStartOver(),
  };
}

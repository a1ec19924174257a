// Where the player's eyes are: whose clue they read, whom they are about to name, which answer or dialog is open.
// Everything about the puzzle itself comes from the play.
import type { Outcome, View } from "@demonstrandum/engine";
import { proofIn } from "../board/lighting.ts";
import type { ReplayStep } from "../referee/referee.ts";

/** Whom the player is about to name, and as what, once they have said it the first time. */
interface Asking {
  readonly person: number;
  readonly identity?: boolean | undefined;
}

export type Sheet = "clues" | "more" | "restart" | "accuse" | "end";

export interface Gaze {
  /** Whose clue is being read. */
  readonly chosen: number | undefined;
  readonly asking: Asking | undefined;
  /** Whom the teacher points at. */
  readonly pointed: number | undefined;
  /** Whose clues the teacher explains, until another is chosen. */
  readonly taught: readonly number[];
  readonly isAnswerOpen: boolean;
  /** Which sentence of a proof. */
  readonly sentence: number | undefined;
  readonly replay: { readonly steps: readonly ReplayStep[]; readonly at: number } | undefined;
  readonly sheet: Sheet | undefined;
  /** What a screen reader says; another turn is another sentence. */
  readonly said: { readonly text: string; readonly turn: number };
}

/** Whether the last move's outcome has something to show beside the board. */
export const hasAnswer = (outcome: Outcome | undefined): outcome is Outcome =>
  outcome !== undefined && !["accepted", "convicted", "known"].includes(outcome.kind);

/** A proof is read from its beginning. */
const firstSentence = (outcome: Outcome | undefined): number | undefined =>
  outcome && proofIn(outcome) ? 0 : undefined;

export const firstGaze = (view: View, outcome: Outcome | undefined): Gaze => ({
  // Where everybody has spoken, nobody's word comes first.
  chosen: view.isOpen ? undefined : view.people.find((person) => person.clue)?.id,
  asking: undefined,
  pointed: undefined,
  taught: [],
  isAnswerOpen: hasAnswer(outcome),
  sentence: firstSentence(outcome),
  replay: undefined,
  sheet: undefined,
  said: { text: "", turn: 0 },
});

export const saying = (gaze: Gaze, text: string): Gaze => ({ ...gaze, said: { text, turn: gaze.said.turn + 1 } });

/** Someone on the board was chosen: a clue to read, or a person to name. A replay is only looked at. */
export function choosing(gaze: Gaze, view: View, person: number): Gaze {
  if (gaze.replay) return gaze;
  const { identity, clue } = view.people[person] ?? {};
  const next = clue ? { ...gaze, chosen: person } : gaze;
  return identity === undefined ? { ...next, asking: { person } } : { ...next, isAnswerOpen: false };
}

/** The answer to a move is there. */
export const answering = (gaze: Gaze, outcome: Outcome): Gaze => ({
  ...gaze,
  sentence: firstSentence(outcome),
  asking: undefined,
  isAnswerOpen: hasAnswer(outcome),
  chosen: outcome.kind === "accepted" ? outcome.person : gaze.chosen,
});

/** What the teacher says next: whoever is to be named takes the eyes off the clue that was read last. */
export const taughtBy = (gaze: Gaze, pointed: number | undefined, taught: readonly number[]): Gaze => ({
  ...gaze,
  pointed,
  taught,
  chosen: pointed === undefined ? gaze.chosen : undefined,
});

/** A verdict is said once to be looked at, and a second time to be judged. */
export const isMeant = ({ asking }: Gaze, person: number, identity: boolean): boolean =>
  asking?.person === person && asking.identity === identity;

/** Whether something lies over the board that Escape and Back close. */
export const isCovered = ({ asking, sheet }: Gaze): boolean => asking !== undefined || sheet !== undefined;

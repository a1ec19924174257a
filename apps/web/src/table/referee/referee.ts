// What the page plays against. The puzzle and its answers are on the other side, in a worker or on a server; the page has what a player may
// see and nothing else. Everything here can be sent as JSON.
import type { Byline, Hint, Move, Outcome, View } from "@demonstrandum/engine";

/** Where a play stands. */
export interface Standing {
  readonly moves: readonly Move[];
  readonly view: View;
  /** What the last move brought; none before the first. */
  readonly outcome?: Outcome | undefined;
  /** How long a play that is over took, in milliseconds, where the other side keeps the time. */
  readonly millis?: number | undefined;
}

/** What came of a move, and where the play stands after it. */
export interface Answer extends Standing {
  readonly outcome: Outcome;
}

/** What a page may know of a puzzle besides its view. */
export interface About {
  readonly seed: string;
  readonly difficulty: string;
  /** The game's own settings with which another like it is made, where they may be known. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Who made it, where somebody made it by hand. */
  readonly byline?: Byline;
  /** Every kind of clue was switched off, so the basic ones are used. */
  readonly hasFallenBack?: boolean;
}

export type Opening =
  | { readonly kind: "open"; readonly about: About; readonly standing: Standing }
  /** There is no such puzzle; `text` says why. One that is not sound can still be mended. */
  | { readonly kind: "no-puzzle"; readonly text: string; readonly isUnsound?: boolean }
  /** The puzzle is sound, but these are no moves of it. */
  | { readonly kind: "no-moves" };

/** A step of the shortest reasoning: the board before it, and the hint that shows it. */
export interface ReplayStep {
  readonly view: View;
  readonly hint: Hint;
  /** In a review. */
  readonly spent?: Spent;
}

/** How a player went on from a board, beside the shortest reasoning. */
export interface Spent {
  /** How long they looked at it. */
  readonly millis: number;
  /** Whom they found then. */
  readonly person: number;
  /** A hint would have shown them too. */
  readonly isHinted: boolean;
  /** For how many milliseconds what the hint shows had been provable before they came to this board. */
  readonly overlooked: number;
}

/** Answers come in the order of the questions. A promise fails only if the other side cannot be reached. */
export interface Referee {
  /** Moves stay made: there is no starting over. */
  readonly isBinding?: boolean;
  /** Takes the play up after these moves. A referee that keeps the moves itself answers with its own. */
  open(moves: readonly unknown[]): Promise<Opening>;
  move(move: Move): Promise<Answer>;
  /** The shortest reasoning; empty as long as the play is not over. */
  replay(): Promise<readonly ReplayStep[]>;
  /**
   * Every board from which the player found somebody, in order, each with what the shortest reasoning saw there; empty where none held them
   * up. `times` is when each person was found, in milliseconds played.
   */
  review?(times: readonly number[]): Promise<readonly ReplayStep[]>;
  close(): void;
}

/** What the teacher of the guided puzzle has to say. */
export interface Lesson {
  /** The first clue and the second; a guess, its refusal, the world behind it; the next step, told, pointed at or left to the player; the end. */
  readonly kind: "start" | "second" | "guess" | "refused" | "world" | "next" | "point" | "alone" | "done";
  /** Whom to choose, and what to name them, where that is told. */
  readonly target: number | undefined;
  readonly identity?: boolean;
  /** Whose clues it rests on. */
  readonly speakers: readonly number[];
  /** The proof to read, one sentence per line. */
  readonly proof: readonly string[];
}

/** A puzzle for paper. Where clues wait for their speakers, each is found under its number on a strip. */
export interface Printout {
  readonly view: View;
  /** The number under which each person's clue stands; none where it is on the table from the start. */
  readonly numbers: readonly (number | undefined)[];
  /** By number. */
  readonly strip: readonly { readonly number: number; readonly text: string; readonly isAside: boolean }[];
  /** The shortest reasoning, one person at a time. */
  readonly answers: readonly { readonly text: string; readonly proof: readonly string[] }[];
}

/** A referee on this device, who keeps no secrets: for the guided puzzle and for debugging. */
export interface Tutor extends Referee {
  /** `isAnswered`: the answer to the last move is still open beside the board. */
  lesson(isAnswered: boolean): Promise<Lesson>;
  /** The debug report of the documents. */
  report(): Promise<string>;
  print(): Promise<Printout>;
  /** The deduction attempt for one person, in detail. */
  attempt(person: number): Promise<string>;
}

// What a page asks the worker of its table, and what that answers.
import type { Move, PositionQuestion } from "@demonstrandum/engine";
import type { Language } from "@demonstrandum/text";
import type { WorkerTalk } from "@demonstrandum/wire";
import type { Answer, Lesson, Opening, Printout, ReplayStep } from "./referee.ts";
import type { PuzzleAnswer, PuzzleRequest } from "./request.ts";

export type Question =
  | { readonly kind: "make"; readonly request: PuzzleRequest }
  | {
      readonly kind: "open";
      readonly code: string;
      readonly moves: readonly unknown[];
      readonly isLesson?: boolean;
      /** Clues are to be told as stories too. */
      readonly isStory?: boolean;
    }
  | { readonly kind: "move"; readonly move: Move }
  | { readonly kind: "replay" }
  | { readonly kind: "review"; readonly times: readonly number[] }
  /** Opens the puzzle to ask for one person in one position of it. */
  | { readonly kind: "pose"; readonly code: string; readonly question: PositionQuestion }
  | { readonly kind: "provePosed"; readonly question: PositionQuestion }
  | { readonly kind: "lesson"; readonly isAnswered: boolean }
  | { readonly kind: "print" }
  | { readonly kind: "report" }
  | { readonly kind: "attempt"; readonly person: number };

/** The moves that lead to a position, unless it cannot be reached or asks for nobody who is proved. */
export type Posed =
  | { readonly kind: "posed"; readonly moves: readonly Move[] }
  | { readonly kind: "no-puzzle"; readonly text: string; readonly isUnsound?: boolean }
  | { readonly kind: "no-position" };

export interface Replies {
  readonly make: PuzzleAnswer;
  readonly open: Opening;
  readonly move: Answer;
  readonly replay: readonly ReplayStep[];
  readonly review: readonly ReplayStep[];
  readonly pose: Posed;
  readonly provePosed: readonly ReplayStep[];
  readonly lesson: Lesson;
  readonly print: Printout;
  readonly report: string;
  readonly attempt: string;
}

export interface TableTalk extends WorkerTalk {
  /** With the language in which the answer is to be told. */
  readonly question: Question & { readonly language: Language };
  readonly answers: Replies;
  /** A puzzle is being made, at this attempt. */
  readonly progress: number;
  /** In words of that language. */
  readonly reason: string;
}

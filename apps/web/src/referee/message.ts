// What crosses between the page and its worker: a question with a number, and the answer with the same number.
import type { Move } from "@demonstrandum/engine";
import type { Language } from "@demonstrandum/text";
import type { Answer, Lesson, Opening, Printout, ReplayStep } from "./referee.ts";
import type { PuzzleAnswer, PuzzleRequest } from "./request.ts";

export type Question =
  | { readonly kind: "make"; readonly request: PuzzleRequest }
  | { readonly kind: "open"; readonly code: string; readonly moves: readonly unknown[]; readonly isLesson?: boolean }
  | { readonly kind: "move"; readonly move: Move }
  | { readonly kind: "replay" }
  | { readonly kind: "lesson"; readonly isAnswered: boolean }
  | { readonly kind: "print" }
  | { readonly kind: "report" }
  | { readonly kind: "attempt"; readonly person: number };

export interface Replies {
  readonly make: PuzzleAnswer;
  readonly open: Opening;
  readonly move: Answer;
  readonly replay: readonly ReplayStep[];
  readonly lesson: Lesson;
  readonly print: Printout;
  readonly report: string;
  readonly attempt: string;
}

export interface Asked {
  readonly id: number;
  /** In which the answer is to be told. */
  readonly language: Language;
  readonly question: Question;
}

export type Reply =
  | { readonly id: number; readonly kind: "done"; readonly value: unknown }
  | { readonly id: number; readonly kind: "failed"; readonly text: string }
  /** A puzzle is being made, at this attempt. */
  | { readonly id: number; readonly kind: "trying"; readonly attempt: number };

// How a reader does on questions: what was read as wanted, what was read as something else, and what was honestly not read.

import type { Question } from "../answers/question.ts";
import type { Wanted } from "./natural-questions.ts";

/**
 * A question with every reading of which the answer answers what was meant; none where there is no such answer yet, undefined where
 * nobody at the table could answer it.
 */
export type AskedQuestion = readonly [string, readonly NonNullable<Wanted>[] | undefined];

export interface QuestionScore {
  readonly asked: number;
  readonly right: number;
  /** Answered as something else, with confidence. */
  readonly wrong: readonly string[];
  readonly unread: readonly string[];
}

export function scoreOf(
  questions: readonly (readonly [string, Wanted] | AskedQuestion)[],
  parse: (text: string) => Question | undefined,
): QuestionScore {
  const read = questions.map(([text, wanted]) => ({ text, wanted, read: parse(text) }));
  const missed = read.filter((each) => !isAsWanted(each.read, each.wanted));
  return {
    asked: read.length,
    right: read.length - missed.length,
    wrong: missed.filter((each) => each.read).map(({ text }) => text),
    unread: missed.filter((each) => !each.read).map(({ text }) => text),
  };
}

function isAsWanted(read: Question | undefined, wanted: Wanted | AskedQuestion[1]): boolean {
  if (!wanted || !read) return wanted === read;
  const found = new Map<string, unknown>(Object.entries(read));
  const isLike = (each: NonNullable<Wanted>) =>
    Object.entries(each).every(([key, value]) => JSON.stringify(found.get(key)) === JSON.stringify(value));
  return [wanted].flat().some(isLike);
}

// Reads typed English questions.

import type { Setup } from "../table/setup.ts";
import type { Question, QuestionReading } from "./question.ts";
import { readMeaning, readShort } from "./reading/read.ts";
import { readEnglishWords } from "./reading/words-en.ts";

export const readQuestion = (text: string, setup: Setup): QuestionReading =>
  readShort(text, (short) => readMeaning(readEnglishWords(short, setup), setup));

/** What was asked, or undefined when it cannot be made out. */
export function parseQuestion(text: string, setup: Setup): Question | undefined {
  const { question, isSure } = readQuestion(text, setup);
  return isSure ? question : undefined;
}

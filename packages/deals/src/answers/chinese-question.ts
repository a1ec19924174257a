// Reads typed Chinese questions.

import type { Setup } from "../table/setup.ts";
import type { Question, QuestionReading } from "./question.ts";
import { readMeaning, readShort } from "./reading/read.ts";
import { readChineseWords, respelled } from "./reading/words-zh.ts";

/** As it is written; where that is not understood, with names put right that are written wrongly. */
export const readChineseQuestion = (text: string, setup: Setup): QuestionReading =>
  readShort(text, (short) => {
    const reading = readMeaning(readChineseWords(short, setup), setup);
    const spelled = reading.isSure ? short : respelled(short, setup);
    return spelled === short ? reading : readMeaning(readChineseWords(spelled, setup), setup);
  });

/** What was asked, or undefined when it cannot be made out. */
export function parseChineseQuestion(text: string, setup: Setup): Question | undefined {
  const { question, isSure } = readChineseQuestion(text, setup);
  return isSure ? question : undefined;
}

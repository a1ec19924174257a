// Proofs, hints and answers in Chinese.

import { sayBy } from "../linearizer.ts";
import type { ProofWords } from "../wording.ts";
import { ANSWERS, HONESTY, PRINT } from "./answers.ts";
import { sayClause, sayPeople } from "./clauses.ts";
import { wordSentence } from "./sentences.ts";

export const zh: ProofWords = {
  people: (people, at) => sayPeople(people, { at }),
  clause: (clause, at) => sayClause(clause, { at }),
  sentence: (sentence, at) => wordSentence(sentence, { at }),
  answer: (answer, at) => sayBy(ANSWERS, answer, { at }),
  honesty: HONESTY,
  print: PRINT,
};
export { zh as zhPuzzleRemarks } from "../../../remarks/zh.ts";
export { nameInChinese } from "./answers.ts";

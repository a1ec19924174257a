// Proofs, hints and answers in English.

import { sayBy } from "../linearizer.ts";
import type { ProofWords } from "../wording.ts";
import { ANSWERS, PRINT, sayHonesty } from "./answers.ts";
import { sayClause, sayPeople } from "./clauses.ts";
import { saySentence } from "./sentences.ts";

export const en: ProofWords = {
  people: (people, at) => sayPeople(people, { at }),
  clause: (clause, at) => sayClause(clause, { at }),
  sentence: (sentence, at) => saySentence(sentence, { at }),
  answer: (answer, at) => sayBy(ANSWERS, answer, { at }),
  honesty: sayHonesty,
  print: PRINT,
};

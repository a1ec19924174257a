// Proofs, hints and answers in English.

import { sayBy } from "../linearizer.ts";
import type { ProofWords } from "../wording.ts";
import { ANSWERS, PRINT } from "./answers.ts";
import { sayClause, sayPeople } from "./clauses.ts";
import { enSeen } from "./seen.ts";
import { wordSentence } from "./sentences.ts";

/** How English says proofs. */
export const en: ProofWords = {
  people: (people, at) => sayPeople(people, { at }),
  clause: (clause, at) => sayClause(clause, { at }),
  sentence: (sentence, at) => wordSentence(sentence, { at }),
  answer: (answer, at) => sayBy(ANSWERS, answer, { at }),
  ...enSeen,
  print: PRINT,
};

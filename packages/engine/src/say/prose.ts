// What a table's language says of data: the one place where words come in.

import type { Table } from "../game/table.ts";
import type { Answer, People, Sentence } from "./saying.ts";
import { en } from "./words/en/index.ts";
import type { ProofWords } from "./words/wording.ts";

export const wordsOf = ({ wording = en }: Table): ProofWords => wording;

export const saySentence = (table: Table, sentence: Sentence): string => wordsOf(table).sentence(sentence, table);

export const sayAnswer = (table: Table, answer: Answer): string => wordsOf(table).answer(answer, table);

/** How long people seem to a reader. */
export const seemingLength = (table: Table, people: People): number => wordsOf(table).people(people, table).length;

// What a table's language says of data: the one place where words come in.

import type { Answer, Sentence } from "./saying.ts";
import type { ToldTable } from "./told-table.ts";

export const saySentence = ({ words }: ToldTable, sentence: Sentence): string => words.proof.sentence(sentence, words);

export const sayAnswer = ({ words }: ToldTable, answer: Answer): string => words.proof.answer(answer, words);

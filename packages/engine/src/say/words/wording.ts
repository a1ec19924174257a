// What a language has to be able to say of proofs, hints and answers: any of the data of `saying.ts`, with the names and words of
// a table.

import type { Honesty } from "../../game/honesty.ts";
import type { Table, Word } from "../../game/table.ts";
import type { Answer, Clause, People, Sentence } from "../saying.ts";

export interface ProofWords {
  people(people: People, at: Table): string;
  /** Neither a capital nor a full stop. */
  clause(clause: Clause, at: Table): string;
  sentence(sentence: Sentence, at: Table): string;
  answer(answer: Answer, at: Table): string;
  readonly honesty: HonestyWords;
  readonly print: PaperWords;
}

/** Who tells the truth; `isBrief` where everybody says one thing and no more. */
export type HonestyWords = (honesty: Honesty, ordinary: Word, hidden: Word, isBrief: boolean) => string;

/** A puzzle on paper. */
export interface PaperWords {
  head(dialect: string | undefined, difficulty: string, seed: string): string;
  readonly start: string;
  readonly open: string;
  readonly solution: string;
  place(name: string, place: string): string;
  quote(text: string): string;
  revealed(place: string, kind: Word, quote: string): string;
  told(place: string, what: string): string;
  marked(person: string, marks: readonly string[]): string;
}

// What a language has to be able to say of proofs, hints and answers: any of the data of `saying.ts`, with what a table is called
// in its language.

import type { Honesty } from "../../game/honesty.ts";
import type { Answer, Clause, People, Sentence } from "../saying.ts";
import type { TableWords, Word } from "../table-words.ts";

/** How a language says proofs: one function for each kind of sentence, clause and group of people. */
export interface ProofWords {
  people(people: People, at: TableWords): string;
  /** Neither a capital nor a full stop. */
  clause(clause: Clause, at: TableWords): string;
  sentence(sentence: Sentence, at: TableWords): string;
  answer(answer: Answer, at: TableWords): string;
  readonly honesty: HonestyWords;
  readonly print: PaperWords;
}

/** What it takes to say what may be seen of a play; hints and answers take all. */
export type SeenWords = Pick<ProofWords, "honesty">;

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

// Small pieces about people, in the language of the table. The words for identities come from the table.

import type { Table, Word } from "../game/table.ts";
import { en } from "./words/en.ts";
import type { ProofWording } from "./words/wording.ts";

export const wordingOf = ({ wording = en }: Table): ProofWording => wording;

export const sayNames = (table: Table, people: readonly number[]): string[] =>
  people.map((person) => table.people[person]?.name ?? "");

export const kindWord = ({ words }: Table, identity: boolean): Word => words[identity ? 1 : 0];

/** "Li Mu's clue", or whatever the game calls what people say. */
export const sayClueOf = (table: Table, person: number): string =>
  wordingOf(table).clueOf(table.people[person]?.name ?? "", table.clueWord);

/** "Li Mu's clue", "Li Mu's and Wang Hua's clues". */
export function sayCluesOf(table: Table, people: readonly number[]): string {
  const [first] = people;
  if (first !== undefined && people.length === 1) return sayClueOf(table, first);
  return wordingOf(table).cluesOf(sayNames(table, people), table.clueWord);
}

/** "Li Mu is an elf", "Li Mu and Wang Hua are elves". */
export function sayAre(table: Table, people: readonly number[], identity: boolean): string {
  const { names, are } = wordingOf(table);
  return are(names(sayNames(table, people)), people.length, kindWord(table, identity));
}

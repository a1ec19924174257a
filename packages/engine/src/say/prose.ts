// Small pieces of English about people. The words for identities come from the table.

import { sayList, withArticle } from "@demonstrandum/text";
import type { Table, Word } from "../game/table.ts";

export const sayNames = (table: Table, people: readonly number[]): string[] =>
  people.map((person) => table.people[person]?.name ?? "");

/** "Li Mu's" and "James's" alike. */
export const sayOwner = (table: Table, person: number): string => `${table.people[person]?.name ?? ""}'s`;

/** "Li Mu's clue", or whatever the game calls what people say. */
export const sayClueOf = (table: Table, person: number): string => `${sayOwner(table, person)} ${clueWord(table).one}`;

/** "Li Mu's clue", "Li Mu's and Wang Hua's clues". */
export function sayCluesOf(table: Table, people: readonly number[]): string {
  const [first] = people;
  if (first !== undefined && people.length === 1) return sayClueOf(table, first);
  return `${sayList(people.map((person) => sayOwner(table, person)))} ${clueWord(table).many}`;
}

const clueWord = (table: Table): Word => table.clueWord ?? { one: "clue", many: "clues" };

/** "an elf". */
export const sayIdentity = (table: Table, identity: boolean): string => withArticle(table.words[identity ? 1 : 0].one);

export const sayIs = (table: Table, person: number, identity: boolean): string =>
  `${table.people[person]?.name ?? ""} is ${sayIdentity(table, identity)}`;

/** "Li Mu is an elf", "Li Mu and Wang Hua are elves". */
export function sayAre(table: Table, people: readonly number[], identity: boolean): string {
  const [first] = people;
  if (first !== undefined && people.length === 1) return sayIs(table, first, identity);
  return `${sayList(sayNames(table, people))} are ${table.words[identity ? 1 : 0].many}`;
}

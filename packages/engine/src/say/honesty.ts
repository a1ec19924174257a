// Who tells the truth, in words.

import type { Honesty, Rule } from "../game/honesty.ts";
import type { Table } from "../game/table.ts";
import { sayAre, wordingOf } from "./prose.ts";
import { en } from "./words/en.ts";

/** `isBrief`: everybody says one thing and no more. */
export const sayHonesty = (honesty: Honesty, [ordinary, hidden]: Table["words"], isBrief: boolean): string =>
  en.honesty(honesty, ordinary, hidden, isBrief);

/** On this table. */
export function sayHonestyOf(table: Table): string {
  const { honesty, words, clues } = table;
  const isBrief = clues.every(({ says }) => says.length < 2);
  return wordingOf(table).honesty(honesty, ...words, isBrief);
}

/** One rule about one speaker; `quote` is the sentence it is about, where it is about one. */
export function sayRule(table: Table, speaker: number, kind: Rule["kind"], quote: string | undefined): string {
  const name = table.people[speaker]?.name ?? "";
  const { says, ifSo } = wordingOf(table);
  if (kind === "true" && table.honesty === "truthful") return says(name, quote);
  return ifSo(sayAre(table, [speaker], kind !== "true"), name, kind !== "some-false", quote);
}

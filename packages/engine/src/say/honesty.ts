// Who tells the truth: in words, and as one rule about one speaker.

import type { Honesty, Rule } from "../game/honesty.ts";
import type { Table } from "../game/table.ts";
import { wordsOf } from "./prose.ts";
import type { Answer } from "./saying.ts";
import { en } from "./words/en/index.ts";

/** `isBrief`: everybody says one thing and no more. */
export const sayHonesty = (honesty: Honesty, [ordinary, hidden]: Table["words"], isBrief: boolean): string =>
  en.honesty(honesty, ordinary, hidden, isBrief);

/** On this table. */
export function sayHonestyOf(table: Table): string {
  const { honesty, words, clues } = table;
  const isBrief = clues.every(({ says }) => says.length < 2);
  return wordsOf(table).honesty(honesty, ...words, isBrief);
}

/** One rule about one speaker; `at` is the sentence it is about, where it is about one. */
export function ruleAbout({ honesty }: Table, speaker: number, kind: Rule["kind"], at: number | undefined): Answer {
  const sentence = at === undefined ? {} : { at };
  if (kind === "true" && honesty === "truthful") return { kind: "says", speaker, ...sentence };
  return { kind: "ifSo", speaker, identity: kind !== "true", isTrue: kind !== "some-false", ...sentence };
}

// Who tells the truth: in words, and as one rule about one speaker.

import type { Rule } from "../game/honesty.ts";
import type { Table } from "../game/table.ts";
import type { Answer } from "./saying.ts";
import type { ToldTable } from "./told-table.ts";
import type { SeenWords } from "./words/wording.ts";

/** Says who tells the truth at this table. */
export function sayHonestyOf({ honesty, words, clues }: ToldTable<SeenWords>): string {
  const isBrief = clues.every(({ says }) => says.length < 2);
  return words.proof.honesty(honesty, ...words.kinds, isBrief);
}

/** One rule about one speaker; `at` is the sentence it is about, where it is about one. */
export function ruleAbout({ honesty }: Table, speaker: number, kind: Rule["kind"], at: number | undefined): Answer {
  const sentence = at === undefined ? {} : { at };
  if (kind === "true" && honesty === "truthful") return { kind: "says", speaker, ...sentence };
  return { kind: "ifSo", speaker, identity: kind !== "true", isTrue: kind !== "some-false", ...sentence };
}

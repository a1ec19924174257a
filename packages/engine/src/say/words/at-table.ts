// What a language finds on the table: names, kinds, groups and what people said.

import type { Quote } from "../saying.ts";
import type { GroupWords, TableWords, Word } from "../table-words.ts";
import type { SeenWords } from "./wording.ts";

/** What a person of the table is called. */
export const nameAt = ({ people }: TableWords<SeenWords>, person: number): string => people[person]?.name ?? "";

export const kindWord = ({ kinds }: TableWords<SeenWords>, identity: boolean): Word => kinds[identity ? 1 : 0];

/** What somebody said: one sentence, or all of it. */
export function quoted({ clues }: TableWords<SeenWords>, { speaker, at }: Quote): string {
  const { text = "", sentences } = clues[speaker] ?? {};
  return (at === undefined ? undefined : sentences?.[at]) ?? text;
}

export function groupByKey({ groupName }: TableWords<SeenWords>, key: string): GroupWords {
  const name = groupName?.(key);
  if (!name) throw new RangeError(`There is no group "${key}".`);
  return name;
}

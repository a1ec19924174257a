// What a language finds on the table: names, kinds, groups and what people said.

import type { Group, Table, Word } from "../../game/table.ts";
import type { Quote } from "../saying.ts";

export const nameAt = ({ people }: Table, person: number): string => people[person]?.name ?? "";

export const kindWord = ({ words }: Table, identity: boolean): Word => words[identity ? 1 : 0];

/** What somebody said: one sentence, or all of it. */
export function quoted({ clues }: Table, { speaker, at }: Quote): string {
  const { text = "", sentences } = clues[speaker] ?? {};
  return (at === undefined ? undefined : sentences?.[at]) ?? text;
}

const groupsByKey = new WeakMap<readonly Group[], ReadonlyMap<string, Group>>();

export function groupByKey({ groups = [] }: Table, key: string): Group {
  const known = groupsByKey.get(groups) ?? new Map(groups.map((group) => [group.key, group]));
  groupsByKey.set(groups, known);
  const group = known.get(key);
  if (!group) throw new RangeError(`There is no group "${key}".`);
  return group;
}

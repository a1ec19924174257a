// What the words of a clue name: the identity it counts, people, and groups of them.

import { type Mask, maskOf, type Source } from "@demonstrandum/logic";
import type { Group, Person, Table } from "../game/table.ts";

export interface Naming {
  /** The identity that the words count: the one they name first. */
  readonly identity: boolean;
  /** The people of whom it says by name what they are. */
  readonly named: Mask;
  /** The groups it speaks of. */
  readonly groups: readonly Group[];
}

/** Read from the English, whatever language the table speaks. What holds without anybody saying so has no words. */
export function namingOf(table: Table, source: Source): Naming {
  if (!table.english) return namedIn(table, source);
  const { groups = [], ...naming } = namedIn(table.english, source);
  const places = groups.map((group) => table.english?.groups?.indexOf(group) ?? -1);
  return { ...naming, groups: places.flatMap((place) => table.groups?.[place] ?? []) };
}

function namedIn({ clues, words, people, groups = [] }: Table, { kind, index }: Source): Naming {
  const text = kind === "clue" ? (clues[index]?.text ?? "").toLowerCase() : "";
  const [ordinary, hidden] = words.map(({ one, many }) => firstOf(text, [one, many])) as [number, number];
  const speaker = kind === "clue" ? people[index]?.name : undefined;
  const isSaid = (word: string): boolean =>
    hasWords(text, word) || (word === speaker && /\b(?:i|me|my|mine)\b/.test(text));
  const isNamed = ({ name }: Person): boolean =>
    hasWords(text, `${name} is`) || (name === speaker && hasWords(text, "I am"));
  const named = maskOf([...people.keys()].filter((person) => isNamed(people[person] as Person)));
  return { identity: hidden <= ordinary, named, groups: groups.filter((group) => group.words.every(isSaid)) };
}

const firstOf = (text: string, words: readonly string[]): number =>
  Math.min(...words.map((word) => text.indexOf(word.toLowerCase())).map((at) => (at < 0 ? text.length : at)));

/** Whole words only, one or many: "Ann" is not in "Anna", and "edge" is in "edges". */
function hasWords(text: string, name: string): boolean {
  const spaced = (words: string): string =>
    ` ${words
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
      .trim()} `;
  return [spaced(name), spaced(`${name}s`)].some((words) => spaced(text).includes(words));
}

// Misspelled names, put right before a sentence is read: in the one line of a suggestion, and in questions.

import type { Setup } from "../table/setup.ts";
import { wordsThatName } from "./names.ts";

/** The text with words that name nothing and mean nothing put right, where everything near is one card or player. */
export function spelled(text: string, setup: Setup, isMeant: (word: string) => boolean): string {
  const named = wordsThatName(setup);
  return text.replace(/[\p{L}]{4,}/gu, (word) => {
    const low = word.toLowerCase();
    if (named.has(low) || isMeant(low)) return word;
    // "Bens cards": the apostrophe was left out.
    if (low.endsWith("s") && setup.players.some((player) => `${player.toLowerCase()}s` === low))
      return `${word.slice(0, -1)}'s`;
    return nearest(low, named) ?? word;
  });
}

function nearest(word: string, named: ReadonlyMap<string, readonly string[]>): string | undefined {
  const most = word.length >= 7 ? 2 : 1;
  const near = [...named.keys()]
    .filter((name) => name.length >= 4)
    .map((name) => ({ name, far: distance(word, name) }))
    .filter(({ far }) => far <= most)
    .sort((a, b) => a.far - b.far);
  return new Set(near.flatMap(({ name }) => named.get(name) ?? [])).size === 1 ? near[0]?.name : undefined;
}

/** The word among others with its first letter that one is slightly misspelled for: letters turned round, doubled, left out or wrong vowels, not at its ends. */
export function misspelledFor(word: string, others: readonly string[]): string | undefined {
  if (word.length < 5) return undefined;
  return others.find((other) => other.length > 3 && isSlip(word, other));
}

const VOWELS = /[aeiouy]/;

function isSlip(word: string, other: string): boolean {
  const end = word.length - 1;
  if (Math.abs(word.length - other.length) > 1 || distance(word, other) !== 1) return false;
  const at = [...word].findIndex((letter, place) => letter !== other[place]);
  if (word.length !== other.length) return at > 0 && at < Math.min(word.length, other.length);
  const isTurned = word[at] === other[at + 1] && word[at + 1] === other[at];
  return isTurned || (at < end && VOWELS.test(word[at] ?? "") && VOWELS.test(other[at] ?? ""));
}

/** How many letters must be added, left out, exchanged or turned round. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...a].entries()) {
    const next = [at + 1];
    for (const [place, other] of [...b].entries()) {
      const same = (row[place] ?? 0) + (letter === other ? 0 : 1);
      const isTurned = at > 0 && place > 0 && letter === b[place - 1] && a[at - 1] === other;
      const turned = isTurned ? (before[place - 1] ?? 0) + 1 : same;
      next.push(Math.min(same, turned, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    before = row;
    row = next;
  }
  return row.at(-1) ?? 0;
}

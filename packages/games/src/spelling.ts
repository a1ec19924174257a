// Settings in the spelling of the documents: `max_attempts` is read as `maxAttempts`. What nobody knows is answered with
// the nearest name, in the spelling that was used.

import { nearest } from "@demonstrandum/clues/nearest";
import { ConfigError } from "@demonstrandum/engine";
import type { Remark } from "@demonstrandum/text";
import { gameRemark } from "./remarks/en.ts";

/** Names of settings that are called otherwise here. */
export type OtherNames = Readonly<Record<string, string>>;

const isSnake = (key: string): boolean => /^[a-z]+(?:_[a-z]+)+$/.test(key);
const toCamel = (key: string): string => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const toSnake = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function nameFor(key: string, known: readonly string[], others: OtherNames): string {
  if (known.includes(key)) return key;
  const name = isSnake(key) ? toCamel(key) : key;
  return Object.hasOwn(others, name) ? (others[name] as string) : name;
}

/** The same data with every setting called as it is here. Throws ConfigError where one is set twice, in two spellings. */
export function respell(data: unknown, known: readonly string[], others: OtherNames = {}): unknown {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return data;
  const spelt = new Map<string, string>();
  const entries = Object.entries(data).map(([key, value]) => {
    const name = nameFor(key, known, others);
    const before = spelt.get(name);
    if (before !== undefined) throw new ConfigError(gameRemark.setTwice({ key, before }));
    spelt.set(name, key);
    return [name, value];
  });
  return Object.fromEntries(entries);
}

/** A setting as it was spelt in the data. */
export function spellingIn(data: unknown, name: string): string {
  const keys = typeof data === "object" && data !== null ? Object.keys(data) : [];
  return keys.find((key) => key === name || toCamel(key) === name) ?? name;
}

/** The keys of each switchboard, by its name. */
export type Switchboards = Readonly<Record<string, readonly string[]>>;

/** The same data with every switch on its board: one may be set by itself, as `spiritualRoot` or `ATOM_CONFIG.spiritualRoot`. */
export function putOnBoards(data: unknown, boards: Switchboards): unknown {
  if (typeof data !== "object" || data === null) return data;
  const settings: Record<string, unknown> = { ...data };
  for (const key of Object.keys(data)) {
    const [board, name] = switchOf(key, boards) ?? [];
    if (board === undefined || name === undefined) continue;
    const set = settings[board] ?? {};
    if (typeof set !== "object") continue;
    if (Object.hasOwn(set, name)) throw new ConfigError(gameRemark.setTwice({ key, before: `${board}.${name}` }));
    settings[board] = { ...set, [name]: settings[key] };
    delete settings[key];
  }
  return settings;
}

function switchOf(key: string, boards: Switchboards): readonly [board: string, name: string] | undefined {
  for (const [board, names] of Object.entries(boards)) {
    const name = key.startsWith(`${board}.`) ? key.slice(board.length + 1) : key;
    if (name !== key || names.includes(name)) return [board, name];
  }
  return undefined;
}

/** The setting that was probably meant. */
export function nearestSetting(
  key: string,
  known: readonly string[],
  others: OtherNames = {},
  boards: Switchboards = {},
): string | undefined {
  const names = [...known, ...Object.keys(others), ...Object.values(boards).flat()];
  const spelt = key.includes("_") && key !== key.toUpperCase() ? names.map(toSnake) : names;
  return nearest(key, spelt) ?? cutOrDrawnOut(key, spelt);
}

const wordsIn = (key: string): readonly string[] =>
  (key.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase());

const hasAll = (words: readonly string[], wanted: readonly string[]): boolean =>
  wanted.length > 0 && wanted.every((word) => words.includes(word));

/** The name that has every word of the key and the fewest besides, as `requireUniqueSolution` for `unique`; else the longest none of whose words is missing. */
function cutOrDrawnOut(key: string, names: readonly string[]): string | undefined {
  const asked = wordsIn(key);
  const byLength = names
    .map((name) => ({ name, words: wordsIn(name) }))
    .sort((a, b) => a.words.length - b.words.length);
  const longer = byLength.find(({ words }) => hasAll(words, asked));
  return (longer ?? byLength.findLast(({ words }) => words.length > 1 && hasAll(asked, words)))?.name;
}

/** What the documents set elsewhere than in a puzzle. */
export const remarkElsewhere = (key: string): Remark | undefined =>
  key.toUpperCase() === "DEBUG" ? gameRemark.debugElsewhere({ key }) : undefined;

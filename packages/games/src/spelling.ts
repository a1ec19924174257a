// Settings in the spelling of the documents: `max_attempts` is read as `maxAttempts`. What nobody knows is answered with
// the nearest name, in the spelling that was used.

import { nearest } from "@demonstrandum/clues/nearest";
import { ConfigError } from "@demonstrandum/engine";
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

/** The setting that was probably meant. */
export function nearestSetting(key: string, known: readonly string[], others: OtherNames = {}): string | undefined {
  const names = [...known, ...Object.keys(others)];
  return nearest(key, key.includes("_") && key !== key.toUpperCase() ? names.map(toSnake) : names);
}

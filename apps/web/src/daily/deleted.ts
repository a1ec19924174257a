// What was deleted, in words.
import { sayList } from "@demonstrandum/text";

export type Deleted = Readonly<Record<string, number>>;

const WORDS: readonly (readonly [string, string, string])[] = [
  ["plays", "play", "plays"],
  ["moves", "move", "moves"],
  ["results", "result", "results"],
  ["challenges", "challenge", "challenges"],
  ["memberships", "membership", "memberships"],
];

export function sayDeleted(deleted: Deleted): string {
  const parts = WORDS.flatMap(([kind, one, many]) => {
    const count = deleted[kind] ?? 0;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  if (parts.length === 0) return "You are forgotten. There was nothing but the cookie.";
  return `You are forgotten, and with you ${sayList(parts)}.`;
}

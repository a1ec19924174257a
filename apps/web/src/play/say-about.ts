// Whom a clue speaks of, in words: everyone who is lit on the board and nobody else, so that both always agree.
import type { View } from "@demonstrandum/engine";
import { sayList } from "@demonstrandum/text";
import { lightClue } from "./lighting.ts";

/** How many are still told by name. */
const MANY = 6;

/** What follows the speaker's name: nothing, names, or a number. Speakers are among them if their own identity is counted. */
export function sayAbout(view: View, speaker: number): string {
  const { lit } = lightClue(view, speaker);
  if (lit.size === 0) return "";
  if (lit.size > MANY) return `, speaks of the ${lit.size} people lit`;
  const others = [...lit].filter((id) => id !== speaker).map((id) => view.people[id]?.name ?? "");
  return `, speaks of ${sayList(lit.has(speaker) ? [...others, "themselves"] : others)}`;
}

// Whom a clue speaks of, in words: everyone who is lit on the board and nobody else, so that both always agree.

import type { View } from "@demonstrandum/engine";
import type { Words } from "../../../words/words.ts";
import { lightClue } from "../board/lighting.ts";

/** How many are still told by name. */
const MANY = 6;

/** What follows the speaker's name: nothing, names, or a number. Speakers are among them if their own identity is counted. */
export function sayAbout(words: Words["play"]["clue"], view: View, speaker: number): string {
  const { lit } = lightClue(view, speaker);
  if (lit.size === 0) return "";
  if (lit.size > MANY) return words.aboutMany(lit.size);
  const others = [...lit].filter((id) => id !== speaker).map((id) => view.people[id]?.name ?? "");
  return words.about(others, lit.has(speaker));
}

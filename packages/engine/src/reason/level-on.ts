// The level whose player can solve a puzzle, by what the path takes.

import { makeRecent } from "@demonstrandum/text";
import { type Level, levelFor, profileOf } from "./level.ts";
import { OPEN_LEVELS, type OpenLevel, openLevelFor } from "./open-level.ts";
import { openTheoryOf } from "./open-theory.ts";
import { insightsOf, pathFrom } from "./path.ts";
import type { LaidPuzzle } from "./position.ts";

const kept = makeRecent<LaidPuzzle, { readonly level: Level | OpenLevel | undefined }>();

/** The lowest level whose player can solve the puzzle, as far as clues and suppositions are concerned. */
export function levelOn(laid: LaidPuzzle): Level | OpenLevel | undefined {
  const known = kept.get(laid);
  if (known) return known.level;
  const level = findLevel(laid);
  kept.set(laid, { level });
  return level;
}

function findLevel(laid: LaidPuzzle): Level | OpenLevel | undefined {
  const { openLevels = OPEN_LEVELS, isGated, isOpenEnded } = laid.table;
  if (!isGated) return openLevelFor(openTheoryOf(laid), openLevels, isOpenEnded);
  return levelFor(profileOf(insightsOf(pathFrom(laid)).map(([first]) => first?.speakers.length ?? 0)));
}

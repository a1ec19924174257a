// Gives asides to some whose clues the shortest reasoning never takes, once everybody has a clue.

import { findSpare, type Rng } from "@demonstrandum/engine";
import { type Aside, asidesOf } from "./asides.ts";
import { tableOf } from "./grid-table.ts";
import type { GridConfig, Theme } from "./grid-theme.ts";

type LaidGrid = Parameters<typeof tableOf>[1];

/** Who says what and in which order people are revealed, once some of whom nothing is needed say something else; undefined where too few are spare. */
export function exchangeSpare<C extends GridConfig>(
  theme: Theme<C>,
  grid: LaidGrid,
  start: number,
  rng: Rng,
): { readonly clues: readonly unknown[]; readonly order: readonly number[] } | undefined {
  const { people, order } = findSpare(tableOf(theme, grid, [start], []));
  const count = grid.config.asides ?? 0;
  if (people.length < count) return undefined;
  const lines = unlike(asidesOf(theme), rng);
  const clues = [...grid.clues];
  for (const [i, speaker] of rng.shuffle(people).slice(0, count).entries()) clues[speaker] = lines[i];
  return { clues, order };
}

/** So much of two lines that begin alike. */
const OPENING = 10;

/** The numbers of lines that all begin otherwise. */
function unlike(lines: readonly string[], rng: Rng): Aside[] {
  const openings = new Set<string>();
  return rng.shuffle(lines.map((line, aside) => ({ line, aside }))).flatMap(({ line, aside }) => {
    const opening = line.slice(0, OPENING);
    if (openings.has(opening)) return [];
    openings.add(opening);
    return [{ aside }];
  });
}

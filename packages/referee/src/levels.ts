// The levels of puzzles that were begun: they keep theirs, whatever the week would ask for today.

import { difficultyOf, gameOf } from "./day-puzzle.ts";
import type { Referee } from "./referee.ts";

/** What a puzzle of a day is remembered by. */
export const puzzleName = (day: string, game: string): string => `${day} ${game}`;

/** By name, of the days from `first` to `last`. */
export async function keptLevels(referee: Referee, first: string, last: string): Promise<ReadonlyMap<string, string>> {
  const levels = new Map<string, string>();
  for (const { day, game } of await referee.store.keptPuzzles(first, last)) {
    const level = await readLevel(referee, day, game);
    if (level !== undefined) levels.set(puzzleName(day, game), level);
  }
  return levels;
}

export const levelIn = async (referee: Referee, day: string, game: string): Promise<string> =>
  (await readLevel(referee, day, game)) ?? difficultyOf(day, gameOf(day, game));

async function readLevel({ store, levels }: Referee, day: string, game: string): Promise<string | undefined> {
  const known = levels.get(puzzleName(day, game));
  if (known !== undefined) return known;
  const puzzle = (await store.puzzle(day, game))?.puzzle;
  if (typeof puzzle !== "object" || puzzle === null || !("difficulty" in puzzle)) return undefined;
  const level = String(puzzle.difficulty);
  levels.set(puzzleName(day, game), level);
  return level;
}

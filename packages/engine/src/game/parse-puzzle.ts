// A puzzle of whichever game it says it is of.

import { puzzleRemark } from "../remarks/en.ts";
import type { Game } from "./game.ts";
import { NoPuzzleError, type Puzzle } from "./puzzle.ts";

/** Throws PuzzleError, and of these NoPuzzleError for what does not even say of which game it is. */
export function parsePuzzle(games: readonly Game[], value: unknown): { readonly game: Game; readonly puzzle: Puzzle } {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new NoPuzzleError(puzzleRemark.notJson());
  }
  const id = "game" in value ? value.game : undefined;
  const game = games.find((each) => each.id === id);
  if (!game) {
    const ids = games.map((each) => each.id);
    if (id === undefined) throw new NoPuzzleError(puzzleRemark.gameMissing({ games: ids }));
    throw new NoPuzzleError(puzzleRemark.gameUnknown({ games: ids, found: String(id) }));
  }
  return { game, puzzle: game.parse(value) };
}

// A puzzle of whichever game it says it is of.

import { quoteRaw } from "@demonstrandum/text";
import type { Game } from "./game.ts";
import { type Puzzle, PuzzleError } from "./puzzle.ts";

/** Throws PuzzleError. */
export function parsePuzzle(games: readonly Game[], value: unknown): { readonly game: Game; readonly puzzle: Puzzle } {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw refusal(games, "A puzzle must be a JSON object.");
  }
  const id = "game" in value ? value.game : undefined;
  const game = games.find((each) => each.id === id);
  if (!game) {
    const ids = games.map((each) => each.id).join(", ");
    throw refusal(
      games,
      `The key "game" must be one of ${ids}, not ${id === undefined ? "missing" : quoteRaw(String(id))}.`,
      "game",
    );
  }
  return { game, puzzle: game.parse(value) };
}

/** In the language of the games, which is that of any. */
const refusal = ([any]: readonly Game[], message: string, at?: string): PuzzleError =>
  new PuzzleError(any?.troubles?.puzzle(at) ?? message, at);

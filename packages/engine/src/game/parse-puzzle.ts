// A puzzle of whichever game it says it is of.

import { quoteRaw, type Remark, said } from "@demonstrandum/text";
import type { Game } from "./game.ts";
import { NoPuzzleError, type Puzzle } from "./puzzle.ts";
import { toldBy } from "./troubles.ts";

/** Throws PuzzleError, and of these NoPuzzleError for what does not even say of which game it is. */
export function parsePuzzle(games: readonly Game[], value: unknown): { readonly game: Game; readonly puzzle: Puzzle } {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw refusal(games, said`A puzzle must be a JSON object.`);
  }
  const id = "game" in value ? value.game : undefined;
  const game = games.find((each) => each.id === id);
  if (!game) {
    const ids = games.map((each) => each.id);
    if (id === undefined) throw refusal(games, said`The key "game" must be one of ${ids}, not missing.`);
    throw refusal(games, said`The key "game" must be one of ${ids}, not ${quoteRaw(String(id))}.`);
  }
  return { game, puzzle: game.parse(value) };
}

/** In the language of the games, which is that of any. */
const refusal = ([any]: readonly Game[], flaw: Remark): NoPuzzleError => new NoPuzzleError(toldBy(any ?? {}, flaw));

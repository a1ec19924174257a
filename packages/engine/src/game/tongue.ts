// A game in another language is a game: its table is laid in English and put into other words, so that whoever plays it need not
// know. Puzzles, codes and audits are the English game's.

import type { Config, Game } from "./game.ts";
import type { Puzzle } from "./puzzle.ts";
import type { Table } from "./table.ts";

export interface Tongue<P extends Puzzle = Puzzle> {
  readonly title: string;
  /** The same table in other words. */
  translate(table: Table, puzzle: P): Table;
}

export const inTongue = <P extends Puzzle, C extends Config>(
  game: Game<P, C>,
  { title, translate }: Tongue<P>,
): Game<P, C> => ({
  ...game,
  title,
  lay(puzzle) {
    const english = game.lay(puzzle);
    return { ...translate(english, puzzle), english };
  },
});

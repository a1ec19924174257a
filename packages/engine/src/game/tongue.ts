// A game in another language is a game: its table is laid in English and put into other words, so that whoever plays it need not
// know. Puzzles, codes and audits are the English game's; what is wrong with them is said in the other language too.

import type { Config, Game } from "./game.ts";
import { ConfigError, type Puzzle, PuzzleError } from "./puzzle.ts";
import type { Table } from "./table.ts";
import type { Troubles } from "./troubles.ts";

export interface Tongue<P extends Puzzle = Puzzle, C extends Config = Config>
  extends Pick<Game<P, C>, "title" | "explainFailure" | "print"> {
  /** The same table in other words. */
  translate(table: Table, puzzle: P): Table;
  readonly troubles: Troubles;
  /** A clue that somebody wrote and that was understood. */
  sayWritten(puzzle: P, text: string, speaker: number | undefined): string;
  /** Where the language can say more exactly what is wrong with a configuration than by its keys. */
  parseConfig?(data: unknown): C;
}

export function inTongue<P extends Puzzle, C extends Config>(game: Game<P, C>, tongue: Tongue<P, C>): Game<P, C> {
  const { translate, sayWritten, parseConfig, ...own } = tongue;
  const { troubles } = tongue;
  return {
    ...game,
    ...own,
    lay: (puzzle) => translate(game.lay(puzzle), puzzle),
    parseConfig: parseConfig ?? ((data) => orInTongue(troubles, () => game.parseConfig(data))),
    parse: (data) => orInTongue(troubles, () => game.parse(data)),
    readClue(puzzle, text, speaker) {
      const understood = game.readClue(puzzle, text, speaker);
      if ("flaw" in understood) return { ...understood, flaw: troubles.clue(understood) };
      return { ...understood, said: sayWritten(puzzle, text, speaker) };
    },
  };
}

function orInTongue<T>(troubles: Troubles, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof ConfigError) throw new ConfigError(troubles.config(error.keys), error.keys);
    if (error instanceof PuzzleError) throw new PuzzleError(troubles.puzzle(error.at), error.at);
    throw error;
  }
}

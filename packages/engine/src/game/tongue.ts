// A game in another language is a game: its table is laid in English and put into other words, so that whoever plays it need not
// know. Puzzles, codes and audits are the English game's; what is wrong with them is said in the other language too.

import type { Config, Game, TruthCache } from "./game.ts";
import { ConfigError, type Puzzle, PuzzleError } from "./puzzle.ts";
import type { Table } from "./table.ts";
import type { Troubles } from "./troubles.ts";

export interface Tongue<P extends Puzzle = Puzzle, C extends Config = Config>
  extends Pick<Game<P, C>, "title" | "explainFailure" | "print">,
    Partial<Pick<Game<P, C>, "check" | "parseConfig">> {
  /** The same table in other words. */
  translate(table: Table, puzzle: P): Table;
  readonly troubles: Troubles;
  /** A clue that somebody wrote and that was understood. */
  sayWritten(puzzle: P, text: string, speaker: number | undefined): string;
}

export function inTongue<P extends Puzzle, C extends Config>(game: Game<P, C>, tongue: Tongue<P, C>): Game<P, C> {
  const { translate, sayWritten, parseConfig, ...own } = tongue;
  const { troubles } = tongue;
  return {
    ...game,
    ...own,
    lay: (puzzle) => orInTongue(troubles, () => translate(game.lay(puzzle), puzzle)),
    parseConfig: parseConfig ?? ((data) => orInTongue(troubles, () => game.parseConfig(data))),
    parse: (data) => orInTongue(troubles, () => game.parse(data)),
    ...(game.truthCache ? { truthCache: cacheIn(troubles, game.truthCache) } : {}),
    readClue(puzzle, text, speaker) {
      const understood = game.readClue(puzzle, text, speaker);
      if ("flaw" in understood) {
        const { flaw, says = flaw } = understood;
        return { ...understood, flaw: troubles.say(says) };
      }
      return { ...understood, said: sayWritten(puzzle, text, speaker) };
    },
  };
}

const cacheIn = <C extends Config>(troubles: Troubles, cache: TruthCache<C>): TruthCache<C> => ({
  ...cache,
  load: (config, text) => orInTongue(troubles, () => cache.load(config, text)),
});

function orInTongue<T>(troubles: Troubles, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof ConfigError) throw new ConfigError(troubles.say(error.says));
    if (error instanceof PuzzleError) throw new PuzzleError(troubles.say(error.says));
    throw error;
  }
}

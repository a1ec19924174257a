// A table with a language's words for it: all that it takes to say what follows on it.

import type { Puzzle } from "../game/puzzle.ts";
import type { Table } from "../game/table.ts";
import { layOut } from "../reason/position.ts";
import type { ToldGame } from "./game-words.ts";
import type { TableWords } from "./table-words.ts";
import type { TestimonyTelling } from "./testimony-context.ts";
import type { ProofWords, SeenWords } from "./words/wording.ts";

/** A table with its words in one language. */
export interface ToldTable<Proof extends SeenWords = ProofWords> extends Table {
  readonly words: TableWords<Proof>;
  /** How proofs speak of words that may be lies; needed wherever somebody's may be. */
  readonly testimony?: TestimonyTelling | undefined;
}

/** By the words of the game. */
const known = new WeakMap<Table, WeakMap<object, ToldTable<SeenWords>>>();

/** The words for a puzzle's table, made once in each language. */
export function tellTable<P extends Puzzle, Proof extends SeenWords>(
  { game, words }: ToldGame<P, Proof>,
  puzzle: P,
): ToldTable<Proof> {
  const { table } = layOut(game, puzzle);
  const tables = known.get(table) ?? new WeakMap<object, ToldTable<SeenWords>>();
  const told = (tables.get(words) as ToldTable<Proof> | undefined) ?? {
    ...table,
    words: words.wordsFor(puzzle, table),
    testimony: game.testimony,
  };
  known.set(table, tables.set(words, told));
  return told;
}

// What a language says of one game. Games know no language: whoever shows one to people brings the words along.

import type { Game } from "../game/game.ts";
import type { Puzzle } from "../game/puzzle.ts";
import type { Table } from "../game/table.ts";
import type { PrintOptions, PrintStyle } from "./print.ts";
import type { Writing } from "./read-clue.ts";
import type { TableWords } from "./table-words.ts";
import type { Troubles } from "./troubles.ts";
import type { ProofWords, SeenWords } from "./words/wording.ts";

/** What a language says of a game; proofs too, or only what may be seen. */
export interface GameWords<P extends Puzzle = Puzzle, Proof extends SeenWords = ProofWords> {
  readonly title: string;
  readonly troubles: Troubles;
  /** What everything on the puzzle's table is called. */
  wordsFor(puzzle: P, table: Table): TableWords<Proof>;
  /** Clues that people write in the language, where the game does not read it. */
  readonly writing?: Writing<P>;
  /** The puzzle on paper, in games that do not print a board. */
  print?(puzzle: P, style: PrintStyle, options: PrintOptions): string;
}

/** A game and the words in which it is told. */
export interface ToldGame<P extends Puzzle = Puzzle, Proof extends SeenWords = ProofWords> {
  readonly game: Game<P>;
  readonly words: GameWords<P, Proof>;
}

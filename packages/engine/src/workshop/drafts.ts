// What the workshop needs of a game: puzzles in the making. A draft is a puzzle whose people may be silent; who is what is settled
// from the start, so that whatever is said can be held to it.

import type { Constraint } from "@demonstrandum/logic";
import type { Drawn, Finding } from "../game/game.ts";
import type { Puzzle } from "../game/puzzle.ts";
import type { Table } from "../game/table.ts";
import type { Rng } from "../rng.ts";

/** A clue as the puzzles of a game store it. */
export type ClueFields = Readonly<Record<string, unknown>>;

/** Something that a person of a draft could say, being what they are. */
export interface Proposal {
  readonly clue: ClueFields;
  /** Sentence by sentence. */
  readonly says: readonly Constraint[];
  /** Which clue form it is. */
  readonly form: string;
}

/** How the puzzles of a game are made by hand. `D` is a draft of a puzzle `P`; whole puzzles are drafts, too. */
export interface Drafts<P extends Puzzle = Puzzle, D extends Puzzle = Puzzle> {
  /** Throws PuzzleError. */
  parse(data: unknown): D;
  /** Lays the draft out; whoever is silent says nothing. The order of the table is any. */
  lay(draft: D): Table;
  /** Defects that only the game can know. That somebody is silent is none of them. */
  check(draft: D): readonly Finding[];
  /** The same cast, who is what, and nobody has spoken. */
  silenced(draft: D): D;
  /** What the person says, in the words of nobody; undefined for silence. */
  clueOf(draft: D, speaker: number): ClueFields | undefined;
  withClue(draft: D, speaker: number, clue: ClueFields | undefined): D;
  /** What the person could say, at most so many, of all forms alike. */
  propose(draft: D, speaker: number, most: number, rng: Rng): readonly Proposal[];
  /** What somebody who speaks could say instead, of everything that differs in one part of it; there may be more. */
  near(draft: D, speaker: number, rng: Rng): readonly Proposal[];
  /** A clue as the game writes it (`Understood.text`), as its puzzles store it. Throws PuzzleError. */
  clueWritten(draft: D, speaker: number, text: string): ClueFields;
  /** How a clue that somebody is typing could go on, as longer texts. */
  complete(draft: D, text: string): readonly string[];
  /** The draft with somebody called otherwise, also in what others say; without a name, one is drawn. Throws PuzzleError. */
  renamed(draft: D, person: number, name: string | undefined, rng: Rng): D;
  /** What false and true are called in the data. */
  identitiesOf(draft: D): readonly [string, string];
  /** The configuration that the draft's puzzle keeps to, as a person would write it, its dialect included. */
  configOf(draft: D): Readonly<Record<string, unknown>>;
  /** One try at letting all silent people speak, so that the puzzle has the difficulty. */
  compose(draft: D, difficulty: string, rng: Rng): Drawn<P>;
  /** A draft in which everybody has spoken as a puzzle; `order` is one in which everybody can be proved. */
  finish(draft: D, order: readonly number[], difficulty: string): P;
}

// What makes one grid game differ from another: a theme says how big the board is, who sits there, which dialects they
// speak and what can be configured.

import type { Board, BoardPerson, Dialect, Setting } from "@demonstrandum/clues";
import type { Config, HeardTelling, Rng, Understood, Word } from "@demonstrandum/engine";
import type { Facts, World } from "@demonstrandum/logic";
import type { Remark } from "@demonstrandum/text";
import type { ClueCode } from "./clue-code.ts";
import type { ComposeLiars } from "./grid-liars.ts";

export interface GridConfig extends Config {
  readonly dialect: string;
  /** Everybody has spoken from the start, and the hidden kind lies. Left out where clues wait for their speakers and are true. */
  readonly liars?: true;
  /** Only puzzles that the documents' local rules can finish. */
  readonly localRulesOnly: boolean;
  /** How many people are of the hidden kind, at least and at most. */
  readonly hidden: readonly [number, number];
  /** Parts of the dialect that are switched off. */
  readonly without: readonly string[];
  /** The configuration as a person wrote it, without dialect, difficulty and attempts. */
  readonly given: Readonly<Record<string, unknown>>;
}

/** It names somebody's identity; as one of the speaker's neighbors; it is about what people are marked with. */
export type ClueTag = "naming" | "one of them" | "marks";

/** A dialect as a grid game speaks it: what it adds to the game beyond what it means and how it reads. */
export interface GridDialect extends Dialect {
  /** How many people would not have much to say; a dialect without it makes do with any world. */
  mutes?(world: World, board: Board): number;
  /** Of what a puzzle holds only so much; always one of a few lists, which tell its candidates apart. */
  tagsOf?(clue: unknown): readonly ClueTag[];
  /** The documents' higher-order clues, which their score counts. */
  isQuota(clue: unknown): boolean;
  /** What a reader of this one clue finds by the documents' rules, where that is less than it forces. */
  local?(clue: unknown, speaker: number, board: Board): ((facts: Facts) => Facts) | undefined;
  /** What is wrong with a clue that is well formed and true. */
  flaw?(clue: unknown, board: Board): string | undefined;
  /** How its clues are written in share codes. */
  readonly code: ClueCode;
}

/** Names by number: -1 for one that is not in the pool, which codes then spell out. */
export interface NamePool {
  readonly bits: number;
  number(name: string): number;
  name(index: number): string | undefined;
}

export interface Theme<C extends GridConfig = GridConfig> {
  readonly id: string;
  readonly title: string;
  readonly tag: string;
  readonly rows: number;
  readonly cols: number;
  readonly dialects: readonly string[];
  parseConfig(data: unknown): C;
  dialectFor(config: C): GridDialect;
  /** A clue in writing; a game without it reads none. Throws a ClueError. */
  understand?(text: string, at: Setting, config: C): Understood;
  /** Chooses who says what on a board of liars, and tells its proofs; a game without them makes and reads none. */
  readonly composeLiars?: ComposeLiars;
  readonly heardTelling?: HeardTelling;
  /** What false and true are called in the puzzle's JSON. */
  identities(config: C): readonly [string, string];
  words(config: C): readonly [Word, Word];
  /** Everyone but where they sit, in the order of the board. */
  drawCast(rng: Rng): Pick<BoardPerson, "name" | "spiritualRoot">[];
  /** A column and a place as the game writes them. */
  columnName(col: number): string;
  place(row: number, col: number): string;
  /** Names that codes store by their place in a list. */
  readonly names: NamePool;
  /** What people are marked with, in games where they are. */
  readonly markWord?: Word;
  /** Whether clues are published with the cells they make provable. */
  readonly hasDeductable: boolean;
  /** What is wrong with a person, given that shape and name are right. */
  flawOfPerson(person: BoardPerson): Remark | undefined;
}

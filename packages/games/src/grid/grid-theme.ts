// What makes one grid game differ from another: a theme says how big the board is, who sits there, which dialects they
// speak and what can be configured.

import type { Board, BoardPerson, Dialect, Setting } from "@demonstrandum/clues";
import type { Config, Rng, TestimonyTelling, Understood } from "@demonstrandum/engine";
import type { Facts, World } from "@demonstrandum/logic";
import type { Remark } from "@demonstrandum/text";
import type { ClueCode } from "./clue-code.ts";
import type { ClueLimits } from "./clue-limits.ts";
import type { ClueTheme } from "./clue-theme.ts";
import type { ComposeLiars } from "./grid-liars.ts";
import type { Knobs } from "./knobs.ts";
import type { GridId } from "./remarks/en.ts";

export interface GridConfig extends Config, Knobs {
  readonly dialect: string;
  /** Clues are worded as in their document: see preset.ts. */
  readonly preset?: "documents";
  /** Everybody has spoken from the start, and the hidden kind lies. Left out where clues wait for their speakers and are true. */
  readonly liars?: true;
  /** Only puzzles that the documents' local rules can finish. */
  readonly localRulesOnly: boolean;
  /** What every clue keeps to; left out where people speak of anything. */
  readonly only?: ClueTheme;
  /** How many people say something aside instead of a clue; left out where nobody does. */
  readonly asides?: number;
  /** How large the board is; left out where it is as usual. */
  readonly rows?: number;
  readonly cols?: number;
  /** How many people are of the hidden kind, at least and at most. */
  readonly hidden: readonly [number, number];
  /** Parts of the dialect that are switched off. */
  readonly without: readonly string[];
  /** The configuration as a person wrote it, without dialect, attempts and a difficulty other than any. */
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
  /** Those of them that tell how many neighbors stand in a line. */
  isLineQuota?(clue: unknown): boolean;
  /** Who has to be revealed before whoever says it, where that is somebody. */
  awaits?(clue: unknown): number | undefined;
  /** What a reader of this one clue finds by the documents' rules, where that is less than it forces. */
  local?(clue: unknown, speaker: number, board: Board): ((facts: Facts) => Facts) | undefined;
  /** What is wrong with a clue that is well formed and true. */
  flaw?(clue: unknown, board: Board): string | undefined;
  /** How many clues of a puzzle may be alike, where that is other than usual. */
  limits?(usual: ClueLimits, difficulty: string, size: number): ClueLimits;
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
  readonly id: GridId;
  readonly title: string;
  readonly tag: string;
  readonly rows: number;
  readonly cols: number;
  readonly dialects: readonly string[];
  parseConfig(data: unknown): C;
  dialectFor(config: C): GridDialect;
  /** What a part of a dialect is called in the settings, where that is something else. */
  nameOfPart?(part: string): string;
  /** A clue in writing, or as it is said in English; a game without it reads none. Throws a ClueError. */
  understand?(text: string, at: Setting, config: C): Understood;
  /** Chooses who says what on a board of liars, and tells its proofs; a game without them makes and reads none. */
  readonly composeLiars?: ComposeLiars;
  readonly testimony?: TestimonyTelling;
  /** What people say aside; a game without it makes and reads no asides. */
  readonly asides?: readonly string[];
  /** What false and true are called in the puzzle's JSON. */
  identities(config: C): readonly [string, string];
  /** Everyone but where they sit, in the order of the board. */
  drawCast(rng: Rng, size: number): Pick<BoardPerson, "name" | "spiritualRoot">[];
  /** A column and a place as the game writes them. */
  columnName(col: number): string;
  place(row: number, col: number, cols: number): string;
  /** Names that codes store by their place in a list. */
  readonly names: NamePool;
  /** Whether people are marked with elements. */
  readonly hasMarks: boolean;
  /** Whether clues are published with the cells they make provable. */
  readonly hasDeductable: boolean;
  /** What is wrong with a person, given that shape and name are right. */
  flawOfPerson(person: BoardPerson): Remark | undefined;
}

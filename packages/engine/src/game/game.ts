// The contract of a game: everything the engine needs and nothing about how a game looks. A game is one object of this
// shape and one line in GAMES; `games/src/null` is the example to copy.

import type { Constraint } from "@demonstrandum/logic";
import type { Remark } from "@demonstrandum/text";
import type { Rng } from "../rng.ts";
import type { TestimonyTelling } from "../say/testimony-context.ts";
import type { Puzzle } from "./puzzle.ts";
import type { Table } from "./table.ts";

/** Keys that every game's configuration has. */
export interface Config {
  /** One of the game's labels; or any, in games that rate what they made. */
  readonly difficulty: string;
  /** How many times generation may start over before it gives up. */
  readonly attempts: number;
  /** What is used though everything is switched off, in games that fall back. */
  readonly fellBack?: readonly string[];
  /** Another solver has to agree before the puzzle is published; only `generateVerified` can do that. */
  readonly verifyWithSolver?: boolean;
}

/** Something wrong with a puzzle, in one sentence that names the person. */
export interface Defect {
  readonly kind: string;
  readonly text: string;
  readonly person?: number;
}

/** A defect as it is found, before it is said in a language. */
export interface Finding extends Omit<Defect, "text"> {
  readonly text: Remark;
}

/** One try at a puzzle: it, or the reason why there is none. */
export type Drawn<P> = { readonly puzzle: P } | { readonly rejected: string };

/** A clue that somebody wrote, understood. */
export interface Understood {
  /** As the game writes it. */
  readonly text: string;
  readonly english: string;
  /** The people it speaks of. */
  readonly people: readonly number[];
  readonly says: Constraint;
}

/** Why a text is no clue: where it goes wrong, and the nearest word that exists, as far as that is known. */
export interface TextFlaw {
  readonly flaw: Remark;
  readonly at?: { readonly line: number; readonly column: number } | undefined;
  readonly suggestion?: string | undefined;
}

/** Answers SMT-LIB text with text, as z3 does. */
export interface SmtSolver {
  ask(text: string): Promise<string>;
}

/** What the truth tables of all puzzles of a configuration are kept as, so that they need not be worked out again. */
export interface TruthCache<C extends Config = Config> {
  save(config: C): string;
  /** Takes what was saved; throws ConfigError for what is damaged or was saved for another configuration. */
  load(config: C, text: string): void;
}

/** A game: how its puzzles are drawn, laid out as tables, read, printed and shared. Everything else the engine does by itself. */
export interface Game<P extends Puzzle = Puzzle, C extends Config = Config> {
  readonly id: string;
  /** One letter that stands for the game in share codes. */
  readonly tag: string;
  /** The clue languages, the default first; empty if there is only one. */
  readonly dialects: readonly string[];
  /** The difficulties, easiest first. */
  readonly labels: readonly string[];
  /** Fills in what is left out. Throws ConfigError. */
  parseConfig(data: unknown): C;
  /** One try. The engine audits what comes out and tries again, up to `config.attempts` times. */
  draw(config: C, rng: Rng, seed: string): Drawn<P>;
  /** The puzzle with the label it was granted, where any would do; a game without it takes none but its labels. */
  withLabel?(puzzle: P, label: string): P;
  /** In games that work out tables before the first puzzle. */
  readonly truthCache?: TruthCache<C>;
  /** Why the configuration may allow no puzzle, and what to change; asked when generation has given up. */
  explainFailure?(config: C): Remark | undefined;
  /** Throws PuzzleError. Says nothing yet about whether the puzzle is sound: that is the audit. */
  parse(data: unknown): P;
  /** Lays the puzzle out. The engine keeps the answer, so it may be slow. */
  lay(puzzle: P): Table;
  /** Defects that only the game can know: its cast, its places, its texts. */
  check(puzzle: P): readonly Finding[];
  /** A clue that somebody wrote about this puzzle, said by somebody or by nobody; or why it is none. */
  readClue(puzzle: P, text: string, speaker?: number): Understood | TextFlaw;
  /** How proofs are told where not everybody tells the truth; in games with such tables. */
  readonly testimony?: TestimonyTelling;
  /** Whether another solver, asked in the game's own translation, finds exactly the solution; without it, the theory is asked. */
  confirm?(puzzle: P, solver: SmtSolver): Promise<boolean>;
  /** Figures of its own that the game puts on the difficulty card. */
  remarks?(puzzle: P): Readonly<Record<string, number>>;
  /** The essentials of a puzzle as few bytes, and back. `unpack` throws PuzzleError. */
  pack(puzzle: P): Uint8Array;
  unpack(bytes: Uint8Array): P;
}

// The contract of a game: everything the engine needs and nothing about how a game looks. A game is one object of this
// shape and one line in GAMES; `games/src/null` is the example to copy.

import type { Constraint, World } from "@demonstrandum/logic";
import type { Word } from "../play/view-types.ts";
import type { Step } from "../reason/step.ts";
import type { Rng } from "../rng.ts";
import type { Puzzle } from "./puzzle.ts";

/** Keys that every game's configuration has. */
export interface Config {
  readonly difficulty: string;
  /** How many times generation may start over before it gives up. */
  readonly attempts: number;
}

/** What is known of the hidden identities: `value` is a subset of `known`. */
export interface Known {
  readonly known: number;
  readonly value: number;
}

export interface Person {
  readonly name: string;
  readonly row: number;
  readonly col: number;
  /** The place as the game writes it: "3B", "7". */
  readonly place: string;
  readonly roots: readonly string[];
}

/** What one person says. */
export interface Spoken {
  /** What it tells about the hidden identities. */
  readonly says: Constraint;
  readonly text: string;
  readonly narrative?: string;
  /** The people it speaks of. */
  readonly people: readonly number[];
  /** Which clue form it is. */
  readonly form: string;
  /** `direct` names one identity and no more; `quota` must be needed by some step. */
  readonly kind: "direct" | "plain" | "quota";
  /** What a reader of this one clue finds by the game's own simple rules; without it, all that the clue alone forces. */
  readonly local?: (facts: Known) => Known;
}

/** A part of the board with a name, to tell a player where to look. */
export interface Region {
  /** As in "Look at …". */
  readonly name: string;
  readonly people: readonly number[];
}

/** `known` are the people a line rests on, and of those `value` the ones of the hidden kind. */
export interface ProofVoice {
  /** One sentence: what the speaker's clue shows, given what is known. `claim` says it in words. */
  sayLine(speaker: number, premises: Known, shown: Known, claim: string): string;
  /** One sentence: the speaker's clue cannot hold, given what is known. */
  sayBroken(speaker: number, premises: Known): string;
}

/** A puzzle laid out for reasoning. `clues[i]` is what person i says. */
export interface Table {
  readonly rows: number;
  readonly cols: number;
  /** What false and true are called. */
  readonly words: readonly [Word, Word];
  /** What the things that people say are called, if not clues. */
  readonly clueWord?: Word;
  /** How the game words the lines of a proof; without it, in general words. */
  readonly voice?: ProofVoice;
  readonly people: readonly Person[];
  readonly clues: readonly Spoken[];
  /** What holds without anybody saying so. */
  readonly axioms: readonly Constraint[];
  readonly solution: World;
  /** Revealed before the first move. */
  readonly start: readonly number[];
  /** Whether a clue waits until its speaker is revealed; otherwise all are on the table from the start. */
  readonly isGated: boolean;
  /** The published order in which everyone can be proved, those of `start` first. */
  readonly chain: readonly number[];
  regionOf(person: number): Region;
  /** The step to take next, in games that do not simply hold as few clues together as they can. */
  nextStep?(facts: Known): Step | undefined;
}

/** Something wrong with a puzzle, in one sentence that names the person. */
export interface Defect {
  readonly kind: string;
  readonly text: string;
  readonly person?: number;
}

/** One try at a puzzle: it, or the reason why there is none. */
export type Drawn<P> = { readonly puzzle: P } | { readonly rejected: string };

export interface Game<P extends Puzzle = Puzzle, C extends Config = Config> {
  readonly id: string;
  readonly title: string;
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
  /** Throws PuzzleError. Says nothing yet about whether the puzzle is sound: that is the audit. */
  parse(data: unknown): P;
  /** Lays the puzzle out. The engine keeps the answer, so it may be slow. */
  lay(puzzle: P): Table;
  /** Defects that only the game can know: its cast, its places, its texts. */
  check(puzzle: P): readonly Defect[];
  /** The label the puzzle deserves, in games that do not use the engine's own table. */
  grade?(puzzle: P): string | undefined;
  /** Figures of its own that the game puts on the difficulty card. */
  remarks?(puzzle: P): Readonly<Record<string, number>>;
  /** The essentials of a puzzle as few bytes, and back. `unpack` throws PuzzleError. */
  pack(puzzle: P): Uint8Array;
  unpack(bytes: Uint8Array): P;
}

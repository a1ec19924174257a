// What a game needs to know of a way of saying things: read a clue, understand it, say it, propose true ones.

import type { Constraint, Mask, World } from "@demonstrandum/logic";
import type { Board } from "./board.ts";
import type { Tier } from "./form.ts";
import type { ClueNaming } from "./naming.ts";
import type { Below } from "./proposals.ts";

/** What a dialect may not use when it proposes clues. */
export interface CandidateOptions {
  /** Parts (see `Dialect.parts`) that must not be used. */
  readonly without?: readonly string[];
  /** Whether clues that are usually about their speaker may be about others: types 9 to 12 of the classic dialect. */
  readonly ofOthers?: boolean;
}

/** A clue as public JSON: `text`, a `narrative` where the dialect tells stories, and whatever else its format has. */
export interface ClueData {
  readonly text: string;
  readonly narrative?: string;
  readonly [field: string]: unknown;
}

/** `C` is the dialect's own clue; callers that do not care treat it as opaque. */
export interface Dialect<C = unknown> {
  readonly id: string;
  /** Everything a configuration may switch off by name: clue types, atoms, templates. */
  readonly parts: readonly string[];
  /** Reads public JSON; fields that only repeat the clue in words are ignored. Throws a ClueError. */
  parseClue(data: unknown, speaker: number, board: Board): C;
  makeClue(clue: C, speaker: number, board: Board): ClueData;
  meaning(clue: C, speaker: number, board: Board): Constraint;
  /** Everyone the clue counts or compares. */
  counted(clue: C, speaker: number, board: Board): Mask;
  /** Everyone it names, its speaker where it says "I" or "my". */
  named(clue: C, speaker: number, board: Board): Mask;
  /** What its words name, for whoever tells what follows from it. */
  naming(clue: C, speaker: number, board: Board): ClueNaming;
  sayClue(clue: C, speaker: number, board: Board): string;
  /** Well-formed clues the speaker could say truthfully in this world, none of them empty of information. */
  candidates(speaker: number, world: World, board: Board, options?: CandidateOptions): C[];
  /** The same, those of each form together and no form without any; where that is how they are listed. */
  candidatesByForm?(speaker: number, world: World, board: Board, options?: CandidateOptions): C[][];
  /** One of them at random, every type, quantifier or template as often, or none this time. Only where there are too many to list. */
  draw?(speaker: number, world: World, board: Board, below: Below): C | undefined;
  /** An object that stands for the clue: proposed again, on any board of the same shape, it is the same one. */
  lasting?(clue: C): object | undefined;
  /** What kind of clue it is, for counting variety. */
  formOf(clue: C): string;
  /** The parts it is made of: when one of them is switched off, so is the clue. */
  partsOf(clue: C): readonly string[];
  /** It says of one person what they are. */
  isDirect(clue: C, speaker: number, board: Board): boolean;
  tierOf(clue: C): Tier;
}

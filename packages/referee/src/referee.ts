// What every function of the referee works with: where things are kept, the server's secret, and the server's clock, which
// is the only one that counts.

import { randomBytes } from "node:crypto";
import type { Outcome, Puzzle } from "@demonstrandum/engine";
import type { WordsOfGames } from "@demonstrandum/games";
import type { GhostStep, Store } from "@demonstrandum/store";
import { makeDayPuzzle } from "./day-puzzle.ts";
import { type Latest, makeLatest } from "./latest.ts";
import type { Sitting } from "./plays.ts";

export interface Referee {
  readonly store: Store;
  readonly secret: string;
  now(): number;
  /** Plays lately moved in, so that a move need not read them again. What is here may be old: the store decides. */
  readonly sittings: Latest<Sitting>;
  /** What moves brought that took a proof to answer, in each of the languages that were asked in. */
  readonly outcomes: Latest<ReadonlyMap<WordsOfGames, Outcome>>;
  /** How plays went, while it is being worked out. */
  readonly ghosts: Latest<Promise<readonly GhostStep[]>>;
  /** Puzzles by day and game. These never change. */
  readonly puzzles: Latest<Puzzle>;
  /** The levels of puzzles that were begun, by day and game. These never change either. */
  readonly levels: Latest<string>;
  /** How many had won each game of a day, and when they were counted. */
  readonly won: Latest<{ readonly at: number; readonly counts: ReadonlyMap<string, number> }>;
  /** How long players' streaks were a moment ago; forgotten when they win. */
  readonly streaks: Latest<{ readonly at: number; readonly length: number }>;
  /** Makes the puzzle of a day, wherever there is room for such work. */
  make(day: string, gameId: string): Promise<unknown>;
  /** What was made or is being made, by day and game, whether anybody has begun it or not. */
  readonly made: Latest<Promise<unknown>>;
}

const SITTINGS = 1_000;
const PUZZLES = 60;
/** As many as a list of days has, several times over. */
const LEVELS = 500;

/** `make` does the work elsewhere; unless told, it is done here and now. */
export const makeReferee = (
  store: Store,
  secret: string,
  now: () => number = Date.now,
  make: Referee["make"] = async (day, gameId) => makeDayPuzzle(secret, day, gameId),
): Referee => ({
  store,
  secret,
  now,
  sittings: makeLatest(SITTINGS),
  outcomes: makeLatest(SITTINGS),
  ghosts: makeLatest(SITTINGS),
  puzzles: makeLatest(PUZZLES),
  levels: makeLatest(LEVELS),
  won: makeLatest(PUZZLES),
  streaks: makeLatest(SITTINGS),
  make,
  made: makeLatest(PUZZLES),
});

/** A name that nobody can guess: 128 bits. */
export const makeId = (): string => randomBytes(16).toString("base64url");

// A move as it arrives from outside: the engine's move, with its name and its place.

import { moveSchema } from "@demonstrandum/engine";
import * as v from "valibot";

/**
 * The most moves of one play that may be anything. No puzzle of a day has more than 20 people; for each of them a verdict, five
 * levels of a hint, two mistakes and two questions make 200. Beyond it only a verdict that is accepted is added, so every
 * play can be finished, also one from when more moves were taken.
 */
export const MOST_MOVES = 250;

/** Plays had as many, and answers to them still say how many they have seen. */
const MOST_EVER = 1_100;

/** Everyone of a puzzle of a day, and every sentence. */
const MOST_SUPPOSED = 80;

/** `key` names the move, so that sending it again makes no second one; `after` is how many moves its maker has seen. */
export const NewMoveSchema = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/, "8 to 64 letters, digits, - or _ are needed")),
  after: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_EVER)),
  move: v.pipe(
    moveSchema,
    v.check(
      (move) => move.kind !== "clash" || move.supposed.length <= MOST_SUPPOSED,
      `at most ${MOST_SUPPOSED} suppositions`,
    ),
  ),
});

export type NewMove = v.InferOutput<typeof NewMoveSchema>;

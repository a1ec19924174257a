// A move as it arrives from outside: the engine's move, with its name and its place.

import { moveSchema } from "@demonstrandum/engine";
import * as v from "valibot";

/** The most moves of one play. A puzzle has at most 30 people; whoever asks for more hints than this is a program. */
export const MOST_MOVES = 1_000;

/** `key` names the move, so that sending it again makes no second one; `after` is how many moves its maker has seen. */
export const NewMoveSchema = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/, "8 to 64 letters, digits, - or _ are needed")),
  after: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_MOVES)),
  move: moveSchema,
});

export type NewMove = v.InferOutput<typeof NewMoveSchema>;

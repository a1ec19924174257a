// What becomes of a verdict that cannot be: it is supposed, and something breaks. Kept to the length of a proof that people follow.

import {
  type Given,
  type Literal,
  lengthOf,
  type Proof,
  type Proving,
  refuteFrom,
  type Theory,
} from "@demonstrandum/logic";
import type { Position } from "./position.ts";

/** More sentences than this nobody follows: the hardest puzzles have no longer proofs, and a supposition adds two. */
const MOST_SENTENCES = 16;

/** Longer than this, the other clues on the table are looked at too. */
const BY_FEWEST = 6;

/** `speakers` are a smallest set of people whose clues refute the literal. Undefined if that takes too long to tell. */
export function refute(
  theory: Theory,
  { facts, clues }: Position,
  literal: Literal,
  speakers: readonly number[],
): Proof | undefined {
  const refuteBy = (given: Given): Proving => refuteFrom(theory, given, literal);
  const byFewest = refuteBy({ facts, clues: speakers });
  const best = sentencesIn(byFewest) <= BY_FEWEST ? byFewest : shorter(byFewest, refuteBy({ facts, clues }));
  return best.kind === "proved" && sentencesIn(best) <= MOST_SENTENCES ? best.proof : undefined;
}

const sentencesIn = (proving: Proving): number =>
  proving.kind === "proved" ? lengthOf(proving.proof.steps).sentences : Number.POSITIVE_INFINITY;

/** The first of equals. */
const shorter = (a: Proving, b: Proving): Proving => (sentencesIn(b) < sentencesIn(a) ? b : a);

// The document's difficulty score of a village: how much has to be supposed, how deep that nests, and how long the sentences are.

import { complexityCost } from "@demonstrandum/clues/village";
import { reasonBySupposing } from "@demonstrandum/engine";
import { TooMuch, within } from "@demonstrandum/logic";
import { compileTestimonies } from "./testimony.ts";
import type { Village } from "./village-model.ts";

/** A supposition, or one level of nesting below the first, weighs as much as ten points of an average statement's cost. */
const SUPPOSITION = 10;

const MOST_BRANCHES = 100_000;

/** Undefined where nothing can be proved or the reasoning is too much to work out. */
export function difficultyScoreOf(village: Village): number | undefined {
  const reasoning = reasonBySupposing(compileTestimonies(village));
  if (reasoning === undefined) return undefined;
  const costs = village.statements.flat().map(complexityCost);
  const average = costs.reduce((sum, cost) => sum + cost, 0) / Math.max(1, costs.length);
  const thought = SUPPOSITION * (reasoning.suppositions.length + Math.max(0, reasoning.depth - 1));
  return Math.round(10 * (thought + average)) / 10;
}

/** As a part of a puzzle: left out where it cannot be said. */
export function scored(village: Village): { readonly difficulty_score?: number } {
  const score = within(MOST_BRANCHES, () => difficultyScoreOf(village));
  return score === undefined || score instanceof TooMuch ? {} : { difficulty_score: score };
}

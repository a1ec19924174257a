// The one deduction loop: find the cheapest step, apply it, again. Generation gates with it, the rating reads it, the
// hint shows its next step, the replay tells it.

import {
  cheapestStep,
  entailed,
  type Facts,
  hasLeft,
  indices,
  isConsistent,
  lowestIndex,
  maskOf,
  minimise,
  TooMuch,
  within,
} from "@demonstrandum/logic";
import { makeRecent } from "@demonstrandum/text";
import type { Game } from "../game/game.ts";
import type { Puzzle } from "../game/puzzle.ts";
import { BOUNDS } from "./bounds.ts";
import { openTheoryOf } from "./open-theory.ts";
import { type LaidPuzzle, layOut, type Position, reveal, startPosition } from "./position.ts";
import type { Step } from "./step.ts";
import { findNext } from "./suppositional-reasoning.ts";

/**
 * The cheapest step of a position: fewest clues, then the first person; where everybody has spoken, fewest suppositions.
 * Undefined when nothing follows within the limit. Throws TooMuch where a bound around it is used up.
 */
export function nextStep(laid: LaidPuzzle, position: Position, limit?: number): Step | undefined {
  if (!laid.table.isGated) return findNext(openTheoryOf(laid), position.facts);
  const first = within(BOUNDS.smallest, () => cheapestStep(laid.theory, position, limit));
  if (first instanceof TooMuch) return limit === undefined ? roughStep(laid, position) : undefined;
  return first && { person: first.literal.index, identity: first.literal.value, speakers: first.clues };
}

/** The first person of whom anything follows, and clues that are left out one after another as long as the rest forces it. */
function roughStep({ theory }: LaidPuzzle, position: Position): Step | undefined {
  const { facts } = position;
  const forced = entailed(theory, position);
  const fresh = forced === undefined ? 0 : forced.known & ~facts.known;
  if (forced === undefined || fresh === 0) return undefined;
  const person = lowestIndex(fresh);
  const bit = 1 << person;
  const otherwise = { known: facts.known | bit, value: facts.value | (~forced.value & bit) };
  const speakers = minimise(position.clues, (clues) => !isConsistent(theory, { facts: otherwise, clues }));
  return { person, identity: (forced.value & bit) !== 0, speakers, isRough: true };
}

/** The next step and everyone else whom the same clues settle at once; empty when nothing follows within the limit. */
export function nextInsight(laid: LaidPuzzle, position: Position, limit?: number): readonly Step[] {
  const step = nextStep(laid, position, limit);
  if (!step) return [];
  // What several speakers force together may be more than their refutation of a supposition shows.
  const isShown = laid.table.isGated || step.speakers.length < 2;
  return isShown ? settledBy(laid, position.facts, step) : stepsAlike(laid, position, step);
}

function settledBy({ theory }: LaidPuzzle, facts: Facts, step: Step): Step[] {
  const forced = entailed(theory, { facts, clues: step.speakers }) ?? facts;
  return indices(forced.known & ~facts.known).map((person) => ({
    ...step,
    person,
    identity: ((forced.value >>> person) & 1) === 1,
  }));
}

/** Steps that follow one after another from the same clues. */
function stepsAlike(laid: LaidPuzzle, position: Position, first: Step): Step[] {
  const steps: Step[] = [];
  let now = position;
  for (let step: Step | undefined = first; step && isSameInsight(step, first); step = nextStep(laid, now)) {
    steps.push(step);
    now = reveal(laid.table, now, step.person);
  }
  return steps;
}

const isSameInsight = ({ speakers: a }: Step, { speakers: b }: Step): boolean =>
  a === b || (a.length === b.length && a.every((speaker, i) => speaker === b[i]));

/** The whole reasoning, as far as it goes or can be worked out; `limit` is the most clues held together in one step. */
export function walk(laid: LaidPuzzle, limit?: number): Step[] {
  const steps: Step[] = [];
  within(BOUNDS.puzzle, () => {
    let position = startPosition(laid.table);
    for (;;) {
      const insight = nextInsight(laid, position, limit);
      if (insight.length === 0) return;
      for (const step of insight) {
        steps.push(step);
        position = reveal(laid.table, position, step.person);
      }
    }
  });
  return steps;
}

/** The steps of a path, those of one insight together: they follow each other and have the same clues. */
export function insightsOf(steps: readonly Step[]): Step[][] {
  const insights: Step[][] = [];
  for (const step of steps) {
    const last = insights.at(-1);
    if (last?.[0] && isSameInsight(last[0], step)) last.push(step);
    else insights.push([step]);
  }
  return insights;
}

const walked = makeRecent<LaidPuzzle, readonly Step[]>();

/** The shortest reasoning from the start to the end, one step for each hidden person. */
export function path<P extends Puzzle>(game: Game<P>, puzzle: P): readonly Step[] {
  return pathFrom(layOut(game, puzzle));
}

export function pathFrom(laid: LaidPuzzle): readonly Step[] {
  const kept = walked.get(laid);
  if (kept) return kept;
  const steps = walk(laid);
  // What a bound around has cut short is not the path.
  if (hasLeft()) walked.set(laid, steps);
  return steps;
}

/** An insight of the path, and what was known before it. */
interface InsightOnPath {
  readonly facts: Facts;
  readonly steps: readonly Step[];
}

/** The insights of the path, one after the other. */
export function insightsOn(laid: LaidPuzzle): InsightOnPath[] {
  const { solution, start } = laid.table;
  let known = maskOf(start);
  return insightsOf(pathFrom(laid)).map((steps) => {
    const facts = { known, value: known & solution };
    for (const { person } of steps) known |= 1 << person;
    return { facts, steps };
  });
}

/** Everyone whose identity is forced in a position and not yet revealed, as a mask. */
export function provable(laid: LaidPuzzle, position: Position): number {
  const forced = entailed(laid.theory, position);
  return forced ? forced.known & ~position.facts.known : 0;
}

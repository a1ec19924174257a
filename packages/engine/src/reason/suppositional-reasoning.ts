// How a person reasons where everybody has spoken: from one speaker's words and what is already known; when that ends, by
// supposing an identity and finding a contradiction.

import type { Budget, Compiled, Facts, Literal } from "@demonstrandum/logic";
import {
  firstSmallestSet,
  forcedFacts,
  forcedMask,
  hasWorld,
  isSpent,
  lowestIndex,
  minimise,
  NOTHING,
  negated,
  readClue,
  withLiteral,
} from "@demonstrandum/logic";
import type { OpenTheory } from "./open-theory.ts";
import type { Step } from "./step.ts";
import { isRefuted, makeReadingBudget, readSpeakers, refuteShallow, refuteSoonest } from "./supposition.ts";

/** What was supposed and refuted on the way to the end, in order, and how deep that nested: 0 for none, 1 for one at a time. */
export interface SuppositionalReasoning {
  readonly suppositions: readonly Literal[];
  readonly depth: number;
}

/** All the reasoning there is, always by the shallowest supposition; undefined where there is none or it is too much to work out. */
export function reasonBySupposing(theory: OpenTheory): SuppositionalReasoning | undefined {
  const forced = forcedMask(0, 0, theory.evidence);
  if (forced <= 0) return undefined;
  const suppositions: Literal[] = [];
  const budget = makeReadingBudget();
  let depth = 0;
  let facts = readSpeakers(theory, NOTHING);
  while (facts !== undefined && facts.known !== forced) {
    const found = refuteShallow(theory, facts, budget);
    if (found === undefined) return undefined;
    suppositions.push(found.supposed);
    depth = Math.max(depth, found.depth);
    facts = found.facts;
  }
  return { suppositions, depth };
}

/** What to find next: by reading one speaker if that tells anything, else by the shallowest supposition, else by force. */
export function findNext(theory: OpenTheory, facts: Facts): Step | undefined {
  const read = findByReading(theory, facts);
  if (read !== undefined) return read;
  const budget = makeReadingBudget();
  const found = refuteShallow(theory, facts, budget);
  if (found === undefined) return findByForce(theory, facts);
  const { depth } = found;
  const supposed = (depth === 1 ? refuteSoonest(theory, facts, found.supposed, budget) : undefined) ?? found.supposed;
  return stepTo(negated(supposed), neededSpeakers(theory, withLiteral(facts, supposed), depth, budget));
}

const stepTo = ({ index, value }: Literal, speakers: readonly number[]): Step => ({
  person: index,
  identity: value,
  speakers,
});

const literalOf = (index: number, { value }: Facts): Literal => ({ index, value: ((value >>> index) & 1) === 1 });

/** The first person whom some one speaker tells about. */
function findByReading({ size, evidence }: OpenTheory, facts: Facts): Step | undefined {
  let best: Step | undefined;
  for (const [speaker, words] of evidence.entries()) {
    const after = readClue(facts, words);
    const fresh = after === undefined ? 0 : after.known & ~facts.known;
    if (after === undefined || fresh === 0) continue;
    const index = lowestIndex(fresh);
    if (best === undefined || index < best.person)
      best = stepTo(literalOf(index, after), speaker < size ? [speaker] : []);
  }
  return best;
}

/** The first person of whom all words together leave but one thing: where no reasoning was found that a person could follow. */
function findByForce(theory: OpenTheory, facts: Facts): Step | undefined {
  const forced = forcedFacts(facts, theory.evidence);
  const fresh = forced === undefined ? 0 : forced.known & ~facts.known;
  if (forced === undefined || fresh === 0) return undefined;
  const literal = literalOf(lowestIndex(fresh), forced);
  const { known, value } = withLiteral(facts, negated(literal));
  return stepTo(
    literal,
    leaveOut(theory, ({ evidence }) => !hasWorld(known, value, evidence)),
  );
}

/** The fewest speakers whose words are enough for the refutation, as far as the budget goes; else some of whom none can be left out. */
function neededSpeakers(theory: OpenTheory, supposed: Facts, depth: number, budget: Budget): readonly number[] {
  const isEnough = (fewer: OpenTheory): boolean => isRefuted(fewer, supposed, depth - 1, budget);
  const enough = leaveOut(theory, isEnough);
  return isSpent(budget) ? enough : (fewestSpeakers(theory, isEnough, enough.length - 1) ?? enough);
}

/** What these speakers say, and what holds anyway. */
const heard = ({ size, evidence }: OpenTheory, speakers: readonly number[]): OpenTheory => ({
  size,
  evidence: [...speakers.map((index) => evidence[index] as Compiled), ...evidence.slice(size)],
});

/** Everyone, left out one after another as long as the rest is enough. */
function leaveOut(theory: OpenTheory, isEnough: (fewer: OpenTheory) => boolean): readonly number[] {
  return minimise([...Array(theory.size).keys()], (speakers) => isEnough(heard(theory, speakers)));
}

/**
 * The first smallest set of at most so many speakers that is enough; undefined if there is none. Whoever can be heard without
 * it being enough leaves some out, and one of those is needed.
 */
function fewestSpeakers(
  theory: OpenTheory,
  isEnough: (fewer: OpenTheory) => boolean,
  most: number,
): readonly number[] | undefined {
  return firstSmallestSet([], most, (chosen) =>
    isEnough(heard(theory, chosen)) ? undefined : leftOutOf(theory, isEnough, chosen),
  );
}

/** Whom nobody can hear besides, if it is not to be enough. */
function leftOutOf(
  theory: OpenTheory,
  isEnough: (fewer: OpenTheory) => boolean,
  chosen: readonly number[],
): readonly number[] {
  let silent = chosen;
  const leftOut: number[] = [];
  for (let speaker = 0; speaker < theory.size; speaker++) {
    if (chosen.includes(speaker)) continue;
    const more = [...silent, speaker];
    if (isEnough(heard(theory, more))) leftOut.push(speaker);
    else silent = more;
  }
  return leftOut;
}

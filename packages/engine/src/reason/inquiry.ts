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
import type { Hearing } from "./hearing.ts";
import type { Step } from "./step.ts";
import { isRefuted, makeReadingBudget, readSpeakers, refuteShallow, refuteSoonest } from "./supposition.ts";

/** What was supposed and refuted on the way to the end, in order, and how deep that nested: 0 for none, 1 for one at a time. */
export interface Inquiry {
  readonly suppositions: readonly Literal[];
  readonly depth: number;
}

/** All the reasoning there is, always by the shallowest supposition; undefined where there is none or it is too much to work out. */
export function inquire(hearing: Hearing): Inquiry | undefined {
  const forced = forcedMask(0, 0, hearing.told);
  if (forced <= 0) return undefined;
  const suppositions: Literal[] = [];
  const budget = makeReadingBudget();
  let depth = 0;
  let facts = readSpeakers(hearing, NOTHING);
  while (facts !== undefined && facts.known !== forced) {
    const found = refuteShallow(hearing, facts, budget);
    if (found === undefined) return undefined;
    suppositions.push(found.supposed);
    depth = Math.max(depth, found.depth);
    facts = found.facts;
  }
  return { suppositions, depth };
}

/** What to find next: by reading one speaker if that tells anything, else by the shallowest supposition, else by force. */
export function findNext(hearing: Hearing, facts: Facts): Step | undefined {
  const read = findByReading(hearing, facts);
  if (read !== undefined) return read;
  const budget = makeReadingBudget();
  const found = refuteShallow(hearing, facts, budget);
  if (found === undefined) return findByForce(hearing, facts);
  const { depth } = found;
  const supposed = (depth === 1 ? refuteSoonest(hearing, facts, found.supposed, budget) : undefined) ?? found.supposed;
  return stepTo(negated(supposed), neededSpeakers(hearing, withLiteral(facts, supposed), depth, budget));
}

const stepTo = ({ index, value }: Literal, speakers: readonly number[]): Step => ({
  person: index,
  identity: value,
  speakers,
});

const literalOf = (index: number, { value }: Facts): Literal => ({ index, value: ((value >>> index) & 1) === 1 });

/** The first person whom some one speaker tells about. */
function findByReading({ size, told }: Hearing, facts: Facts): Step | undefined {
  let best: Step | undefined;
  for (const [speaker, words] of told.entries()) {
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
function findByForce(hearing: Hearing, facts: Facts): Step | undefined {
  const forced = forcedFacts(facts, hearing.told);
  const fresh = forced === undefined ? 0 : forced.known & ~facts.known;
  if (forced === undefined || fresh === 0) return undefined;
  const literal = literalOf(lowestIndex(fresh), forced);
  const { known, value } = withLiteral(facts, negated(literal));
  return stepTo(
    literal,
    leaveOut(hearing, ({ told }) => !hasWorld(known, value, told)),
  );
}

/** The fewest speakers whose words are enough for the refutation, as far as budget goes; else some of whom none can be left out. */
function neededSpeakers(hearing: Hearing, supposed: Facts, depth: number, budget: Budget): readonly number[] {
  const isEnough = (fewer: Hearing): boolean => isRefuted(fewer, supposed, depth - 1, budget);
  const enough = leaveOut(hearing, isEnough);
  return !isSpent(budget) ? (fewestSpeakers(hearing, isEnough, enough.length - 1) ?? enough) : enough;
}

/** What these speakers say, and what holds anyway. */
const heard = ({ size, told }: Hearing, speakers: readonly number[]): Hearing => ({
  size,
  told: [...speakers.map((index) => told[index] as Compiled), ...told.slice(size)],
});

/** Everyone, left out one after another as long as the rest is enough. */
function leaveOut(hearing: Hearing, isEnough: (fewer: Hearing) => boolean): readonly number[] {
  return minimise([...Array(hearing.size).keys()], (speakers) => isEnough(heard(hearing, speakers)));
}

/**
 * The first smallest set of at most so many speakers that is enough; undefined if there is none. Whoever can be heard without
 * it being enough leaves some out, and one of those is needed.
 */
function fewestSpeakers(
  hearing: Hearing,
  isEnough: (fewer: Hearing) => boolean,
  most: number,
): readonly number[] | undefined {
  return firstSmallestSet([], most, (chosen) =>
    isEnough(heard(hearing, chosen)) ? undefined : leftOutOf(hearing, isEnough, chosen),
  );
}

/** Whom nobody can hear besides, if it is not to be enough. */
function leftOutOf(
  hearing: Hearing,
  isEnough: (fewer: Hearing) => boolean,
  chosen: readonly number[],
): readonly number[] {
  let silent = chosen;
  const leftOut: number[] = [];
  for (let speaker = 0; speaker < hearing.size; speaker++) {
    if (chosen.includes(speaker)) continue;
    const more = [...silent, speaker];
    if (isEnough(heard(hearing, more))) leftOut.push(speaker);
    else silent = more;
  }
  return leftOut;
}

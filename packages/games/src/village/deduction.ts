// How a person reasons in a village: from one speaker's words and what is already known; when that ends, by supposing an
// identity and finding a contradiction. The level of a village is how much of the second it needs.

import type { Compiled, Facts, Literal, Theory } from "@demonstrandum/logic";
import {
  cheapest,
  forcedFacts,
  forcedMask,
  fullMask,
  hasWorld,
  lowestIndex,
  NOTHING,
  negated,
  readClue,
  withLiteral,
} from "@demonstrandum/logic";
import type { VillageLabel } from "./config.ts";
import { isRefuted, makePatience, type Patience, readSpeakers, refuteShallow } from "./supposition.ts";
import type { CompiledTestimonies } from "./testimony.ts";

/** Undefined unless there is exactly one solution. Takes no more than suppositions one deep. */
export const villageLabelOf = (said: CompiledTestimonies): VillageLabel | undefined =>
  forcedMask(0, 0, said) === fullMask(said.length) ? openLabelOf(said) : undefined;

/** How all that can be proved is found, be it everyone or not; undefined where nothing can, or no world is left. */
export function openLabelOf(said: CompiledTestimonies): VillageLabel | undefined {
  const forced = forcedMask(0, 0, said);
  if (forced <= 0) return undefined;
  const read = readSpeakers(said, NOTHING);
  if (read === undefined || read.known === forced) return "easy";
  return refuteShallow(said, read, makePatience(), 1)?.facts.known === forced ? "medium" : "hard";
}

/** What was supposed and refuted on the way to the end, in order, and how deep that nested: 0 for none, 1 for one at a time. */
export interface Inquiry {
  readonly suppositions: readonly Literal[];
  readonly depth: number;
}

/** All the reasoning there is, always by the shallowest supposition; undefined where there is none or it is too much to work out. */
export function inquire(said: CompiledTestimonies): Inquiry | undefined {
  const forced = forcedMask(0, 0, said);
  if (forced <= 0) return undefined;
  const suppositions: Literal[] = [];
  const patience = makePatience();
  let depth = 0;
  let facts = readSpeakers(said, NOTHING);
  while (facts !== undefined && facts.known !== forced) {
    const found = refuteShallow(said, facts, patience);
    if (found === undefined) return undefined;
    suppositions.push(found.supposed);
    depth = Math.max(depth, found.depth);
    facts = found.facts;
  }
  return { suppositions, depth };
}

/** The most testimonies that must be held together if as few as possible are held together each time. */
export function largestExplanation(theory: Theory): number {
  let largest = 0;
  let facts = NOTHING;
  for (;;) {
    const found = cheapest(theory, { facts });
    if (found === undefined) return largest;
    largest = Math.max(largest, found.size);
    for (const { literal } of found.steps) facts = withLiteral(facts, literal);
  }
}

/** One identity that follows, and whose words it takes. */
export interface Finding {
  readonly literal: Literal;
  /** None of them can be left out of this reasoning. */
  readonly speakers: readonly number[];
}

/** What to find next: by reading one speaker if that tells anything, else by the shallowest supposition, else by force. */
export function findNext(said: CompiledTestimonies, facts: Facts): Finding | undefined {
  const read = findByReading(said, facts);
  if (read !== undefined) return read;
  const patience = makePatience();
  const found = refuteShallow(said, facts, patience);
  if (found === undefined) return findByForce(said, facts);
  const { supposed, depth } = found;
  return { literal: negated(supposed), speakers: neededSpeakers(said, withLiteral(facts, supposed), depth, patience) };
}

/** The first villager that some one speaker tells about. */
function findByReading(said: CompiledTestimonies, facts: Facts): Finding | undefined {
  let best: Finding | undefined;
  for (const [speaker, testimony] of said.entries()) {
    const after = readClue(facts, testimony);
    const fresh = after === undefined ? 0 : after.known & ~facts.known;
    if (after === undefined || fresh === 0) continue;
    const index = lowestIndex(fresh);
    if (best === undefined || index < best.literal.index)
      best = { literal: { index, value: ((after.value >>> index) & 1) === 1 }, speakers: [speaker] };
  }
  return best;
}

/** The first villager of whom all words together leave but one thing: where no reasoning was found that a person could follow. */
function findByForce(said: CompiledTestimonies, facts: Facts): Finding | undefined {
  const forced = forcedFacts(facts, said);
  const fresh = forced === undefined ? 0 : forced.known & ~facts.known;
  if (forced === undefined || fresh === 0) return undefined;
  const index = lowestIndex(fresh);
  const literal = { index, value: ((forced.value >>> index) & 1) === 1 };
  const { known, value } = withLiteral(facts, negated(literal));
  const speakers = leaveOut(said, (fewer) => !hasWorld(known, value, fewer));
  return { literal, speakers };
}

/** Speakers enough for the refutation. */
const neededSpeakers = (
  said: CompiledTestimonies,
  supposed: Facts,
  depth: number,
  patience: Patience,
): readonly number[] => leaveOut(said, (fewer) => isRefuted(fewer, supposed, depth - 1, patience, said.length));

/** Everyone, left out one after another as long as the rest is enough. */
function leaveOut(said: CompiledTestimonies, isEnough: (fewer: CompiledTestimonies) => boolean): readonly number[] {
  let needed = [...said.keys()];
  for (const speaker of said.keys()) {
    const fewer = needed.filter((other) => other !== speaker);
    if (isEnough(fewer.map((index) => said[index] as Compiled))) needed = fewer;
  }
  return needed;
}

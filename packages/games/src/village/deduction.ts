// How a person reasons in a village: from one speaker's words and what is already known; when that ends, by supposing an
// identity and finding a contradiction. The level of a village is how much of the second it needs.

import type { Statement } from "@demonstrandum/clues";
import { statementMeaning } from "@demonstrandum/clues";
import type { Compiled, Constraint, Facts, Literal, Theory } from "@demonstrandum/logic";
import {
  cheapest,
  compile,
  countBits,
  forcedMask,
  fullMask,
  lowestIndex,
  makeTheory,
  NOTHING,
  readClue,
} from "@demonstrandum/logic";
import type { Level } from "./config.ts";
import type { Village } from "./village-model.ts";

/** What a testimony tells: its speaker is human exactly if all of it is true. No words tell nothing. */
export function testimonyMeaning(
  speaker: number,
  bundle: readonly Statement[],
  size: number,
  wolvesAlsoTellTruth: boolean,
): Constraint {
  if (bundle.length === 0) return { kind: "all", of: [] };
  const parts = bundle.map((statement) => statementMeaning(statement, size));
  const isHuman: Constraint = { kind: "count", of: 1 << speaker, allowed: 0b01 };
  const allTrue: Constraint = parts.length === 1 ? (parts[0] as Constraint) : { kind: "all", of: parts };
  const honest: Constraint = { kind: "iff", left: isHuman, right: allTrue };
  return wolvesAlsoTellTruth ? { kind: "all", of: [honest, { kind: "any", of: [isHuman, ...parts] }] } : honest;
}

export const theoryOf = ({ statements, wolvesAlsoTellTruth }: Village): Theory =>
  makeTheory({
    size: statements.length,
    clues: statements.map((bundle, speaker) => ({
      name: String(speaker),
      says: testimonyMeaning(speaker, bundle, statements.length, wolvesAlsoTellTruth),
    })),
  });

/** What everybody says, ready for reading; testimony i is villager i's. */
export type Testimonies = readonly Compiled[];

export const compileTestimonies = ({ statements, wolvesAlsoTellTruth }: Village): Testimonies =>
  statements.map((bundle, speaker) =>
    compile(testimonyMeaning(speaker, bundle, statements.length, wolvesAlsoTellTruth)),
  );

/** All that follows by reading one speaker at a time; undefined when some speaker contradicts the facts. */
export function readSpeakers(said: Testimonies, facts: Facts): Facts | undefined {
  let now = facts;
  for (let quiet = 0, i = 0; quiet < said.length; i = (i + 1) % said.length) {
    const after = readClue(now, said[i] as Compiled);
    if (after === undefined) return undefined;
    quiet = after.known === now.known ? quiet + 1 : 1;
    now = after;
  }
  return now;
}

/** What was supposed and refuted, and all that is known once its opposite has been read on. */
interface Refutation {
  readonly supposed: Literal;
  readonly facts: Facts;
}

/** The supposition whose refutation tells most, the first of equals. `depth` is how deep its contradiction may nest. */
function refuteBest(said: Testimonies, facts: Facts, depth: number): Refutation | undefined {
  let best: Refutation | undefined;
  for (const supposed of openLiterals(said.length, facts)) {
    if (!isRefuted(said, withFact(facts, supposed), depth - 1)) continue;
    const after = readSpeakers(said, withFact(facts, opposite(supposed)));
    if (after !== undefined && (best === undefined || countBits(after.known) > countBits(best.facts.known)))
      best = { supposed, facts: after };
  }
  return best;
}

/** Reading on from these facts, with suppositions nested at most `depth` deep, ends in a contradiction. */
function isRefuted(said: Testimonies, facts: Facts, depth: number, size = said.length): boolean {
  let now = readSpeakers(said, facts);
  while (now !== undefined && depth > 0) {
    const next = refuteAny(said, now, depth, size);
    if (next === undefined) return false;
    now = readSpeakers(said, next);
  }
  return now === undefined;
}

function refuteAny(said: Testimonies, facts: Facts, depth: number, size: number): Facts | undefined {
  const supposed = openLiterals(size, facts).find((each) => isRefuted(said, withFact(facts, each), depth - 1, size));
  return supposed && withFact(facts, opposite(supposed));
}

export const withFact = ({ known, value }: Facts, { index, value: isTrue }: Literal): Facts => ({
  known: known | (1 << index),
  value: isTrue ? value | (1 << index) : value,
});

export const opposite = ({ index, value }: Literal): Literal => ({ index, value: !value });

function openLiterals(size: number, { known }: Facts): Literal[] {
  const literals: Literal[] = [];
  for (let index = 0; index < size; index++)
    if (((known >>> index) & 1) === 0) literals.push({ index, value: false }, { index, value: true });
  return literals;
}

export interface Deduction {
  /** Undefined unless there is exactly one solution. */
  readonly level: Level | undefined;
  /** What was supposed and refuted on the way, in order. */
  readonly suppositions: readonly Literal[];
  /** How deep suppositions had to nest: 0 for none, 1 for one at a time. */
  readonly depth: number;
}

/** The whole reasoning, always by the shallowest supposition there is. */
export function deduce(said: Testimonies): Deduction {
  const suppositions: Literal[] = [];
  const everyone = fullMask(said.length);
  if (forcedMask(0, 0, said) !== everyone) return { level: undefined, suppositions, depth: 0 };
  let depth = 0;
  let facts = readSpeakers(said, NOTHING);
  while (facts !== undefined && facts.known !== everyone) {
    const found = refuteShallow(said, facts);
    if (found === undefined) break;
    suppositions.push(found.supposed);
    depth = Math.max(depth, found.depth);
    facts = found.facts;
  }
  return { level: levelOf(suppositions.length, depth), suppositions, depth };
}

function refuteShallow(said: Testimonies, facts: Facts): (Refutation & { depth: number }) | undefined {
  for (let depth = 1; depth <= said.length; depth++) {
    const found = refuteBest(said, facts, depth);
    if (found !== undefined) return { ...found, depth };
  }
  return undefined;
}

/** The most testimonies that must be held together if as few as possible are held together each time. */
export function largestExplanation(theory: Theory): number {
  let largest = 0;
  let facts = NOTHING;
  for (;;) {
    const found = cheapest(theory, { facts });
    if (found === undefined) return largest;
    largest = Math.max(largest, found.size);
    for (const { literal } of found.steps) facts = withFact(facts, literal);
  }
}

/** One identity that follows, and whose words it takes. */
export interface Finding {
  readonly literal: Literal;
  /** None of them can be left out of this reasoning. */
  readonly speakers: readonly number[];
}

/** What to find next: by reading one speaker if that tells anything, else by the shallowest supposition. */
export function findNext(said: Testimonies, facts: Facts): Finding | undefined {
  const read = findByReading(said, facts);
  if (read !== undefined) return read;
  const found = refuteShallow(said, facts);
  if (found === undefined) return undefined;
  const { supposed, depth } = found;
  return { literal: opposite(supposed), speakers: neededSpeakers(said, withFact(facts, supposed), depth) };
}

/** The first villager that some one speaker tells about. */
function findByReading(said: Testimonies, facts: Facts): Finding | undefined {
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

/** Speakers enough for the refutation, left out one after another as long as it stands. */
function neededSpeakers(said: Testimonies, supposed: Facts, depth: number): readonly number[] {
  let needed = [...said.keys()];
  for (const speaker of said.keys()) {
    const fewer = needed.filter((other) => other !== speaker);
    if (
      isRefuted(
        fewer.map((index) => said[index] as Compiled),
        supposed,
        depth - 1,
        said.length,
      )
    )
      needed = fewer;
  }
  return needed;
}

const levelOf = (suppositions: number, depth: number): Level =>
  suppositions === 0 ? "easy" : suppositions === 1 && depth === 1 ? "medium" : "hard";

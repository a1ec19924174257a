// Supposing an identity and finding a contradiction by reading on, with further suppositions inside if need be. Only what is
// forced can be found so, and that is asked first; how much may be read is counted, so that no village holds a machine.

import type { Compiled, Facts, Literal } from "@demonstrandum/logic";
import { countBits, forcedFacts, readClue } from "@demonstrandum/logic";
import type { Testimonies } from "./testimony.ts";

/** How many testimonies may still be read. When none may, whatever is not yet refuted counts as not refuted. */
export interface Effort {
  left: number;
}

/** Villages as they are made take up to 17 000, where sixteen people speak and suppositions nest two deep. */
const MOST_READINGS = 20_000;

export const makeEffort = (): Effort => ({ left: MOST_READINGS });

/** All that follows by reading one speaker at a time; undefined when some speaker contradicts the facts. */
export function readSpeakers(said: Testimonies, facts: Facts, effort?: Effort): Facts | undefined {
  let now = facts;
  for (let quiet = 0, i = 0; quiet < said.length; i = (i + 1) % said.length) {
    if (effort) effort.left--;
    const after = readClue(now, said[i] as Compiled);
    if (after === undefined) return undefined;
    quiet = after.known === now.known ? quiet + 1 : 1;
    now = after;
  }
  return now;
}

/** What was supposed and refuted, how deep that nested, and all that is known once its opposite has been read on. */
export interface Refutation {
  readonly supposed: Literal;
  readonly depth: number;
  readonly facts: Facts;
}

/** The best supposition of those that nest least deep, at most `deepest`; undefined if none is found within the effort. */
export function refuteShallow(
  said: Testimonies,
  facts: Facts,
  effort: Effort,
  deepest = said.length,
): Refutation | undefined {
  const wrong = refutable(said, facts);
  for (let depth = 1; depth <= deepest && wrong.length > 0 && effort.left > 0; depth++) {
    const found = refuteBest(said, facts, wrong, depth, effort);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The opposites of all that is forced: nothing else can ever be refuted. */
function refutable(said: Testimonies, facts: Facts): Literal[] {
  const forced = forcedFacts(facts, said);
  if (forced === undefined) return openLiterals(said.length, facts);
  return openLiterals(said.length, facts).filter(
    ({ index, value }) => ((forced.known >>> index) & 1) === 1 && (((forced.value >>> index) & 1) === 1) !== value,
  );
}

/** The supposition whose refutation tells most, the first of equals. `depth` is how deep its contradiction may nest. */
function refuteBest(
  said: Testimonies,
  facts: Facts,
  wrong: readonly Literal[],
  depth: number,
  effort: Effort,
): Refutation | undefined {
  let best: Refutation | undefined;
  for (const supposed of wrong) {
    if (!isRefuted(said, withFact(facts, supposed), depth - 1, effort)) continue;
    const after = readSpeakers(said, withFact(facts, opposite(supposed)), effort);
    if (after !== undefined && (best === undefined || countBits(after.known) > countBits(best.facts.known)))
      best = { supposed, depth, facts: after };
  }
  return best;
}

/** Reading on from these facts, with suppositions nested at most `depth` deep, ends in a contradiction. */
export function isRefuted(said: Testimonies, facts: Facts, depth: number, effort: Effort, size = said.length): boolean {
  let now = readSpeakers(said, facts, effort);
  while (now !== undefined && depth > 0) {
    const next = refuteAny(said, now, depth, effort, size);
    if (next === undefined) return false;
    now = readSpeakers(said, next, effort);
  }
  return now === undefined;
}

function refuteAny(said: Testimonies, facts: Facts, depth: number, effort: Effort, size: number): Facts | undefined {
  const supposed = openLiterals(size, facts).find(
    (each) => effort.left > 0 && isRefuted(said, withFact(facts, each), depth - 1, effort, size),
  );
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

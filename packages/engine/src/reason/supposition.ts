// Supposing an identity and finding a contradiction by reading on, with further suppositions inside if need be. Only what is
// forced can be found so, and that is asked first; how much may be read is counted, so that no puzzle holds a machine.

import type { Budget, Compiled, Facts, Literal } from "@demonstrandum/logic";
import { countBits, forcedFacts, isSpent, negated, readClue, withLiteral } from "@demonstrandum/logic";
import type { OpenTheory } from "./open-theory.ts";

/**
 * How often somebody's words may be read; after that, whatever is not yet refuted counts as not refuted. Villages as they are
 * made take up to 17 000, where sixteen people speak and suppositions nest two deep.
 */
const MOST_READINGS = 20_000;

export const makeReadingBudget = (): Budget => ({ left: MOST_READINGS });

/** All that follows by reading one speaker at a time; undefined when some speaker contradicts the facts. */
export function readSpeakers({ evidence }: OpenTheory, facts: Facts, budget?: Budget): Facts | undefined {
  let now = facts;
  for (let quiet = 0, i = 0; quiet < evidence.length; i = (i + 1) % evidence.length) {
    if (budget) budget.left--;
    const after = readClue(now, evidence[i] as Compiled);
    if (after === undefined) return undefined;
    quiet = after.known === now.known ? quiet + 1 : 1;
    now = after;
  }
  return now;
}

/** What was supposed and refuted, how deep that nested, and all that is known once its opposite has been read on. */
export interface RefutedSupposition {
  readonly supposed: Literal;
  readonly depth: number;
  readonly facts: Facts;
}

/** The best supposition of those that nest least deep, at most `deepest`; undefined if none is found within the budget. */
export function refuteShallow(
  theory: OpenTheory,
  facts: Facts,
  budget: Budget,
  deepest = theory.size,
): RefutedSupposition | undefined {
  const wrong = refutable(theory, facts);
  for (let depth = 1; depth <= deepest && wrong.length > 0 && !isSpent(budget); depth++) {
    const found = refuteBest(theory, facts, wrong, depth, budget);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** So many rounds of reading are still followed at a glance. */
const SOON = 3;

/**
 * Of suppositions that reading alone refutes, the one whose refutation tells most, if it is refuted soon; else the one refuted
 * soonest. For telling, not for counting: a shorter refutation may leave more to be supposed. Undefined if there is none.
 */
export function refuteSoonest(
  theory: OpenTheory,
  facts: Facts,
  mostTelling: Literal,
  budget: Budget,
): Literal | undefined {
  if ((roundsTo(theory, withLiteral(facts, mostTelling), budget) ?? 0) <= SOON) return mostTelling;
  let best: { readonly supposed: Literal; readonly rounds: number; readonly gain: number } | undefined;
  for (const supposed of refutable(theory, facts)) {
    const rounds = roundsTo(theory, withLiteral(facts, supposed), budget);
    if (rounds === undefined) continue;
    const after = readSpeakers(theory, withLiteral(facts, negated(supposed)), budget);
    const found = { supposed, rounds: Math.max(rounds, SOON), gain: countBits(after?.known ?? 0) };
    if (!best || found.rounds < best.rounds || (found.rounds === best.rounds && found.gain > best.gain)) best = found;
  }
  return best?.supposed;
}

/** How often everybody is heard, from what was known before, until somebody contradicts the facts; undefined if nobody does. */
function roundsTo({ evidence }: OpenTheory, facts: Facts, budget: Budget): number | undefined {
  let now = facts;
  for (let rounds = 1; ; rounds++) {
    let { known, value } = now;
    for (const words of evidence) {
      budget.left--;
      const after = readClue(now, words);
      if (after === undefined || (after.known & known & (after.value ^ value)) !== 0) return rounds;
      known |= after.known;
      value |= after.value;
    }
    if (known === now.known) return undefined;
    now = { known, value };
  }
}

/** The opposites of all that is forced: nothing else can ever be refuted. */
function refutable({ size, evidence }: OpenTheory, facts: Facts): Literal[] {
  const forced = forcedFacts(facts, evidence);
  if (forced === undefined) return openLiterals(size, facts);
  return openLiterals(size, facts).filter(
    ({ index, value }) => ((forced.known >>> index) & 1) === 1 && (((forced.value >>> index) & 1) === 1) !== value,
  );
}

/** The supposition whose refutation tells most, the first of equals. `depth` is how deep its contradiction may nest. */
function refuteBest(
  theory: OpenTheory,
  facts: Facts,
  wrong: readonly Literal[],
  depth: number,
  budget: Budget,
): RefutedSupposition | undefined {
  let best: RefutedSupposition | undefined;
  for (const supposed of wrong) {
    if (!isRefuted(theory, withLiteral(facts, supposed), depth - 1, budget)) continue;
    const after = readSpeakers(theory, withLiteral(facts, negated(supposed)), budget);
    if (after !== undefined && (best === undefined || countBits(after.known) > countBits(best.facts.known)))
      best = { supposed, depth, facts: after };
  }
  return best;
}

export const isRefutedByReading = (theory: OpenTheory, facts: Facts, supposed: Literal): boolean =>
  readSpeakers(theory, withLiteral(facts, supposed)) === undefined;

/** Reading on from these facts, with suppositions nested at most `depth` deep, ends in a contradiction. */
export function isRefuted(theory: OpenTheory, facts: Facts, depth: number, budget: Budget): boolean {
  let now = readSpeakers(theory, facts, budget);
  while (now !== undefined && depth > 0) {
    const next = refuteAny(theory, now, depth, budget);
    if (next === undefined) return false;
    now = readSpeakers(theory, next, budget);
  }
  return now === undefined;
}

function refuteAny(theory: OpenTheory, facts: Facts, depth: number, budget: Budget): Facts | undefined {
  const supposed = openLiterals(theory.size, facts).find(
    (each) => !isSpent(budget) && isRefuted(theory, withLiteral(facts, each), depth - 1, budget),
  );
  return supposed && withLiteral(facts, negated(supposed));
}

function openLiterals(size: number, { known }: Facts): Literal[] {
  const literals: Literal[] = [];
  for (let index = 0; index < size; index++)
    if (((known >>> index) & 1) === 0) literals.push({ index, value: false }, { index, value: true });
  return literals;
}

// The cheapest thing that can be found out next: what one clue forces, else two together, else more. The generator asks this
// at every step of every walk, so single clues and pairs of counts are answered without search.

import type { Compiled } from "./compile.ts";
import type { Mask } from "./constraint.ts";
import { indices, lowestIndex, residual } from "./mask.ts";
import { forcedByPair, pairKnown, pairValue } from "./pair.ts";
import { add, backbone, begin, isPlainlyIdle, known, value } from "./search.ts";
import { makeSmallestSets } from "./smallest.ts";
import { beginGiven, type Facts, factsOf, type Given, type Literal, sortedClues, type Theory } from "./theory.ts";

/** A literal that follows, and the fewest clues it follows from. */
export interface CheapStep {
  readonly literal: Literal;
  readonly clues: readonly number[];
}

/** What can be told from the fewest clues. */
export interface Cheapest {
  readonly size: number;
  readonly steps: readonly CheapStep[];
}

/**
 * The fewest clues, at most `limit`, that force anything new, and every literal that so many force, by index, each with its
 * first smallest set. Undefined when nothing new is forced. Clues that contradict each other get no answer, except that
 * the contradiction may stay unnoticed while single clues still force something.
 */
export function cheapest(theory: Theory, given: Given, limit = Number.POSITIVE_INFINITY): Cheapest | undefined {
  return search(theory, given, limit, false);
}

/** The first step of `cheapest`, without working out the others. */
export function cheapestStep(theory: Theory, given: Given, limit = Number.POSITIVE_INFINITY): CheapStep | undefined {
  return search(theory, given, limit, true)?.steps[0];
}

/** What is looked for: the literals still wanted, and what has been found so far. */
interface Quest {
  wanted: Mask;
  /** Only the first literal counts: whatever comes after one that was found is no longer wanted. */
  readonly isFirst: boolean;
  readonly steps: CheapStep[];
}

function search(theory: Theory, given: Given, limit: number, isFirst: boolean): Cheapest | undefined {
  const facts = factsOf(theory, given);
  const clues = sortedClues(theory, given);
  const quest: Quest = { wanted: ~facts.known, isFirst, steps: [] };
  const few = byNone(theory, facts, quest) ?? (limit >= 1 ? bySingles(theory, facts, clues, quest) : undefined);
  if (few !== undefined || limit < 2) return few;
  beginGiven(theory, given);
  if (!backbone() || known === facts.known) return undefined;
  const all = { known, value };
  const live = liveClues(theory, facts, clues);
  quest.wanted = all.known & ~facts.known;
  const two = byPairs(theory, facts, live, quest);
  return two ?? (limit > 2 ? byMany(theory, facts, live, all, limit, isFirst) : undefined);
}

function byNone({ compiled: { axioms } }: Theory, facts: Facts, quest: Quest): Cheapest | undefined {
  if (axioms.length === 0) return undefined;
  beginWith(axioms, facts);
  if (!backbone()) return undefined;
  if ((known & quest.wanted) !== 0) take(quest, known, value, []);
  return answer(0, quest.steps);
}

function bySingles({ compiled }: Theory, facts: Facts, clues: readonly number[], quest: Quest): Cheapest | undefined {
  for (let i = 0; i < clues.length; i++) {
    const index = clues[i] as number;
    const clue = compiled.clues[index] as Compiled;
    if ((clue.scope & ~facts.known) === 0) continue;
    beginWith(compiled.axioms, facts);
    add(clue);
    if (!backbone()) return undefined;
    if ((known & quest.wanted) !== 0) take(quest, known, value, [index]);
  }
  return answer(1, quest.steps);
}

/** A clue that can still say something. */
interface LiveClue {
  readonly index: number;
  readonly compiled: Compiled;
  readonly open: Mask;
  /** How many of the open ones may be set, if it is a single count. */
  readonly allowed: Mask | undefined;
}

function liveClues({ compiled }: Theory, { known: k, value: v }: Facts, clues: readonly number[]): LiveClue[] {
  const live: LiveClue[] = [];
  for (let i = 0; i < clues.length; i++) {
    const index = clues[i] as number;
    const clue = compiled.clues[index] as Compiled;
    begin(k, v);
    if (isPlainlyIdle(clue)) continue;
    const { isCount, mask, flip, allowed } = clue;
    const left = isCount ? residual(mask, flip, allowed, k, v) : undefined;
    live.push({ index, compiled: clue, open: clue.scope & ~k, allowed: left });
  }
  return live;
}

function byPairs({ compiled }: Theory, facts: Facts, live: readonly LiveClue[], quest: Quest): Cheapest | undefined {
  const { axioms } = compiled;
  for (let i = 0; i < live.length; i++) {
    const a = live[i] as LiveClue;
    for (let j = i + 1; j < live.length; j++) {
      const b = live[j] as LiveClue;
      // Without axioms to join them, clues that share nothing open force nothing together, nor anything outside themselves.
      if (axioms.length === 0 && ((a.open & b.open) === 0 || ((a.open | b.open) & quest.wanted) === 0)) continue;
      if (axioms.length === 0 && a.allowed !== undefined && b.allowed !== undefined) {
        forcedByPair(a.open, a.compiled.flip, a.allowed, b.open, b.compiled.flip, b.allowed);
        if ((pairKnown & quest.wanted) !== 0) take(quest, pairKnown, pairValue, [a.index, b.index]);
        continue;
      }
      beginWith(axioms, facts);
      add(a.compiled);
      add(b.compiled);
      backbone();
      if ((known & quest.wanted) !== 0) take(quest, known, value, [a.index, b.index]);
    }
  }
  return answer(2, quest.steps);
}

/** Three or more, by hitting sets: no one and no two clues may force anything. */
function byMany(
  { compiled }: Theory,
  facts: Facts,
  live: readonly LiveClue[],
  all: Facts,
  limit: number,
  isFirst: boolean,
): Cheapest | undefined {
  const smallest = makeSmallestSets(
    compiled.axioms,
    live.map((clue) => clue.compiled),
    facts,
  );
  let most = limit;
  let steps: CheapStep[] = [];
  for (const index of indices(all.known & ~facts.known)) {
    const literal = { index, value: ((all.value >>> index) & 1) === 1 };
    // After a first one only a smaller set is of interest.
    const found = smallest(literal, isFirst && steps.length > 0 ? most - 1 : most);
    if (found === undefined) continue;
    if (found.length < most) steps = [];
    most = found.length;
    steps.push({ literal, clues: found.map((position) => (live[position] as LiveClue).index) });
    if (isFirst && most === FEWEST) break;
  }
  return answer(most, steps);
}

/** Where two clues force nothing, it takes so many. */
const FEWEST = 3;

function beginWith(axioms: readonly Compiled[], facts: Facts): void {
  begin(facts.known, facts.value);
  for (let i = 0; i < axioms.length; i++) add(axioms[i] as Compiled);
}

/** A step for every wanted literal that is forced, which is then no longer wanted. At least one must be. */
function take(quest: Quest, forced: Mask, values: Mask, clues: readonly number[]): void {
  const found = forced & quest.wanted;
  for (let rest = found; rest !== 0; rest &= rest - 1) {
    const index = lowestIndex(rest);
    if (quest.isFirst) quest.steps.length = 0;
    quest.steps.push({ literal: { index, value: ((values >>> index) & 1) === 1 }, clues });
    if (quest.isFirst) break;
  }
  quest.wanted &= quest.isFirst ? (found & -found) - 1 : ~found;
}

function answer(size: number, steps: CheapStep[]): Cheapest | undefined {
  if (steps.length === 0) return undefined;
  if (steps.length > 1) steps.sort((a, b) => a.literal.index - b.literal.index);
  return { size, steps };
}

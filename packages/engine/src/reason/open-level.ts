// Difficulty where everybody has spoken from the start: how many suppositions a reader has to refute, how deep they nest, and
// how long a proof they follow. As on other tables, a puzzle has the lowest level whose player can solve it.

import { type Facts, forcedMask, fullMask, type Mask, NOTHING } from "@demonstrandum/logic";
import type { ProofLimit } from "./level.ts";
import { ANY_LABEL, type Levels } from "./level.ts";
import type { OpenTheory } from "./open-theory.ts";
import { makeReadingBudget, readSpeakers, refuteShallow } from "./supposition.ts";

/** What a level promises where everybody has spoken. */
export interface OpenLevel {
  readonly label: string;
  /** The most suppositions its player refutes, and how deep they nest: 1 for one at a time. */
  readonly suppositions: number;
  readonly depth: number;
  /** The proofs its player follows; any, where it does not say. */
  readonly proofs?: ProofLimit;
}

/** A level that puzzles are composed for: how many suppositions to aim at, at least and at most. */
export interface AimedLevel extends OpenLevel {
  readonly target: readonly [number, number];
  readonly proofs: ProofLimit;
}

/** What each level promises where everybody has spoken. */
export const OPEN_LEVELS: Levels<AimedLevel> = [
  { label: "easy", suppositions: 0, depth: 0, target: [0, 0], proofs: { sentences: 4, nesting: 0, cost: 72 } },
  { label: "medium", suppositions: 1, depth: 1, target: [1, 1], proofs: { sentences: 7, nesting: 0, cost: 95 } },
  { label: "hard", suppositions: 3, depth: 1, target: [2, 3], proofs: { sentences: 10, nesting: 0, cost: 133 } },
  { label: "brutal", suppositions: 8, depth: 2, target: [4, 5], proofs: { sentences: 14, nesting: 1, cost: 180 } },
];

/** The level with this label where everybody has spoken; throws if there is none. */
export function openLevelOf(label: string): AimedLevel {
  const level = OPEN_LEVELS.find((each) => each.label === label);
  if (!level) throw new RangeError(`There is no difficulty “${label}”.`);
  return level;
}

/** The levels whose labels will do. */
export const openLevelsOf = (difficulty: string): Levels<AimedLevel> =>
  difficulty === ANY_LABEL ? OPEN_LEVELS : [openLevelOf(difficulty)];

/**
 * The lowest level whose player finds by suppositions all that can be proved; undefined where nothing can, and unless that is
 * everyone or the puzzle is open-ended.
 */
export function openLevelFor<L extends OpenLevel>(
  theory: OpenTheory,
  levels: readonly L[],
  isOpenEnded = false,
): L | undefined {
  const forced = forcedMask(0, 0, theory.evidence);
  if (forced <= 0 || (!isOpenEnded && forced !== fullMask(theory.size))) return undefined;
  const read = readSpeakers(theory, NOTHING);
  return levels.find((level) => read === undefined || canFind(theory, forced, read, level));
}

function canFind(theory: OpenTheory, forced: Mask, read: Facts, { suppositions, depth }: OpenLevel): boolean {
  if (depth === Number.POSITIVE_INFINITY) return true;
  const budget = makeReadingBudget();
  let facts: Facts | undefined = read;
  for (let refuted = 0; facts && facts.known !== forced && refuted < suppositions; refuted++)
    facts = refuteShallow(theory, facts, budget, depth)?.facts;
  return facts?.known === forced;
}

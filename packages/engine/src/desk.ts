// The working table of one composition: what everybody could say, what has been chosen, and what is still allowed.

import {
  type Compiled,
  type Constraint,
  compile,
  countBits,
  forcedMask,
  fullMask,
  type Mask,
  type World,
} from "@demonstrandum/logic";
import type { Level } from "./level.ts";
import type { Rng } from "./rng.ts";
import { makeWalker, type Walker } from "./walker.ts";

/** What the search must know of something a person could say. */
export interface Offer {
  readonly says: Constraint;
  /** What is limited or counted about it. */
  readonly tags: readonly string[];
  /** Must be cited by some step. */
  readonly isQuota: boolean;
}

/** What to compose. */
export interface Brief<C = unknown> {
  readonly size: number;
  readonly solution: World;
  readonly start: number;
  readonly level: Level;
  /** Everything the person could truthfully say, by form. Asked at most once for each. */
  candidates(speaker: number): ReadonlyMap<string, readonly C[]>;
  /** Asked once for each candidate that is considered. */
  offer(clue: C, speaker: number): Offer;
  /** How often a form should be proposed beside the others; 0 is never. */
  weight(form: string): number;
  /** How many clues of the puzzle may have the tag. */
  most(tag: string): number;
  /** Whether a finished choice will do, for reasons of the game's own. */
  accepts?(clues: readonly C[]): boolean;
}

/** A candidate as the search sees it. */
export interface Choice<C = unknown> {
  readonly clue: C;
  readonly says: Constraint;
  readonly isQuota: boolean;
  /** It tells nothing once its speaker is known. */
  readonly isEmpty: boolean;
  /** Indices into `used` and `most`. */
  readonly tags: readonly number[];
  readonly compiled: Compiled;
}

export interface Desk<C = unknown> {
  readonly brief: Brief<C>;
  readonly rng: Rng;
  readonly walker: Walker;
  readonly chosen: (Choice<C> | undefined)[];
  readonly shelves: (Shelf<C> | undefined)[];
  readonly tagOf: Map<string, number>;
  /** How many chosen clues have each tag, and how many may. */
  readonly used: number[];
  readonly most: number[];
  /** What the chosen clues mean. */
  readonly keys: Set<string>;
  /** How many steps of one, two and more clues are wanted. */
  target: readonly [number, number, number];
}

/** What one person could say, by form, with the forms' weights; described when first proposed. */
interface Shelf<C> {
  readonly clues: readonly (readonly C[])[];
  readonly choices: readonly (Choice<C> | undefined)[][];
  readonly weights: readonly number[];
  readonly total: number;
}

export function makeDesk<C>(brief: Brief<C>, rng: Rng): Desk<C> {
  return {
    brief,
    rng,
    walker: makeWalker(brief.size, brief.solution, brief.start),
    chosen: new Array<Choice<C> | undefined>(brief.size).fill(undefined),
    shelves: new Array<Shelf<C> | undefined>(brief.size).fill(undefined),
    tagOf: new Map(),
    used: [],
    most: [],
    keys: new Set(),
    target: [0, 0, 0],
  };
}

/** Nobody says anything, and a new target. */
export function clear<C>(desk: Desk<C>): void {
  for (let speaker = 0; speaker < desk.brief.size; speaker++) choose(desk, speaker, undefined);
  desk.target = drawTarget(desk.brief.level, desk.brief.size - 1, desk.rng);
}

/** The level's shares as whole steps; a fraction is rounded up as often as it is large. */
function drawTarget(level: Level, steps: number, rng: Rng): [number, number, number] {
  const draw = (percent: number): number => Math.floor((percent * steps + rng.below(100)) / 100);
  const long = Math.min(level.mostLong, Math.max(level.leastLong, draw(level.target[2])));
  const two = draw(level.target[1]);
  return [steps - two - long, two, long];
}

function shelfOf<C>(desk: Desk<C>, speaker: number): Shelf<C> {
  const kept = desk.shelves[speaker];
  if (kept) return kept;
  const { brief } = desk;
  const entries = [...brief.candidates(speaker)].filter(([form, clues]) => clues.length > 0 && brief.weight(form) > 0);
  const weights = entries.map(([form]) => brief.weight(form));
  const shelf = {
    clues: entries.map(([, clues]) => clues),
    choices: entries.map(() => []),
    weights,
    total: weights.reduce((sum, weight) => sum + weight, 0),
  };
  desk.shelves[speaker] = shelf;
  return shelf;
}

/** Something the person could say that stays within the limits. Whether somebody says it already is a later question. */
export function propose<C>(desk: Desk<C>, speaker: number): Choice<C> | undefined {
  const { rng, used, most } = desk;
  const { clues, choices, weights, total } = shelfOf(desk, speaker);
  if (total === 0) return undefined;
  let form = 0;
  for (let rest = rng.below(total); rest >= (weights[form] as number); form++) rest -= weights[form] as number;
  const list = clues[form] as readonly C[];
  const index = list.length === 1 ? 0 : rng.below(list.length);
  const described = choices[form] as (Choice<C> | undefined)[];
  let choice = described[index];
  if (!choice) {
    choice = makeChoice(desk, list[index] as C, speaker);
    described[index] = choice;
  }
  if (choice.isEmpty) return undefined;
  for (let i = 0; i < choice.tags.length; i++) {
    const tag = choice.tags[i] as number;
    if ((used[tag] as number) >= (most[tag] as number)) return undefined;
  }
  return choice;
}

/** Whether somebody else already says the same, however put. */
export const isSaid = <C>({ keys }: Desk<C>, { compiled }: Choice<C>): boolean => keys.has(keyOf(compiled));

function makeChoice<C>(desk: Desk<C>, clue: C, speaker: number): Choice<C> {
  const { says, tags, isQuota } = desk.brief.offer(clue, speaker);
  const compiled = compile(says);
  return {
    clue,
    says,
    isQuota,
    isEmpty: isEmptyFor(compiled, says, speaker, desk.brief.solution),
    tags: tags.map((tag) => tagNumber(desk, tag)),
    compiled,
  };
}

/** Whether no world with the speaker's identity breaks the clue. */
function isEmptyFor({ counts, others }: Compiled, says: Constraint, speaker: number, solution: World): boolean {
  const bit = 1 << speaker;
  for (let i = 0; i < counts.length; i += 3) {
    const [mask, flip, allowed] = [counts[i] as number, counts[i + 1] as number, counts[i + 2] as number];
    const range = fullMask(countBits(mask & ~bit) + 1);
    if (((allowed >>> countBits((solution ^ flip) & mask & bit)) & range) !== range) return false;
  }
  return others.length === 0 || forcedMask(bit, solution & bit, [compile({ kind: "not", of: says })]) === -1;
}

function tagNumber<C>({ tagOf, used, most, brief }: Desk<C>, tag: string): number {
  const kept = tagOf.get(tag);
  if (kept !== undefined) return kept;
  tagOf.set(tag, used.length);
  most.push(brief.most(tag));
  return used.push(0) - 1;
}

const keyed = new WeakMap<Compiled, string>();

/** Two clues with one key mean the same. */
function keyOf(compiled: Compiled): string {
  const kept = keyed.get(compiled);
  if (kept !== undefined) return kept;
  const { counts, others } = compiled;
  const parts: string[] = [];
  for (let i = 0; i < counts.length; i += 3) {
    parts.push(countKey(counts[i] as number, counts[i + 1] as number, counts[i + 2] as number));
  }
  const key = parts.sort().join(";") + (others.length > 0 ? JSON.stringify(others) : "");
  keyed.set(compiled, key);
  return key;
}

/** Counting the others instead turns the allowed counts around; of the two ways, the one that leaves the first as it is. */
function countKey(mask: Mask, flip: Mask, allowed: Mask): string {
  if ((mask & -mask & flip) === 0) return `${mask},${flip},${allowed}`;
  const size = countBits(mask);
  let turned = 0;
  for (let count = 0; count <= size; count++) if ((allowed >>> count) & 1) turned |= 1 << (size - count);
  return `${mask},${mask & ~flip},${turned}`;
}

/** Makes it what the person says, or nothing. */
export function choose<C>(desk: Desk<C>, speaker: number, choice: Choice<C> | undefined, isHeard = false): void {
  const before = desk.chosen[speaker];
  if (before) count(desk, before, -1);
  if (choice) count(desk, choice, 1);
  desk.chosen[speaker] = choice;
  desk.walker.setClue(speaker, choice?.compiled, isHeard);
}

function count<C>({ used, keys }: Desk<C>, { tags, compiled }: Choice<C>, by: 1 | -1): void {
  for (let i = 0; i < tags.length; i++) used[tags[i] as number] = (used[tags[i] as number] as number) + by;
  if (by === 1) keys.add(keyOf(compiled));
  else keys.delete(keyOf(compiled));
}

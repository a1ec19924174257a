// The second half of composing: whoever is still silent gets a clue, and then single clues are exchanged as long as the
// profile comes no further from what is wanted.

import {
  cheapestStep,
  countBits,
  forcedMask,
  fullMask,
  indices,
  type Mask,
  makeTheory,
  maskOf,
} from "@demonstrandum/logic";
import { canSolve, hasProfile, type Level, profileOf } from "../reason/level.ts";
import { type Brief, choose, type Desk, findChoice, isFree, type MenuItem, menuOf, silentOf } from "./desk.ts";
import type { Offer } from "./offer.ts";
import { stepsLeft } from "./step-counts.ts";
import { keep, type Walk, walkFrom } from "./walker/index.ts";

const TRIES = 400;
/** Costs: a step too many or too few; a person never reached; what the label does not allow; an idle quota clue. */
const STEP = 32;
const UNREACHED = 10 * STEP;
const WRONG_LARGEST = 4 * STEP;
const OUTSIDE = 4 * STEP;
const IDLE = 1;
/** How near to the wanted profile is near enough at first; some idle quota clues do not count. */
const NEAR = 4 * STEP - IDLE;
/** A change for the worse by one exchanged step is kept this often in a thousand, to get off a ledge. */
const SLIP = 20;
/** Once in so many tries anybody's clue is exchanged, whatever seems most useful. */
const ANYBODY = 4;

/** Whoever was never needed gets the clue that disturbs least, the last revealed first. False if somebody has none. */
export function fillIn<C>(desk: Desk<C>): boolean {
  const { walker, brief } = desk;
  let cost = costFrom(desk, brief.start);
  for (const speaker of silentOf(desk).reverse()) {
    choose(desk, speaker, leastDisturbing(desk, speaker, cost));
    cost = costFrom(desk, speaker);
    keep(walker);
  }
  return desk.chosen.every(Boolean);
}

function leastDisturbing<C>(desk: Desk<C>, speaker: number, enough: number): MenuItem<C> | undefined {
  let best: MenuItem<C> | undefined;
  let least = Number.MAX_SAFE_INTEGER;
  findChoice(desk, speaker, (choice) => {
    choose(desk, speaker, choice);
    const cost = costFrom(desk, speaker);
    choose(desk, speaker, undefined);
    if (cost < least) {
      least = cost;
      best = choice;
    }
    return cost <= enough;
  });
  return best;
}

/** Exchanges single clues as long as that comes nearer; true once the puzzle is what was wanted. */
export function polish<C>(desk: Desk<C>): boolean {
  const { brief, rng, walker } = desk;
  let cost = costFrom(desk, brief.start);
  keep(walker);
  let idle = idleQuotas(desk);
  let isNew = true;
  const near = NEAR + STEP * desk.leeway;
  for (let i = 0; i < TRIES; i++) {
    const isNear = cost <= near;
    if (isNear && isNew && idle.length === 0 && isWanted(desk)) return true;
    isNew = false;
    const isRepair = isNear && idle.length > 0;
    // Either the idle clue goes, or another changes so that it is needed after all.
    const speaker = isRepair && rng.below(2) === 0 ? rng.pick(idle) : pickSpeaker(desk);
    const choice = rng.pick(menuOf(desk, speaker));
    if ((isRepair && choice.offer.isQuota) || !isFree(desk, choice)) continue;
    const before = desk.chosen[speaker];
    choose(desk, speaker, choice);
    const bound = isRepair ? near : cost + (rng.below(1000) < SLIP ? 2 * STEP : 0);
    const now = costFrom(desk, speaker, bound);
    if (now > bound) {
      choose(desk, speaker, before);
      continue;
    }
    cost = now;
    keep(walker);
    idle = idleQuotas(desk);
    isNew = true;
  }
  return false;
}

/** Anybody, but mostly one whose clue is enough for a step alone, as long as there are too many such steps. */
function pickSpeaker<C>({ walker: { kept }, target, rng, brief }: Desk<C>): number {
  let ones = 0;
  for (let i = 1; i < kept.length; i++) if (kept.sizes[i] === 1) ones++;
  if (ones <= target[0] || rng.below(ANYBODY) === 0) return rng.below(brief.size);
  let step = 1;
  for (let skip = rng.below(ones); kept.sizes[step] !== 1 || skip-- > 0; ) step++;
  return 31 - Math.clz32(kept.cites[step] as number);
}

/** Quota clues that no step of the walk just taken cites. */
function idleQuotas<C>({ walker, brief, chosen }: Desk<C>): number[] {
  const idle: number[] = [];
  for (let person = 0; person < brief.size; person++) {
    if (chosen[person]?.offer.isQuota && ((walker.cited >>> person) & 1) === 0) idle.push(person);
  }
  return idle;
}

/** How far the walk is from what is wanted, with one person's clue changed since the walk that was kept. */
function costFrom<C>({ walker, target, brief, chosen }: Desk<C>, changed: number, bound?: number): number {
  if (bound !== undefined) {
    const over = Math.floor(bound / (2 * STEP));
    const most = [target[0] + over, target[1] + over, target[2] + over] as const;
    if (!walkFrom(walker, changed, changed, most)) return Number.MAX_SAFE_INTEGER;
  } else walkFrom(walker, changed);
  const [ones, twos, longs] = stepsLeft(walker, target);
  let largest = 0;
  for (let i = 1; i < walker.length; i++) largest = Math.max(largest, walker.sizes[i] as number);
  let cost = UNREACHED * (brief.size - walker.length) + STEP * (Math.abs(ones) + Math.abs(twos) + Math.abs(longs));
  if (largest > brief.level.most || largest < brief.level.least) cost += WRONG_LARGEST;
  cost += OUTSIDE * stepsOutside(brief.level, target[0] - ones, target[2] - longs, walker.length - 1);
  for (let person = 0; person < brief.size; person++) {
    if (((walker.cited >>> person) & 1) === 0 && chosen[person]?.offer.isQuota) cost += IDLE;
  }
  return cost;
}

/** How many steps are too many or too few for the label, whatever was aimed at. */
function stepsOutside(level: Level, ones: number, longs: number, all: number): number {
  const tooMany = Math.max(0, ones - (level.ones[1] * all) / 100) + Math.max(0, longs - level.mostLong);
  const tooFew = Math.max(0, (level.ones[0] * all) / 100 - ones) + Math.max(0, leastLong(level, all) - longs);
  return Math.ceil(tooMany) + Math.ceil(tooFew);
}

const leastLong = (level: Level, all: number): number => Math.max(level.leastLong, (level.longShare * all) / 100);

/** Everything the audit will ask of the walk, exactly: one world, the profile of the label, no idle quota clue. */
function isWanted<C>({ walker, brief, chosen }: Desk<C>): boolean {
  const { level, size, accepts } = brief;
  const fits = (sizes: number[]): boolean => canSolve(level, profileOf(sizes)) && hasProfile(level, profileOf(sizes));
  if (!fits([...walker.sizes.subarray(1, walker.length)])) return false;
  const offers = (chosen as readonly MenuItem<C>[]).map(({ offer }) => offer);
  const compiled = offers.map((offer) => offer.compiled);
  if (forcedMask(0, 0, compiled) !== fullMask(size)) return false;
  const steps = exactWalk(brief, walker, offers);
  if (!fits(steps.map(countBits))) return false;
  const cited = steps.reduce((all, speakers) => all | speakers, 0);
  if (offers.some(({ isQuota }, person) => isQuota && ((cited >>> person) & 1) === 0)) return false;
  return accepts?.(offers.map(({ clue }) => clue)) ?? true;
}

/** Whose clues each step of the path cites. Only of long steps is the walker not sure: these, the reasoner finds itself. */
function exactWalk<C>({ size, solution, start }: Brief<C>, walk: Walk, offers: readonly Offer<C>[]): Mask[] {
  const theory = makeTheory({ size, clues: offers.map(({ says }, i) => ({ name: String(i), says })) });
  const steps: Mask[] = [];
  let known = 1 << start;
  for (let i = 1, isSame = true; ; i++) {
    if (isSame && i < walk.length && (walk.sizes[i] as number) <= 2) {
      steps.push(walk.cites[i] as number);
      known |= 1 << (walk.order[i] as number);
      continue;
    }
    const facts = { known, value: known & solution };
    const step = cheapestStep(theory, { facts, clues: indices(known) });
    if (!step) return steps;
    steps.push(maskOf(step.clues));
    known |= 1 << step.literal.index;
    isSame &&= step.literal.index === walk.order[i];
  }
}

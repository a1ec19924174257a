// Chooses what everybody says. Choosing a clue for each person as they are revealed would make every step a single-clue
// step, because each new clue would have to open the next door alone. So people are revealed first and asked later: only
// when the walk is stuck does one of them get a clue, one that opens the door with as many other clues as the difficulty
// still wants. Whoever is left then gets a clue that keeps the profile, and single clues are exchanged until it is right.

import { type Compiled, type Constraint, compile, countBits, type Mask, type World } from "@demonstrandum/logic";
import { canSolve, hasProfile, type Level, longOf } from "./level.ts";
import type { Rng } from "./rng.ts";
import { makeWalker, type Walker } from "./walker.ts";

/** Something a person could truthfully say. */
export interface Offer<C = unknown> {
  readonly clue: C;
  readonly form: string;
  /** What is limited or counted about it, its form included. */
  readonly tags: readonly string[];
  /** Must be cited by some step. */
  readonly isQuota: boolean;
  says(): Constraint;
}

/** What to compose. */
export interface Brief<C = unknown> {
  readonly size: number;
  readonly solution: World;
  readonly start: number;
  readonly level: Level;
  /** Everything the person could say, by form. Asked at most once for each. */
  offers(speaker: number): ReadonlyMap<string, readonly Offer<C>[]>;
  /** How often a form should be proposed beside the others; 0 is never. */
  weight(form: string): number;
  /** How many clues of the puzzle may have the tag. */
  most(tag: string): number;
  /** Whether a finished choice will do for reasons of the game's own. */
  accepts?(clues: readonly C[]): boolean;
}

export type Composed<C> =
  | { readonly clues: readonly C[]; readonly order: readonly number[] }
  | { readonly rejected: string };

/** How often each thing is tried before giving up on it. */
const TRIES = { long: 120, two: 40, one: 40, fill: 8, polish: 250 } as const;
/** The most people that one new clue may open at once. */
const WIDEST_DOOR = 4;

interface Choice<C> {
  readonly offer: Offer<C>;
  readonly compiled: Compiled;
  readonly key: string;
}

export function compose<C>(brief: Brief<C>, rng: Rng): Composed<C> {
  const desk = makeDesk(brief, rng);
  if (!desk.walker.walk(() => openDoor(desk))) return { rejected: "no clue opened the next door" };
  fillIn(desk);
  if (!polish(desk)) return { rejected: "the profile was not reached" };
  return { clues: desk.chosen.map((choice) => (choice as Choice<C>).offer.clue), order: [...desk.walker.order] };
}

/** Everything one composition works on. */
interface Desk<C> {
  readonly brief: Brief<C>;
  readonly rng: Rng;
  readonly walker: Walker;
  readonly chosen: (Choice<C> | undefined)[];
  readonly shelves: (Shelf<C> | undefined)[];
  readonly used: Map<string, number>;
  readonly keys: Set<string>;
  /** How many steps of one, two and more clues are wanted. */
  readonly target: readonly [number, number, number];
}

/** What one person could say, by form, with the forms' weights. */
interface Shelf<C> {
  readonly forms: readonly string[];
  readonly offers: readonly (readonly Offer<C>[])[];
  readonly weights: readonly number[];
}

function makeDesk<C>(brief: Brief<C>, rng: Rng): Desk<C> {
  return {
    brief,
    rng,
    walker: makeWalker(brief.size, brief.solution, brief.start),
    chosen: new Array<Choice<C> | undefined>(brief.size).fill(undefined),
    shelves: new Array<Shelf<C> | undefined>(brief.size).fill(undefined),
    used: new Map(),
    keys: new Set(),
    target: drawTarget(brief.level, brief.size - 1, rng),
  };
}

/** The level's shares as whole steps; a fraction is rounded up as often as it is large. */
function drawTarget(level: Level, steps: number, rng: Rng): [number, number, number] {
  const draw = (percent: number): number => Math.floor((percent * steps + rng.below(100)) / 100);
  const long = Math.min(level.mostLong, Math.max(level.leastLong, draw(level.target[2])));
  const two = draw(level.target[1]);
  return [steps - two - long, two, long];
}

function shelfOf<C>({ brief, shelves }: Desk<C>, speaker: number): Shelf<C> {
  const kept = shelves[speaker];
  if (kept) return kept;
  const entries = [...brief.offers(speaker)].filter(([form, offers]) => offers.length > 0 && brief.weight(form) > 0);
  const shelf = {
    forms: entries.map(([form]) => form),
    offers: entries.map(([, offers]) => offers),
    weights: entries.map(([form]) => brief.weight(form)),
  };
  shelves[speaker] = shelf;
  return shelf;
}

/** Something the person could say that nobody says yet and that stays within the limits. */
function propose<C>(desk: Desk<C>, speaker: number): Choice<C> | undefined {
  const shelf = shelfOf(desk, speaker);
  const offers = shelf.weights.length === 0 ? [] : (shelf.offers[desk.rng.weighted(shelf.weights)] ?? []);
  if (offers.length === 0) return undefined;
  const offer = desk.rng.pick(offers);
  if (offer.tags.some((tag) => (desk.used.get(tag) ?? 0) >= desk.brief.most(tag))) return undefined;
  const compiled = compile(offer.says());
  const key = keyOf(compiled);
  return desk.keys.has(key) ? undefined : { offer, compiled, key };
}

/** Two clues with one key mean the same. */
function keyOf({ counts, others }: Compiled): string {
  const parts: string[] = [];
  for (let i = 0; i < counts.length; i += 3) {
    parts.push(countKey(counts[i] as number, counts[i + 1] as number, counts[i + 2] as number));
  }
  return parts.sort().join(";") + (others.length > 0 ? JSON.stringify(others) : "");
}

/** Counting the others instead turns the allowed counts around; of the two ways, the one that leaves the first as it is. */
function countKey(mask: Mask, flip: Mask, allowed: Mask): string {
  if ((mask & -mask & flip) === 0) return `${mask},${flip},${allowed}`;
  const size = countBits(mask);
  let turned = 0;
  for (let count = 0; count <= size; count++) if ((allowed >>> count) & 1) turned |= 1 << (size - count);
  return `${mask},${mask & ~flip},${turned}`;
}

function choose<C>(desk: Desk<C>, speaker: number, choice: Choice<C> | undefined): void {
  const before = desk.chosen[speaker];
  if (before) count(desk, before, -1);
  if (choice) count(desk, choice, 1);
  desk.chosen[speaker] = choice;
  desk.walker.clues[speaker] = choice?.compiled;
}

function count<C>({ used, keys }: Desk<C>, { offer, key }: Choice<C>, by: 1 | -1): void {
  for (const tag of offer.tags) used.set(tag, (used.get(tag) ?? 0) + by);
  if (by === 1) keys.add(key);
  else keys.delete(key);
}

/** Gives a clue to someone revealed and silent, so that the next step takes as many clues as is still wanted. */
function openDoor<C>(desk: Desk<C>): boolean {
  const { walker, rng, target } = desk;
  const silent: number[] = walker.order.filter((person) => !walker.clues[person]);
  if (silent.length === 0) return false;
  const twos = target[1] - (walker.steps[2] ?? 0);
  const longs = target[2] - longOf(walker.steps);
  const live = countBits(walker.live);
  const wantsLong = longs > 0 && live >= 2;
  const wantsTwo = twos > 0 && live >= 1;
  const isLongFirst = wantsLong && (!wantsTwo || rng.below(longs + twos) < longs);
  if (isLongFirst && tryDoors(desk, silent, 3, TRIES.long)) return true;
  if (wantsTwo && tryDoors(desk, silent, 2, TRIES.two)) return true;
  if (wantsLong && !isLongFirst && tryDoors(desk, silent, 3, TRIES.long)) return true;
  return tryDoors(desk, silent, 1, TRIES.one);
}

function tryDoors<C>(desk: Desk<C>, silent: readonly number[], clues: number, tries: number): boolean {
  for (let i = 0; i < tries; i++) {
    const speaker = desk.rng.pick(silent);
    const choice = propose(desk, speaker);
    if (!choice || !opensWith(desk.walker, choice.compiled, clues)) continue;
    choose(desk, speaker, choice);
    desk.walker.speak(speaker, choice.compiled);
    return true;
  }
  return false;
}

/** Whether the clue opens a door, and takes exactly so many clues for it (3: three or more). */
function opensWith(walker: Walker, clue: Compiled, clues: number): boolean {
  const alone = walker.opens(clue);
  if (clues === 1) return alone !== 0 && countBits(alone) <= WIDEST_DOOR;
  if (alone !== 0) return false;
  const together = walker.opensWithAll(clue);
  if (together === 0) return false;
  return opensWithOne(walker, clue) === (clues === 2);
}

function opensWithOne(walker: Walker, clue: Compiled): boolean {
  for (let rest = walker.live; rest !== 0; rest &= rest - 1) {
    if (walker.opens(clue, 31 - Math.clz32(rest & -rest)) !== 0) return true;
  }
  return false;
}

/** Whoever was never needed gets the clue that disturbs least, the last revealed first. */
function fillIn<C>(desk: Desk<C>): void {
  const silent = desk.walker.order.filter((person) => !desk.chosen[person]).reverse();
  for (const speaker of silent) {
    let best: Choice<C> | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < TRIES.fill * 4 && (i < TRIES.fill || !best); i++) {
      const choice = propose(desk, speaker);
      if (!choice) continue;
      choose(desk, speaker, choice);
      const cost = costOf(desk);
      choose(desk, speaker, undefined);
      if (cost >= least) continue;
      least = cost;
      best = choice;
      if (cost <= 1) break;
    }
    choose(desk, speaker, best);
  }
}

/** How far a walk is from what is wanted: unproved people first, then steps, then quota clues that no step cites. */
function costOf<C>(desk: Desk<C>): number {
  const { walker, target, brief, chosen } = desk;
  const isDone = walker.walk();
  const { steps } = walker;
  const ones = steps[1] ?? 0;
  const twos = steps[2] ?? 0;
  const longs = longOf(steps);
  let cost = Math.abs(ones - target[0]) + Math.abs(twos - target[1]) + Math.abs(longs - target[2]);
  if (!isDone) cost += 10 * (brief.size - walker.order.length);
  if (steps.length - 1 > brief.level.most) cost += 4;
  if (steps.length - 1 < brief.level.least) cost += 4;
  for (let person = 0; person < brief.size; person++) {
    if (chosen[person]?.offer.isQuota && ((walker.cited >>> person) & 1) === 0) cost += 2;
  }
  return cost;
}

/** Exchanges single clues as long as that comes nearer; true once the puzzle is what was wanted. */
function polish<C>(desk: Desk<C>): boolean {
  const { brief, rng } = desk;
  let cost = desk.chosen.every(Boolean) ? costOf(desk) : Number.POSITIVE_INFINITY;
  for (let i = 0; i < TRIES.polish; i++) {
    if (cost <= 3 && isWanted(desk)) return true;
    const speaker = rng.below(brief.size);
    const before = desk.chosen[speaker];
    const choice = propose(desk, speaker);
    if (!choice) continue;
    choose(desk, speaker, choice);
    const now = costOf(desk);
    if (now <= cost) cost = now;
    else choose(desk, speaker, before);
  }
  return false;
}

function isWanted<C>(desk: Desk<C>): boolean {
  const { walker, brief, chosen } = desk;
  if (costOf(desk) === Number.POSITIVE_INFINITY) return false;
  const { steps } = walker;
  if (!canSolve(brief.level, steps) || !hasProfile(brief.level, steps)) return false;
  return brief.accepts?.(chosen.map((choice) => (choice as Choice<C>).offer.clue)) ?? true;
}

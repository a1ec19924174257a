// The second half of composing: whoever is still silent gets a clue, and then single clues are exchanged as long as the
// profile comes no further from what is wanted.

import { indices } from "@demonstrandum/logic";
import type { Rng } from "../rng.ts";
import { costFrom, endsWell, STEP } from "./cost.ts";
import { choose, type Desk, findChoice, isFree, type MenuItem, menuOf, silentOf } from "./desk.ts";
import { enliven } from "./enliven.ts";
import { keep, type Walk } from "./walker/index.ts";
import { isWanted } from "./wanted.ts";

const TRIES = 400;
/** How near to the wanted profile is near enough at first. */
const NEAR = 3 * STEP;
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
  let isNew = true;
  const near = NEAR + STEP * desk.leeway;
  for (let i = 0; i < TRIES; i++) {
    if (cost <= near && isNew && isWanted(desk)) {
      if (enliven(desk, near)) return true;
      cost = costFrom(desk, brief.start);
    }
    isNew = false;
    const speaker = pickSpeaker(desk);
    const choice = rng.pick(menuOf(desk, speaker));
    if (!isFree(desk, choice)) continue;
    const before = desk.chosen[speaker];
    choose(desk, speaker, choice);
    const bound = cost + (rng.below(1000) < SLIP ? 2 * STEP : 0);
    const now = costFrom(desk, speaker, bound);
    if (now > bound) {
      choose(desk, speaker, before);
      continue;
    }
    cost = now;
    keep(walker);
    isNew = true;
  }
  return false;
}

/** Anybody, but mostly one whose clue tangles a proof, or is enough for a step alone as long as there are too many such steps. */
function pickSpeaker<C>(desk: Desk<C>): number {
  const {
    walker: { kept },
    target,
    rng,
    brief,
    tangled,
  } = desk;
  if (tangled !== 0 && rng.below(ANYBODY) > 0) return rng.pick(indices(tangled));
  if (!endsWell(desk, kept.sizes, 1, kept.length) && rng.below(ANYBODY) > 0) return lateSpeaker(kept, rng);
  let ones = 0;
  for (let i = 1; i < kept.length; i++) if (kept.sizes[i] === 1) ones++;
  if (ones <= target[0] || rng.below(ANYBODY) === 0) return rng.below(brief.size);
  let step = 1;
  for (let skip = rng.below(ones); kept.sizes[step] !== 1 || skip-- > 0; ) step++;
  return 31 - Math.clz32(kept.cites[step] as number);
}

/** Somebody whose clue is enough for one of the last steps. */
function lateSpeaker({ length, cites }: Walk, rng: Rng): number {
  const late = Math.floor((length - 1) / 3);
  return 31 - Math.clz32(cites[length - 1 - rng.below(late)] as number);
}

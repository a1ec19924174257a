// The second half of composing: whoever is still silent gets a clue, and then single clues are exchanged as long as the
// profile comes no further from what is wanted.

import { indices } from "@demonstrandum/logic";
import type { Rng } from "../rng.ts";
import { accepts } from "./accepts.ts";
import { costFrom, endsWell, STEP } from "./cost.ts";
import { choose, findChoice, isFree, type MenuItem, menuOf, type PuzzleDraft, silentOf } from "./draft.ts";
import { replaceIdle } from "./replace-idle.ts";
import { keep, type Walk } from "./walker/index.ts";

const TRIES = 400;
/** How near to the wanted profile is near enough at first. */
const NEAR = 3 * STEP;
/** A change for the worse by one exchanged step is kept this often in a thousand, to get off a ledge. */
const SLIP = 20;
/** Once in so many tries anybody's clue is exchanged, whatever seems most useful. */
const ANYBODY = 4;

/** Whoever was never needed gets the clue that disturbs least, the last revealed first. False if somebody has none. */
export function fillIn<C>(draft: PuzzleDraft<C>): boolean {
  const { walker, brief } = draft;
  let cost = costFrom(draft, brief.start);
  for (const speaker of silentOf(draft).reverse()) {
    choose(draft, speaker, leastDisturbing(draft, speaker, cost));
    cost = costFrom(draft, speaker);
    keep(walker);
  }
  return draft.chosen.every(Boolean);
}

function leastDisturbing<C>(draft: PuzzleDraft<C>, speaker: number, enough: number): MenuItem<C> | undefined {
  let best: MenuItem<C> | undefined;
  let least = Number.MAX_SAFE_INTEGER;
  findChoice(draft, speaker, (choice) => {
    choose(draft, speaker, choice);
    const cost = costFrom(draft, speaker);
    choose(draft, speaker, undefined);
    if (cost < least) {
      least = cost;
      best = choice;
    }
    return cost <= enough;
  });
  return best;
}

/** Exchanges single clues as long as that comes nearer; true once the puzzle is what was wanted. */
export function searchLocally<C>(draft: PuzzleDraft<C>): boolean {
  const { brief, rng, walker } = draft;
  let cost = costFrom(draft, brief.start);
  keep(walker);
  let isNew = true;
  const near = NEAR + STEP * draft.leeway;
  for (let i = 0; i < TRIES; i++) {
    if (cost <= near && isNew && accepts(draft)) {
      if (replaceIdle(draft, near)) return true;
      cost = costFrom(draft, brief.start);
    }
    isNew = false;
    const speaker = pickSpeaker(draft);
    if (draft.fixed[speaker]) continue;
    const choice = rng.pick(menuOf(draft, speaker));
    if (!isFree(draft, speaker, choice)) continue;
    const before = draft.chosen[speaker];
    choose(draft, speaker, choice);
    const bound = cost + (rng.below(1000) < SLIP ? 2 * STEP : 0);
    const now = costFrom(draft, speaker, bound);
    if (now > bound) {
      choose(draft, speaker, before);
      continue;
    }
    cost = now;
    keep(walker);
    isNew = true;
  }
  return false;
}

/** Anybody, but mostly one whose clue tangles a proof, or is enough for a step alone as long as there are too many such steps. */
function pickSpeaker<C>(draft: PuzzleDraft<C>): number {
  const {
    walker: { kept },
    target,
    rng,
    brief,
    tangled,
  } = draft;
  if (tangled !== 0 && rng.below(ANYBODY) > 0) return rng.pick(indices(tangled));
  if (!endsWell(draft, kept.sizes, 1, kept.length) && rng.below(ANYBODY) > 0) return lateSpeaker(kept, rng);
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

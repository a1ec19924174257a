// Who shall be a werewolf, and whether one may give themselves away. Both are a matter of the seed and settings, so that tries which
// fail do not make some choices rarer than others; now and then a try leaves it open, in case there is no such village.

import { makeRng, type Rng } from "@demonstrandum/engine";
import { maskOf, type World } from "@demonstrandum/logic";
import { type GenerationConfig, opensWithoutContradiction, wolfCounts } from "./config.ts";

const TRIES_FOR_EACH_EXCEPTION = 8;

export const chooseWolfCount = (config: GenerationConfig, rng: Rng, seed: string): number =>
  rngFor("wolves", config, rng, seed).pick(wolfCounts(config));

/** In one easy village of so many somebody may contradict themselves; that is the plainest way in, and would be nearly the only one. */
const CONTRADICTED = 4;

/** Whether somebody may: in easy villages only, and always where there is hardly another way in. */
export function mayContradict(config: GenerationConfig, rng: Rng, seed: string): boolean {
  if (config.difficulty !== "easy") return false;
  const isOnlyWay = !config.requireUniqueSolution || !opensWithoutContradiction(config);
  return isOnlyWay || rngFor("door", config, rng, seed).below(CONTRADICTED) === 0;
}

function rngFor(what: string, { N, difficulty, given }: GenerationConfig, rng: Rng, seed: string): Rng {
  const isException = rng.below(TRIES_FOR_EACH_EXCEPTION) === 0;
  return isException ? rng : makeRng(`${N} ${difficulty} ${JSON.stringify(given)} ${seed}/${what}`);
}

/** The world to aim at, with a number of wolves from the allowed range unless it is given. */
export function chooseTargetAssignment(
  config: GenerationConfig,
  rng: Rng,
  wolves: number = rng.pick(wolfCounts(config)),
): World {
  const villagers = Array.from({ length: config.N }, (_, villager) => villager);
  return maskOf(rng.shuffle(villagers).slice(0, wolves));
}

// Who shall be a werewolf. The number of wolves is a matter of the seed and settings, so that tries which fail do not make some numbers
// rarer than others; now and then a try leaves it open, in case there is no such village with that number.

import { makeRng, type Rng } from "@demonstrandum/engine";
import { maskOf, type World } from "@demonstrandum/logic";
import { type GenerationConfig, wolfCounts } from "./config.ts";

const TRIES_FOR_EACH_EXCEPTION = 8;

export function chooseWolfCount(config: GenerationConfig, rng: Rng, seed: string): number {
  const isException = rng.below(TRIES_FOR_EACH_EXCEPTION) === 0;
  const { N, difficulty, given } = config;
  return (isException ? rng : makeRng(`${N} ${difficulty} ${JSON.stringify(given)} ${seed}/wolves`)).pick(
    wolfCounts(config),
  );
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

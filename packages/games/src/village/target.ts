// Who shall be a werewolf. The number of wolves is a matter of the seed alone, so that tries which fail cannot make some
// numbers rarer than others.

import { makeRng, type Rng } from "@demonstrandum/engine";
import { maskOf, type World } from "@demonstrandum/logic";
import { type GenerationConfig, wolfCounts } from "./config.ts";

export const chooseWolfCount = (config: GenerationConfig, seed: string): number =>
  makeRng(`${seed}/wolves`).pick(wolfCounts(config));

/** The world to aim at, with a number of wolves from the allowed range unless it is given. */
export function chooseTargetAssignment(
  config: GenerationConfig,
  rng: Rng,
  wolves: number = rng.pick(wolfCounts(config)),
): World {
  const villagers = Array.from({ length: config.N }, (_, villager) => villager);
  return maskOf(rng.shuffle(villagers).slice(0, wolves));
}

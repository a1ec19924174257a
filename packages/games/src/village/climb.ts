// Changes one testimony at a time until the village is what was asked for: the right level, and no idle statement if
// none is wanted. A change is kept when it brings the village no further away.

import type { Rng } from "@demonstrandum/engine";
import type { Facts, Literal, World } from "@demonstrandum/logic";
import { countBits, NOTHING } from "@demonstrandum/logic";
import { type Bundle, listCandidateBundlesForSpeaker } from "./bundle.ts";
import type { GenerationConfig } from "./config.ts";
import { allTestimonies, deduce, opposite, readSpeakers, type Testimonies, theoryOf, withFact } from "./deduction.ts";
import { isAffordable } from "./purse.ts";
import { redundantStatements, type StatementPlace } from "./redundancy.ts";
import type { Village } from "./village-model.ts";
import type { Workshop } from "./workshop.ts";

/** Changes tried for each villager before giving up. */
const STEPS_PER_VILLAGER = 100;

export interface Climb {
  readonly config: GenerationConfig;
  readonly workshop: Workshop;
  readonly target: World;
  /** What a medium village lets one find by supposing the opposite. */
  readonly pivot: Literal;
  readonly rng: Rng;
}

/** Where the climb stands: how far from the level, and which statements are idle. */
interface Stand {
  readonly village: Village;
  readonly toLevel: number;
  readonly idle: readonly StatementPlace[];
}

/** The village that was asked for, near the start; undefined when it was not found. */
export function climb(start: Village, problem: Climb): Village | undefined {
  const toLevel = makeLevelDistance(problem);
  let here: Stand = { village: start, toLevel: toLevel(start), idle: idleIn(start, problem) };
  for (let step = 0; step < STEPS_PER_VILLAGER * problem.config.N; step++) {
    if (here.toLevel === 0 && here.idle.length === 0) return here.village;
    here = tryChange(here, changed(here, problem), toLevel, problem);
  }
  return undefined;
}

function tryChange(here: Stand, village: Village, toLevel: Distance, problem: Climb): Stand {
  if (village === here.village || !isAffordable(village.statements, problem.workshop.truth, problem.config))
    return here;
  const idle = idleIn(village, problem);
  if (here.toLevel === 0 && idle.length > here.idle.length) return here;
  const there = toLevel(village);
  const isNoFurther = there < here.toLevel || (there === here.toLevel && idle.length <= here.idle.length);
  return isNoFurther ? { village, toLevel: there, idle } : here;
}

const idleIn = (village: Village, { config, workshop }: Climb): readonly StatementPlace[] =>
  config.irredundant ? redundantStatements(village, workshop) : [];

/** An idle statement left out, if the speaker says enough without it; else one speaker's words replaced. */
function changed({ village, idle }: Stand, { config, workshop, target, rng }: Climb): Village {
  const { statements } = village;
  const place = idle.length > 0 && rng.below(2) === 0 ? rng.pick(idle) : undefined;
  const speaker = place?.speaker ?? rng.below(config.N);
  const bundle = statements[speaker] as Bundle;
  if (place !== undefined && bundle.length > config.statementsPerSpeakerMin)
    return { ...village, statements: statements.with(speaker, bundle.toSpliced(place.position, 1)) };
  const one = { ...config, greedyCandidatePoolSize: 1 };
  const [fresh] = listCandidateBundlesForSpeaker(speaker, target, workshop.library, workshop.truth, one, rng);
  return fresh === undefined ? village : { ...village, statements: statements.with(speaker, fresh) };
}

type Distance = (village: Village) => number;

function makeLevelDistance({ config, pivot }: Climb): Distance {
  const said = (village: Village): Testimonies => allTestimonies(theoryOf(village));
  switch (config.difficulty) {
    case "easy":
      return (village) => countUnread(said(village), NOTHING);
    case "medium":
      return (village) => mediumDistance(said(village), pivot);
    case "hard":
      return (village) => {
        const { level } = deduce(said(village));
        return level === "hard" ? 0 : level === undefined ? 2 : 1;
      };
  }
}

/** How many villagers reading does not reach; all of them when it ends in a contradiction. */
const countUnread = (said: Testimonies, facts: Facts): number =>
  said.theory.size - countBits(readSpeakers(said, facts)?.known ?? 0);

/** One supposition about one villager: reading refutes it, its opposite tells the rest, and without it reading ends. */
function mediumDistance(said: Testimonies, pivot: Literal): number {
  const rest = countUnread(said, withFact(NOTHING, pivot));
  const isOpen = readSpeakers(said, withFact(NOTHING, opposite(pivot))) !== undefined;
  const isTooEasy = rest === 0 && countUnread(said, NOTHING) === 0;
  return rest + (isOpen ? 1 : 0) + (isTooEasy ? 1 : 0);
}

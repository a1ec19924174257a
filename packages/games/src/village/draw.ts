// One try at a village: a target, candidates, the greedy choice, and the climb to what was asked for.

import type { Rng } from "@demonstrandum/engine";
import type { World } from "@demonstrandum/logic";
import { listCandidateBundlesForSpeaker } from "./bundle.ts";
import { climb } from "./climb.ts";
import type { GenerationConfig } from "./config.ts";
import { allTestimonies, deduce, theoryOf } from "./deduction.ts";
import { greedyAssignStatementsUntilUnique } from "./greedy.ts";
import { redundantStatements } from "./redundancy.ts";
import { chooseTargetAssignment, chooseWolfCount } from "./target.ts";
import type { Village } from "./village-model.ts";
import { type Workshop, workshopFor } from "./workshop.ts";

export type DrawnVillage = { readonly village: Village; readonly target: World } | { readonly rejected: string };

export function drawVillage(config: GenerationConfig, rng: Rng, seed: string): DrawnVillage {
  const workshop = workshopFor(config);
  const { library, truth, speakers } = workshop;
  const target = chooseTargetAssignment(config, rng, chooseWolfCount(config, seed));
  const candidates = Array.from({ length: config.N }, (_, speaker) =>
    listCandidateBundlesForSpeaker(speaker, target, library, truth, config, rng),
  );
  const start = greedyAssignStatementsUntilUnique(target, candidates, truth, speakers, config, rng);
  if ("rejected" in start) return start;
  if (isAsAsked(start.village, config, workshop)) return { village: start.village, target };
  const village = climb(start.village, { config, workshop, target, rng });
  if (village === undefined) return { rejected: `not ${config.difficulty}${config.irredundant ? " and concise" : ""}` };
  return { village, target };
}

function isAsAsked(village: Village, config: GenerationConfig, { truth, speakers }: Workshop): boolean {
  if (config.irredundant && redundantStatements(village, { truth, speakers }).length > 0) return false;
  return deduce(allTestimonies(theoryOf(village))).level === config.difficulty;
}

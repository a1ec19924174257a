// One testimony for each speaker, chosen so that as few worlds as possible remain.

import { includesWorld } from "@demonstrandum/clues/village";
import type { Rng } from "@demonstrandum/engine";
import type { World } from "@demonstrandum/logic";
import type { Testimony } from "./candidate-testimonies.ts";
import { computeSpeakerCompatibilityMask } from "./compatibility.ts";
import type { GenerationConfig } from "./config.ts";
import { canAfford, makeStatementBudget, pay } from "./statement-budget.ts";
import type { StatementTruthTableCache } from "./truth-cache.ts";
import type { Village } from "./village-model.ts";
import { countCommon, intersectInto, isSingleWorld, type SpeakerMasks, type WorldSet } from "./world-set.ts";

/** Speakers in random order; each gets the testimony that keeps the target and removes the most other worlds. */
export function greedyAssignStatementsUntilUnique(
  target: World,
  candidates: readonly (readonly Testimony[])[],
  truth: StatementTruthTableCache,
  speakers: SpeakerMasks,
  config: GenerationConfig,
  rng: Rng,
): { readonly village: Village } | { readonly rejected: string } {
  const statements: Testimony[] = Array.from({ length: config.N }, () => []);
  const remaining = new Uint32Array(speakers.all);
  const budget = makeStatementBudget(config);
  for (const speaker of rng.shuffle([...statements.keys()])) {
    const affordable = (candidates[speaker] ?? []).filter((testimony) => canAfford(budget, testimony, truth));
    const maskOf = (testimony: Testimony) =>
      computeSpeakerCompatibilityMask(speaker, testimony, speakers, truth, config.wolvesAlsoTellTruth);
    const best = pickStrongest(affordable, maskOf, remaining, target);
    if (best === undefined) return { rejected: "nothing left to say" };
    statements[speaker] = best.testimony;
    intersectInto(remaining, best.mask);
    pay(budget, best.testimony, truth);
  }
  if (!isSingleWorld(remaining)) return { rejected: "more than one solution" };
  return { village: { statements, wolvesAlsoTellTruth: config.wolvesAlsoTellTruth } };
}

function pickStrongest(
  affordable: readonly Testimony[],
  maskOf: (testimony: Testimony) => WorldSet,
  remaining: WorldSet,
  target: World,
): { testimony: Testimony; mask: WorldSet } | undefined {
  let best: { testimony: Testimony; mask: WorldSet } | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const testimony of affordable) {
    const mask = maskOf(testimony);
    const left = countCommon(mask, remaining);
    if (left >= fewest || !includesWorld(mask, target)) continue;
    best = { testimony, mask };
    fewest = left;
  }
  return best;
}

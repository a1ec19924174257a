// A village as the solver sees it, and its solutions by masks.

import type { Statement } from "@demonstrandum/clues";
import { truthMask } from "@demonstrandum/clues";
import type { World } from "@demonstrandum/logic";
import { computeSpeakerCompatibilityMask, type TruthSource } from "./compatibility.ts";
import {
  buildSpeakerMasks,
  firstWorlds,
  intersectInto,
  isSingleWorld,
  type SpeakerMasks,
  type WorldSet,
} from "./world-set.ts";

/** Who says what. As many villagers as there are testimonies. */
export interface Village {
  readonly statements: readonly (readonly Statement[])[];
  readonly wolvesAlsoTellTruth: boolean;
}

/** What the village's masks are read from; without it they are computed on the spot. */
export interface Masks {
  readonly speakers: SpeakerMasks;
  readonly truth: TruthSource;
}

export const computedMasks = (size: number): Masks => ({
  speakers: buildSpeakerMasks(size),
  truth: { truthMask: (statement) => truthMask(statement, size) },
});

/** Every world in which all the villagers are what their words make them. */
export function solutionMask(village: Village, masks: Masks = computedMasks(village.statements.length)): WorldSet {
  const remaining = new Uint32Array(masks.speakers.all);
  for (let speaker = 0; speaker < village.statements.length; speaker++) {
    const bundle = village.statements[speaker] as readonly Statement[];
    const { speakers, truth } = masks;
    intersectInto(
      remaining,
      computeSpeakerCompatibilityMask(speaker, bundle, speakers, truth, village.wolvesAlsoTellTruth),
    );
  }
  return remaining;
}

export const enumerateSolutions = (village: Village, maxSolutions = Number.POSITIVE_INFINITY, masks?: Masks): World[] =>
  firstWorlds(solutionMask(village, masks), maxSolutions);

export const findOneSolution = (village: Village, masks?: Masks): World | undefined =>
  enumerateSolutions(village, 1, masks)[0];

export const isUniquelySatisfiable = (village: Village, masks?: Masks): boolean =>
  isSingleWorld(solutionMask(village, masks));

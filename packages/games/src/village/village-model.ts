// A village as the solver sees it, and its solutions by masks.

import type { Statement, TruthMask } from "@demonstrandum/clues";
import { truthMask } from "@demonstrandum/clues/village";
import type { World } from "@demonstrandum/logic";
import type { TruthSource } from "./compatibility.ts";
import { buildSpeakerMasks, firstWorlds, type SpeakerMasks, type WorldSet } from "./world-set.ts";

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
function solutionMask(village: Village, masks: Masks = computedMasks(village.statements.length)): WorldSet {
  const said = truthsOf(village, masks.truth);
  const solutions = new Uint32Array(masks.speakers.all.length);
  for (let word = 0; word < solutions.length; word++)
    solutions[word] = solutionWord(said, masks.speakers, village.wolvesAlsoTellTruth, word);
  return solutions;
}

/** The truth masks of what each speaker says. */
export type Truths = readonly (readonly TruthMask[])[];

/** In which worlds each statement of a village is true. */
export const truthsOf = ({ statements }: Village, truth: TruthSource): Truths =>
  statements.map((testimony) => testimony.map((statement) => truth.truthMask(statement)));

/** Whether exactly one world is left; reads no further than the second. A hot loop: nothing is allocated. */
export function hasOneSolution(said: Truths, speakers: SpeakerMasks, wolvesAlsoTellTruth: boolean): boolean {
  let isFound = false;
  for (let word = 0; word < speakers.all.length; word++) {
    const bits = solutionWord(said, speakers, wolvesAlsoTellTruth, word);
    if (bits === 0) continue;
    if (isFound || (bits & (bits - 1)) !== 0) return false;
    isFound = true;
  }
  return isFound;
}

/** 32 worlds at once: a speaker is human exactly where all they say is true. */
function solutionWord(said: Truths, speakers: SpeakerMasks, wolvesAlsoTellTruth: boolean, word: number): number {
  let left = speakers.all[word] as number;
  for (let speaker = 0; speaker < said.length; speaker++) {
    const testimony = said[speaker] as readonly TruthMask[];
    if (testimony.length === 0) continue;
    let all = -1;
    let any = 0;
    for (let i = 0; i < testimony.length; i++) {
      const bits = (testimony[i] as TruthMask)[word] as number;
      all &= bits;
      any |= bits;
    }
    const human = (speakers.human[speaker] as WorldSet)[word] as number;
    left &= ~(all ^ human);
    if (wolvesAlsoTellTruth) left &= human | any;
  }
  return left;
}

/** All worlds in which everybody's testimony fits what they are. */
export const enumerateSolutions = (village: Village, maxSolutions = Number.POSITIVE_INFINITY, masks?: Masks): World[] =>
  firstWorlds(solutionMask(village, masks), maxSolutions);

/** A world in which every testimony fits, if there is one. */
export const findOneSolution = (village: Village, masks?: Masks): World | undefined =>
  enumerateSolutions(village, 1, masks)[0];

/** Whether exactly one world fits every testimony. */
export const isUniquelySatisfiable = (
  village: Village,
  masks: Masks = computedMasks(village.statements.length),
): boolean => hasOneSolution(truthsOf(village, masks.truth), masks.speakers, village.wolvesAlsoTellTruth);

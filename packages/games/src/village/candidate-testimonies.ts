// Candidate testimonies for one speaker: samples of what they could say if the target is the truth. A human says only
// true things, a werewolf something false; no statement of a testimony follows from the rest of it.

import type { Statement, TruthMask } from "@demonstrandum/clues";
import { includesWorld } from "@demonstrandum/clues/village";
import type { Rng } from "@demonstrandum/engine";
import type { World } from "@demonstrandum/logic";
import type { AimedConfig, GenerationConfig } from "./config.ts";
import { menuFor, type Phrase, phraseOf } from "./menu.ts";
import type { StatementTruthTableCache } from "./truth-cache.ts";

/** Everything that one villager states. */
export type Testimony = readonly Statement[];

/** What words are drawn for: the settings, and whether somebody may contradict themselves in this village. */
export interface VillagePlan extends GenerationConfig {
  readonly mayContradict: boolean;
}

/** The same with the label that is aimed at. */
export type AimedPlan = VillagePlan & AimedConfig;

/** Samples that fail are drawn again, this many times as often as testimonies are wanted. */
const PATIENCE = 20;

/** What a villager could state, so that it fits the solution. */
export function listCandidateBundlesForSpeaker(
  speaker: number,
  target: World,
  library: readonly Statement[],
  truth: StatementTruthTableCache,
  config: VillagePlan,
  rng: Rng,
): readonly Testimony[] {
  const draw = makeTestimonyDraw(speaker, target, library, truth, config, rng);
  const testimonies: Testimony[] = [];
  for (let tries = 0; tries < PATIENCE * config.greedyCandidatePoolSize; tries++) {
    if (testimonies.length === config.greedyCandidatePoolSize) break;
    const testimony = draw([]);
    if (testimony !== undefined) testimonies.push(testimony);
  }
  return testimonies;
}

/** One sample that begins with the given statements; undefined when it came out as nothing the speaker could say. */
export type DrawTestimony = (kept: readonly Statement[]) => Testimony | undefined;

export function makeTestimonyDraw(
  speaker: number,
  target: World,
  library: readonly Statement[],
  truth: StatementTruthTableCache,
  config: VillagePlan,
  rng: Rng,
): DrawTestimony {
  const menu = menuFor(speaker, library, truth, config);
  const isWolf = ((target >>> speaker) & 1) === 1;
  const { statementsPerSpeakerMin: least, statementsPerSpeakerMax: most } = config;
  return (kept) => {
    const phrases = kept.map((statement) => phraseOf(statement, truth));
    const wanted = kept.length === 0 ? least + rng.below(most - least + 1) : kept.length + 1;
    for (let tries = 0; tries < PATIENCE && phrases.length < wanted; tries++) {
      const phrase = rng.pick(menu.groups[rng.weighted(menu.weights)] as readonly Phrase[]);
      if (!isWolf && !includesWorld(phrase.mask, target)) continue;
      if (phrases.every((other) => other.meaning !== phrase.meaning)) phrases.push(phrase);
    }
    const fits = phrases.length === wanted && (!isWolf || isLie(phrases, target, config)) && isConcise(phrases);
    return fits ? phrases.map(({ statement }) => statement) : undefined;
  };
}

/** Contradicting oneself gives a werewolf away at once. */
function isLie(phrases: readonly Phrase[], target: World, config: VillagePlan): boolean {
  const isTrue = ({ mask }: Phrase): boolean => includesWorld(mask, target);
  if (phrases.every(isTrue) || (config.wolvesAlsoTellTruth && !phrases.some(isTrue))) return false;
  return config.mayContradict || canAllBeTrue(phrases.map(({ mask }) => mask));
}

const canAllBeTrue = (masks: readonly TruthMask[]): boolean => !follows(masks, undefined);

/** No statement follows from the others of the testimony. */
const isConcise = (phrases: readonly Phrase[]): boolean =>
  phrases.length === 1 ||
  phrases.every(
    (phrase) =>
      !follows(
        phrases.filter((other) => other !== phrase).map(({ mask }) => mask),
        phrase.mask,
      ),
  );

/** In every world where all of `masks` hold, so does `conclusion`; without a conclusion, there is no such world. */
function follows(masks: readonly TruthMask[], conclusion: TruthMask | undefined): boolean {
  const words = masks[0]?.length ?? 0;
  for (let word = 0; word < words; word++) {
    let both = conclusion === undefined ? 0xffffffff : ~(conclusion[word] ?? 0);
    for (let i = 0; i < masks.length; i++) both &= masks[i]?.[word] ?? 0;
    if (both !== 0) return false;
  }
  return true;
}

// What a speaker's words leave possible: humans say only true things, a werewolf at least one false thing.

import type { Statement } from "@demonstrandum/clues";
import type { StatementTruthTableCache } from "./truth-cache.ts";
import { intersectInto, type SpeakerMasks, uniteInto, type WorldSet } from "./world-set.ts";

export type TruthSource = Pick<StatementTruthTableCache, "truthMask">;

/** The worlds in which every statement of a non-empty testimony is true. */
export function computeBundleAllTrueMask(testimony: readonly Statement[], truth: TruthSource): WorldSet {
  const all = new Uint32Array(firstMask(testimony, truth));
  for (let i = 1; i < testimony.length; i++) intersectInto(all, truth.truthMask(testimony[i] as Statement));
  return all;
}

function computeBundleAnyTrueMask(testimony: readonly Statement[], truth: TruthSource): WorldSet {
  const any = new Uint32Array(firstMask(testimony, truth));
  for (let i = 1; i < testimony.length; i++) uniteInto(any, truth.truthMask(testimony[i] as Statement));
  return any;
}

function firstMask(testimony: readonly Statement[], truth: TruthSource): WorldSet {
  const [first] = testimony;
  if (first === undefined) throw new RangeError("A testimony has at least one statement.");
  return truth.truthMask(first);
}

/** The worlds that agree with what the speaker says. No words leave every world possible. */
export function computeSpeakerCompatibilityMask(
  speaker: number,
  testimony: readonly Statement[],
  masks: SpeakerMasks,
  truth: TruthSource,
  wolvesAlsoTellTruth = false,
): WorldSet {
  if (testimony.length === 0) return new Uint32Array(masks.all);
  const compatible = computeBundleAllTrueMask(testimony, truth);
  const human = masks.human[speaker] as WorldSet;
  // Human exactly where all is true: keep the worlds in which the two agree.
  for (let word = 0; word < compatible.length; word++)
    compatible[word] = ~((compatible[word] ?? 0) ^ (human[word] ?? 0)) & (masks.all[word] ?? 0);
  if (!wolvesAlsoTellTruth) return compatible;
  const allowed = computeBundleAnyTrueMask(testimony, truth);
  uniteInto(allowed, human);
  intersectInto(compatible, allowed);
  return compatible;
}

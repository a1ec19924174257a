// What a speaker's words leave possible: humans say only true things, a werewolf at least one false thing.

import type { Statement } from "@demonstrandum/clues";
import type { StatementTruthTableCache } from "./truth-cache.ts";
import { intersectInto, type SpeakerMasks, uniteInto, type WorldSet } from "./world-set.ts";

export type TruthSource = Pick<StatementTruthTableCache, "truthMask">;

/** The worlds in which every statement of a non-empty bundle is true. */
export function computeBundleAllTrueMask(bundle: readonly Statement[], truth: TruthSource): WorldSet {
  const all = new Uint32Array(firstMask(bundle, truth));
  for (let i = 1; i < bundle.length; i++) intersectInto(all, truth.truthMask(bundle[i] as Statement));
  return all;
}

function computeBundleAnyTrueMask(bundle: readonly Statement[], truth: TruthSource): WorldSet {
  const any = new Uint32Array(firstMask(bundle, truth));
  for (let i = 1; i < bundle.length; i++) uniteInto(any, truth.truthMask(bundle[i] as Statement));
  return any;
}

function firstMask(bundle: readonly Statement[], truth: TruthSource): WorldSet {
  const [first] = bundle;
  if (first === undefined) throw new RangeError("A bundle has at least one statement.");
  return truth.truthMask(first);
}

/** The worlds that agree with what the speaker says. No words leave every world possible. */
export function computeSpeakerCompatibilityMask(
  speaker: number,
  bundle: readonly Statement[],
  masks: SpeakerMasks,
  truth: TruthSource,
  wolvesAlsoTellTruth = false,
): WorldSet {
  if (bundle.length === 0) return new Uint32Array(masks.all);
  const compatible = computeBundleAllTrueMask(bundle, truth);
  const human = masks.human[speaker] as WorldSet;
  // Human exactly where all is true: keep the worlds in which the two agree.
  for (let word = 0; word < compatible.length; word++)
    compatible[word] = ~((compatible[word] ?? 0) ^ (human[word] ?? 0)) & (masks.all[word] ?? 0);
  if (!wolvesAlsoTellTruth) return compatible;
  const allowed = computeBundleAnyTrueMask(bundle, truth);
  uniteInto(allowed, human);
  intersectInto(compatible, allowed);
  return compatible;
}

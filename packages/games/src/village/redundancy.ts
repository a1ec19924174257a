// Which statements a village could do without.

import { computeSpeakerCompatibilityMask } from "./compatibility.ts";
import { computedMasks, type Masks, type Village } from "./village-model.ts";
import { intersectInto, isSingleWorld, type WorldSet } from "./world-set.ts";

export interface StatementPlace {
  readonly speaker: number;
  readonly position: number;
}

/** Every statement without which there is still exactly one solution. */
export function redundantStatements(
  village: Village,
  masks: Masks = computedMasks(village.statements.length),
): readonly StatementPlace[] {
  const { statements, wolvesAlsoTellTruth } = village;
  const maskOf = (speaker: number, bundle: Village["statements"][number]): WorldSet =>
    computeSpeakerCompatibilityMask(speaker, bundle, masks.speakers, masks.truth, wolvesAlsoTellTruth);
  const others = intersectionsOfOthers(statements.map((bundle, speaker) => maskOf(speaker, bundle)));
  const redundant: StatementPlace[] = [];
  for (const [speaker, bundle] of statements.entries())
    for (const position of bundle.keys()) {
      const left = maskOf(speaker, bundle.toSpliced(position, 1));
      intersectInto(left, others[speaker] as WorldSet);
      if (isSingleWorld(left)) redundant.push({ speaker, position });
    }
  return redundant;
}

/** For each mask the worlds common to all the others: from the left and from the right, so it takes 2n steps, not n². */
function intersectionsOfOthers(masks: readonly WorldSet[]): WorldSet[] {
  const words = masks[0]?.length ?? 0;
  const everything = () => new Uint32Array(words).fill(0xffffffff);
  const fromLeft = everything();
  const others = masks.map((mask) => {
    const before = new Uint32Array(fromLeft);
    intersectInto(fromLeft, mask);
    return before;
  });
  const fromRight = everything();
  for (let i = masks.length - 1; i >= 0; i--) {
    intersectInto(others[i] as WorldSet, fromRight);
    intersectInto(fromRight, masks[i] as WorldSet);
  }
  return others;
}

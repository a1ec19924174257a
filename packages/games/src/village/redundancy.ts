// Which statements a village could do without.

import type { Statement } from "@demonstrandum/clues";
import { computeSpeakerCompatibilityMask } from "./compatibility.ts";
import { computedMasks, type Masks, type Village } from "./village-model.ts";
import { intersectInto, isSingleCommonWorld, type WorldSet } from "./world-set.ts";

/** Which statement of whose testimony. */
export interface StatementPlace {
  readonly speaker: number;
  readonly position: number;
}

/** Every statement without which there is still exactly one solution. */
export const redundantStatements = (
  village: Village,
  masks: Masks = computedMasks(village.statements.length),
): readonly StatementPlace[] => makeRedundancySearch(masks, village.wolvesAlsoTellTruth)(village.statements);

/** A testimony's worlds, and its worlds without each of its statements. */
interface Weighed {
  readonly mask: WorldSet;
  readonly without: readonly WorldSet[];
}

/** The same question about many villages that share testimonies: each testimony is weighed once. */
export function makeRedundancySearch(
  { speakers, truth }: Masks,
  wolvesAlsoTellTruth: boolean,
): (statements: Village["statements"]) => readonly StatementPlace[] {
  const kept = speakers.wolf.map(() => new WeakMap<readonly Statement[], Weighed>());
  const weigh = (speaker: number, testimony: readonly Statement[]): Weighed => {
    const maskOf = (said: readonly Statement[]): WorldSet =>
      computeSpeakerCompatibilityMask(speaker, said, speakers, truth, wolvesAlsoTellTruth);
    const weighed = kept[speaker]?.get(testimony);
    if (weighed !== undefined) return weighed;
    const fresh = {
      mask: maskOf(testimony),
      without: testimony.map((_, position) => maskOf(testimony.toSpliced(position, 1))),
    };
    kept[speaker]?.set(testimony, fresh);
    return fresh;
  };
  return (statements) => {
    const all = statements.map((testimony, speaker) => weigh(speaker, testimony));
    const others = intersectionsOfOthers(all.map(({ mask }) => mask));
    return all.flatMap(({ without }, speaker) =>
      without.flatMap((mask, position) =>
        isSingleCommonWorld(mask, others[speaker] as WorldSet) ? [{ speaker, position }] : [],
      ),
    );
  };
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

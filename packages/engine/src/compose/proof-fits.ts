// Whether the proof of an insight fits the level: whether its player follows it, told as it will lie on the table.

import { indices, type Mask } from "@demonstrandum/logic";
import { canBeTold } from "../reason/argument.ts";
import { type LaidPuzzle, makeLaidPuzzle } from "../reason/position.ts";
import type { MenuItem, PuzzleDraft } from "./draft.ts";

/** People whom the speakers settle at once, and who was known before. */
export interface FoundInsight {
  readonly known: Mask;
  readonly speakers: Mask;
  readonly people: Mask;
}

/** The first insight whose proof the player does not follow. Most are the same as in the last walk that was asked about. */
export function findTangled<C>(draft: PuzzleDraft<C>, insights: readonly FoundInsight[]): FoundInsight | undefined {
  let laid: LaidPuzzle | undefined;
  const lay = (): LaidPuzzle => {
    const clues = (draft.chosen as readonly MenuItem<C>[]).map(({ candidate }) => candidate.clue);
    laid ??= makeLaidPuzzle(draft.brief.lay(clues));
    return laid;
  };
  return insights.find((found) => !proofFits(draft, found, lay));
}

function proofFits<C>(
  { brief, chosen, granted, proofsFit }: PuzzleDraft<C>,
  { known, speakers, people }: FoundInsight,
  lay: () => LaidPuzzle,
): boolean {
  if ((speakers & (speakers - 1)) === 0) return true;
  const cited = indices(speakers);
  const key = `${granted.label} ${known} ${cited.map((speaker) => chosen[speaker]?.number).join()}`;
  const kept = proofsFit.get(key);
  if (kept !== undefined) return kept;
  const isTrue = (person: number): boolean => ((brief.solution >>> person) & 1) === 1;
  const steps = indices(people).map((person) => ({ person, identity: isTrue(person), speakers: cited }));
  const isTold = canBeTold(lay(), { known, value: known & brief.solution }, steps, granted.proofs);
  proofsFit.set(key, isTold);
  return isTold;
}

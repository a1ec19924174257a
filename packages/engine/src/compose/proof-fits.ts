// Whether the proof of an insight fits the level: whether its player follows it.

import { indices, isPlainPair, lowestIndex, type Mask, theoryOfCompiled } from "@demonstrandum/logic";
import { canFollow } from "../reason/proof-length.ts";
import type { MenuItem, PuzzleDraft } from "./draft.ts";

/** People whom the speakers settle at once, and who was known before. */
export interface FoundInsight {
  readonly known: Mask;
  readonly speakers: Mask;
  readonly people: Mask;
}

/** Most insights are the same as in the last walk that was asked about. */
export function proofFits<C>(
  { brief, chosen, granted, proofsFit }: PuzzleDraft<C>,
  { known, speakers, people }: FoundInsight,
): boolean {
  const more = speakers & (speakers - 1);
  if (more === 0) return true;
  if ((more & (more - 1)) === 0) {
    const [one, other] = [chosen[lowestIndex(speakers)] as MenuItem<C>, chosen[lowestIndex(more)] as MenuItem<C>];
    if (isPlainPair(one.candidate.compiled, other.candidate.compiled, known)) return true;
  }
  const cited = indices(speakers).map((speaker) => chosen[speaker] as MenuItem<C>);
  const key = `${granted.label} ${known} ${cited.map(({ number }) => number).join()}`;
  const kept = proofsFit.get(key);
  if (kept !== undefined) return kept;
  const theory = theoryOfCompiled(
    brief.size,
    cited.map(({ candidate }) => candidate.compiled),
  );
  const isTrue = (person: number): boolean => ((brief.solution >>> person) & 1) === 1;
  const steps = indices(people).map((person) => ({
    person,
    identity: isTrue(person),
    speakers: theory.compiled.all,
  }));
  const isShort = canFollow(theory, { known, value: known & brief.solution }, steps, granted.proofs);
  proofsFit.set(key, isShort);
  return isShort;
}

// Whether the player of the level follows the proof of an insight.

import { indices, isPlainPair, lowestIndex, type Mask, theoryOfCompiled } from "@demonstrandum/logic";
import { canFollow } from "../reason/argument.ts";
import type { Desk, MenuItem } from "./desk.ts";

/** People whom the speakers settle at once, and who was known before. */
export interface FoundInsight {
  readonly known: Mask;
  readonly speakers: Mask;
  readonly people: Mask;
}

/** Most insights are the same as in the last walk that was asked about. */
export function isFollowed<C>(
  { brief, chosen, followed }: Desk<C>,
  { known, speakers, people }: FoundInsight,
): boolean {
  const more = speakers & (speakers - 1);
  if (more === 0) return true;
  if ((more & (more - 1)) === 0) {
    const [one, other] = [chosen[lowestIndex(speakers)] as MenuItem<C>, chosen[lowestIndex(more)] as MenuItem<C>];
    if (isPlainPair(one.offer.compiled, other.offer.compiled, known)) return true;
  }
  const cited = indices(speakers).map((speaker) => chosen[speaker] as MenuItem<C>);
  const key = `${known} ${cited.map(({ number }) => number).join()}`;
  const kept = followed.get(key);
  if (kept !== undefined) return kept;
  const theory = theoryOfCompiled(
    brief.size,
    cited.map(({ offer }) => offer.compiled),
  );
  const isTrue = (person: number): boolean => ((brief.solution >>> person) & 1) === 1;
  const steps = indices(people).map((person) => ({
    person,
    identity: isTrue(person),
    speakers: theory.compiled.all,
  }));
  const isShort = canFollow(theory, { known, value: known & brief.solution }, steps, brief.level.proofs);
  followed.set(key, isShort);
  return isShort;
}

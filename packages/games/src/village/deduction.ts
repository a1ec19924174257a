// How hard a village is: how much a reader has to suppose.

import { type Hearing, type OpenLevel, openLevelFor } from "@demonstrandum/engine";
import { cheapest, NOTHING, type Theory, withLiteral } from "@demonstrandum/logic";
import type { VillageLabel } from "./config.ts";

/** Easy falls to single speakers, medium to one supposition; everything else is hard. */
export const VILLAGE_LEVELS: readonly (OpenLevel & { readonly label: VillageLabel })[] = [
  { label: "easy", suppositions: 0, depth: 0 },
  { label: "medium", suppositions: 1, depth: 1 },
  { label: "hard", suppositions: Number.POSITIVE_INFINITY, depth: Number.POSITIVE_INFINITY },
];

/** Undefined unless there is exactly one solution. Takes no more than suppositions one deep. */
export const villageLabelOf = (hearing: Hearing): VillageLabel | undefined =>
  openLevelFor(hearing, VILLAGE_LEVELS)?.label;

/** How all that can be proved is found, be it everyone or not; undefined where nothing can, or no world is left. */
export const openLabelOf = (hearing: Hearing): VillageLabel | undefined =>
  openLevelFor(hearing, VILLAGE_LEVELS, true)?.label;

/** The most testimonies that must be held together if as few as possible are held together each time. */
export function largestExplanation(theory: Theory): number {
  let largest = 0;
  let facts = NOTHING;
  for (;;) {
    const found = cheapest(theory, { facts });
    if (found === undefined) return largest;
    largest = Math.max(largest, found.size);
    for (const { literal } of found.steps) facts = withLiteral(facts, literal);
  }
}

// How hard a village is: how much a reader has to suppose, and how long a proof they follow.

import { type OpenLevel, type OpenTheory, openLevelFor, type ProofLimit } from "@demonstrandum/engine";
import { cheapest, NOTHING, type Theory, withLiteral } from "@demonstrandum/logic";
import type { VillageLabel } from "./config.ts";

interface VillageLevel extends OpenLevel {
  readonly label: VillageLabel;
}

interface LimitedLevel extends VillageLevel {
  readonly proofs: ProofLimit;
}

/** As villages were labelled before their proofs had limits: easy falls to single speakers, medium to one supposition. */
export const EARLIER_VILLAGE_LEVELS: readonly VillageLevel[] = [
  { label: "easy", suppositions: 0, depth: 0 },
  { label: "medium", suppositions: 1, depth: 1 },
  { label: "hard", suppositions: Number.POSITIVE_INFINITY, depth: Number.POSITIVE_INFINITY },
];

const MOST_COST: Readonly<Record<VillageLabel, number>> = { easy: 72, medium: 95, hard: 180 };

const MOST_SENTENCES: Readonly<Record<VillageLabel, number>> = { easy: 4, medium: 8, hard: 12 };

/**
 * The same with limits. Where no statement is idle everything interlocks, and a proof may go through the whole village: see
 * decision 210.
 */
export const villageLevelsFor = (size: number, isConcise: boolean): readonly LimitedLevel[] =>
  EARLIER_VILLAGE_LEVELS.map((level) => {
    const most = MOST_SENTENCES[level.label];
    const sentences = isConcise && level.label !== "easy" ? Math.max(most, size) : most;
    const nesting = level.label === "hard" ? 1 : 0;
    return { ...level, proofs: { sentences, nesting, cost: MOST_COST[level.label] } };
  });

/** Undefined unless there is exactly one solution. Takes no more than suppositions one deep. */
export const villageLabelOf = (theory: OpenTheory): VillageLabel | undefined =>
  openLevelFor(theory, EARLIER_VILLAGE_LEVELS)?.label;

/** How all that can be proved is found, be it everyone or not; undefined where nothing can, or no world is left. */
export const openLabelOf = (theory: OpenTheory): VillageLabel | undefined =>
  openLevelFor(theory, EARLIER_VILLAGE_LEVELS, true)?.label;

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

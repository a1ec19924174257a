// The labels of puzzles made before insights were counted, before effort was, and before a village's proofs had limits. Their codes
// and files are out in the world, so the audit still accepts what these tables granted: they know nothing of proofs.

import { openLevelFor } from "./open-level.ts";
import { openTheoryOf } from "./open-theory.ts";
import { insightsOf, nextStep, pathFrom } from "./path.ts";
import { type LaidPuzzle, reveal, startPosition } from "./position.ts";
import type { Step } from "./step.ts";

interface EarlierLevel {
  readonly label: string;
  /** The most clues in one step, and the most steps of three or more. */
  readonly most: number;
  readonly mostLong: number;
  readonly least: number;
  readonly leastLong: number;
  /** Percent of all steps. */
  readonly ones: readonly [number, number];
  readonly longShare: number;
}

/** By steps, one for each person. */
const BY_STEPS: readonly EarlierLevel[] = [
  { label: "easy", most: 2, mostLong: 0, least: 1, leastLong: 0, ones: [65, 100], longShare: 0 },
  { label: "medium", most: 3, mostLong: 2, least: 3, leastLong: 1, ones: [55, 82], longShare: 0 },
  { label: "hard", most: 5, mostLong: 4, least: 3, leastLong: 3, ones: [35, 65], longShare: 0 },
  { label: "brutal", most: 30, mostLong: 30, least: 4, leastLong: 5, ones: [0, 60], longShare: 21 },
];

/** By insights. */
const BY_INSIGHTS: readonly EarlierLevel[] = [
  { label: "easy", most: 2, mostLong: 0, least: 1, leastLong: 0, ones: [65, 100], longShare: 0 },
  { label: "medium", most: 3, mostLong: 1, least: 3, leastLong: 1, ones: [50, 90], longShare: 0 },
  { label: "hard", most: 5, mostLong: 2, least: 3, leastLong: 2, ones: [35, 80], longShare: 0 },
  { label: "brutal", most: 30, mostLong: 30, least: 4, leastLong: 3, ones: [0, 70], longShare: 0 },
];

/** Whether the puzzle deserved the label then, if there were such puzzles. */
export function deservedEarlier(laid: LaidPuzzle, label: string): boolean {
  const { isGated, earlierOpenLevels = [], isOpenEnded } = laid.table;
  if (!isGated) return openLevelFor(openTheoryOf(laid), earlierOpenLevels, isOpenEnded)?.label === label;
  return labelOf(BY_INSIGHTS, insightSizes(laid)) === label || labelOf(BY_STEPS, stepSizes(laid)) === label;
}

function labelOf(levels: readonly EarlierLevel[], sizes: readonly number[]): string | undefined {
  const largest = Math.max(0, ...sizes);
  const long = sizes.filter((size) => size > 2).length;
  const percent = (count: number): number => (100 * count) / sizes.length;
  const ones = percent(sizes.filter((size) => size < 2).length);
  const level = levels.find(({ most, mostLong }) => largest <= most && long <= mostLong);
  if (!level || largest < level.least || long < level.leastLong || percent(long) < level.longShare) return undefined;
  return ones >= level.ones[0] && ones <= level.ones[1] ? level.label : undefined;
}

const insightSizes = (laid: LaidPuzzle): number[] =>
  insightsOf(pathFrom(laid)).map(([first]) => first?.speakers.length ?? 0);

const stepSizes = (laid: LaidPuzzle): number[] => earlierPath(laid).map(({ speakers }) => speakers.length);

/** The path as it was taken then: after each person the cheapest step is looked for anew. */
function earlierPath(laid: LaidPuzzle): readonly Step[] {
  const steps: Step[] = [];
  let position = startPosition(laid.table);
  for (let step = nextStep(laid, position); step; step = nextStep(laid, position)) {
    steps.push(step);
    position = reveal(laid.table, position, step.person);
  }
  return steps;
}

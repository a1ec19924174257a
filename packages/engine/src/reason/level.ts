// Difficulty as one table. A level is what its player can do: how many clues they hold together, how often they hold three or
// more, and how long a proof they follow. What counts is insights: several people whom the same clues settle at once are one.
// A puzzle has the lowest level whose player can solve it, and earns the label if it also has that level's profile. So a
// label is never granted to what the level below can solve.

import type { ProofLength } from "@demonstrandum/logic";

/** Shares are percent of all insights. `long` ones need three clues or more. */
export interface Level {
  readonly label: string;
  /** What generation aims at: the share of people who take one clue or follow with another, two, and three or more clues. */
  readonly target: readonly [number, number, number];
  /** The most clues its player holds together in one insight, the most long ones they manage, and the proofs they follow. */
  readonly most: number;
  readonly mostLong: number;
  readonly proofs: ProofLength;
  /** What the label demands besides. */
  readonly least: number;
  readonly leastLong: number;
  readonly ones: readonly [number, number];
}

export const LEVELS: readonly Level[] = [
  {
    label: "easy",
    target: [85, 14, 1],
    most: 2,
    mostLong: 0,
    proofs: { sentences: 4, nesting: 0 },
    least: 1,
    leastLong: 0,
    ones: [65, 100],
  },
  {
    label: "medium",
    target: [78, 16, 6],
    most: 3,
    mostLong: 1,
    proofs: { sentences: 6, nesting: 1 },
    least: 3,
    leastLong: 1,
    ones: [50, 90],
  },
  {
    label: "hard",
    target: [72, 17, 11],
    most: 5,
    mostLong: 2,
    proofs: { sentences: 9, nesting: 1 },
    least: 3,
    leastLong: 2,
    ones: [35, 80],
  },
  {
    label: "brutal",
    target: [66, 16, 18],
    most: Number.POSITIVE_INFINITY,
    mostLong: Number.POSITIVE_INFINITY,
    proofs: { sentences: 14, nesting: 2 },
    least: 4,
    leastLong: 3,
    ones: [0, 70],
  },
];

export const LABELS = LEVELS.map(({ label }) => label);

export function levelOf(label: string): Level {
  const level = LEVELS.find((each) => each.label === label);
  if (!level) throw new RangeError(`There is no difficulty “${label}”; there are ${LABELS.join(", ")}.`);
  return level;
}

/** `steps[k]` is how many insights, or steps, need k clues. */
export type Profile = readonly number[];

export const profileOf = (sizes: readonly number[]): Profile => {
  const steps: number[] = [];
  for (const size of sizes) {
    while (steps.length <= size) steps.push(0);
    steps[size] = (steps[size] ?? 0) + 1;
  }
  return steps;
};

export const largestOf = (profile: Profile): number => Math.max(0, profile.length - 1);

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

export const longOf = (profile: Profile): number => sum(profile.slice(3));

/** Whether a player of this level gets through, as far as clues are concerned. */
export const canSolve = (level: Level, profile: Profile): boolean =>
  largestOf(profile) <= level.most && longOf(profile) <= level.mostLong;

/** Whether the profile is what the label promises. */
export function hasProfile(level: Level, profile: Profile): boolean {
  const all = sum(profile);
  const ones = 100 * sum(profile.slice(0, 2));
  return (
    largestOf(profile) >= level.least &&
    longOf(profile) >= level.leastLong &&
    ones >= level.ones[0] * all &&
    ones <= level.ones[1] * all
  );
}

/** The level whose label a profile deserves, if any; its player must also follow the proofs. */
export function levelFor(profile: Profile): Level | undefined {
  const level = LEVELS.find((each) => canSolve(each, profile));
  return level && hasProfile(level, profile) ? level : undefined;
}

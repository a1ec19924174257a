// Difficulty as one table. A level is what its player can do: how many clues they hold together, how often they hold three or
// more and how many more all in all, and how long a proof they follow. What counts is insights: several people whom the same clues settle at once are one.
// A puzzle has the lowest level whose player can solve it, and earns the label if it also has that level's profile. So a
// label is never granted to what the level below can solve.

import type { ProofLength } from "@demonstrandum/logic";

/** How long a proof a player follows: sentences, suppositions inside each other, and what it costs to read (see `costOf`). */
export interface ProofLimit extends ProofLength {
  readonly cost: number;
}

/** Shares are percent of all insights. `long` ones need three clues or more; effort counts every clue of theirs beyond two. */
export interface Level {
  readonly label: string;
  /** What generation aims at: the share of people who take two clues, and numbers of long insights, of which it takes one, on a board of twenty. */
  readonly twos: number;
  readonly longs: Levels<number>;
  /** Of a clue that counts more people than this, as many at most are unknown when it is needed. */
  readonly widest: number;
  /** The most clues its player holds together in one insight, the most long ones they manage, with what effort, and the proofs they follow. */
  readonly most: number;
  readonly mostLong: number;
  readonly mostEffort: number;
  readonly proofs: ProofLimit;
  /** What the label demands besides. */
  readonly least: number;
  readonly leastLong: number;
  readonly leastEffort: number;
  readonly ones: readonly [number, number];
}

/** At least one. */
export type Levels<L = Level> = readonly [L, ...L[]];

/** What each level of a board promises. */
export const LEVELS: Levels = [
  {
    label: "easy",
    twos: 15,
    longs: [0],
    widest: 8,
    most: 2,
    mostLong: 0,
    mostEffort: 0,
    proofs: { sentences: 4, nesting: 0, cost: 69 },
    least: 1,
    leastLong: 0,
    leastEffort: 0,
    ones: [65, 100],
  },
  {
    label: "medium",
    twos: 20,
    longs: [1, 1, 1, 2],
    widest: 8,
    most: 3,
    mostLong: 2,
    mostEffort: 2,
    proofs: { sentences: 6, nesting: 1, cost: 90 },
    least: 3,
    leastLong: 1,
    leastEffort: 1,
    ones: [50, 90],
  },
  {
    label: "hard",
    twos: 30,
    longs: [2, 3, 3, 4, 4, 5],
    widest: Number.POSITIVE_INFINITY,
    most: 4,
    mostLong: 5,
    mostEffort: 5,
    proofs: { sentences: 9, nesting: 1, cost: 127 },
    least: 3,
    leastLong: 2,
    leastEffort: 3,
    ones: [30, 80],
  },
  {
    label: "brutal",
    twos: 19,
    longs: [3, 4, 4, 5, 5, 6],
    widest: Number.POSITIVE_INFINITY,
    most: Number.POSITIVE_INFINITY,
    mostLong: Number.POSITIVE_INFINITY,
    mostEffort: Number.POSITIVE_INFINITY,
    proofs: { sentences: 14, nesting: 2, cost: 172 },
    least: 4,
    leastLong: 3,
    leastEffort: 5,
    ones: [0, 75],
  },
];

/** What the levels are called, from easy. */
export const LABELS = LEVELS.map(({ label }) => label);

/** What a difficulty is called where any will do: the puzzle is made first and rated after. */
export const ANY_LABEL = "any";

/** The levels whose labels will do. */
export const levelsOf = (difficulty: string): Levels => (difficulty === ANY_LABEL ? LEVELS : [levelOf(difficulty)]);

/** The level as something to aim at, of which nothing is demanded. */
export const asAim = (level: Level): Level => ({
  ...level,
  widest: Number.POSITIVE_INFINITY,
  most: Number.POSITIVE_INFINITY,
  mostLong: Number.POSITIVE_INFINITY,
  mostEffort: Number.POSITIVE_INFINITY,
  least: 0,
  leastLong: 0,
  leastEffort: 0,
  ones: [0, 100],
});

/** The level with this label; throws if there is none. */
export function levelOf(label: string): Level {
  const level = LEVELS.find((each) => each.label === label);
  if (!level) throw new RangeError(`There is no difficulty “${label}”; there are ${LABELS.join(", ")}.`);
  return level;
}

/** `steps[k]` is how many insights, or steps, need k clues. */
export type Profile = readonly number[];

/** How many steps take one clue, two clues, and so on. */
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

/** How many clues are held together beyond two, over all insights. */
const effortOf = (profile: Profile): number =>
  profile.reduce((all, times, clues) => all + times * Math.max(0, clues - 2), 0);

/** Whether a player of this level gets through, as far as clues are concerned. */
export const canSolve = (level: Level, profile: Profile): boolean =>
  largestOf(profile) <= level.most && longOf(profile) <= level.mostLong && effortOf(profile) <= level.mostEffort;

/** Whether the profile is what the label promises. */
export function hasProfile(level: Level, profile: Profile): boolean {
  const all = sum(profile);
  const ones = 100 * sum(profile.slice(0, 2));
  return (
    largestOf(profile) >= level.least &&
    longOf(profile) >= level.leastLong &&
    effortOf(profile) >= level.leastEffort &&
    ones >= level.ones[0] * all &&
    ones <= level.ones[1] * all
  );
}

/** The level whose label a profile deserves, if any, and if it is among those; its player must also follow the proofs. */
export function levelFor(profile: Profile, levels: readonly Level[] = LEVELS): Level | undefined {
  const level = LEVELS.find((each) => canSolve(each, profile));
  return level && levels.includes(level) && hasProfile(level, profile) ? level : undefined;
}

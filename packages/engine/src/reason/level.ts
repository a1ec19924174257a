// Difficulty as one table. A level is what its player can do: how many clues they hold together, and how often they hold
// three or more. A puzzle has the lowest level whose player can solve it, and earns the label if it also has that
// level's profile. So a label is never granted to what the level below can solve.

/** Shares are percent of all steps. `long` steps need three clues or more. */
export interface Level {
  readonly label: string;
  /** What generation aims at: share of steps that need one, two, and three or more clues. */
  readonly target: readonly [number, number, number];
  /** The most clues its player holds together in one step, and the most long steps they manage. */
  readonly most: number;
  readonly mostLong: number;
  /** What the label demands besides. */
  readonly least: number;
  readonly leastLong: number;
  readonly ones: readonly [number, number];
  readonly longShare: number;
}

export const LEVELS: readonly Level[] = [
  {
    label: "easy",
    target: [80, 19, 1],
    most: 2,
    mostLong: 0,
    least: 1,
    leastLong: 0,
    ones: [65, 100],
    longShare: 0,
  },
  {
    label: "medium",
    target: [69, 24, 6],
    most: 3,
    mostLong: 2,
    least: 3,
    leastLong: 1,
    ones: [55, 82],
    longShare: 0,
  },
  {
    label: "hard",
    target: [52, 30, 18],
    most: 5,
    mostLong: 4,
    least: 3,
    leastLong: 3,
    ones: [35, 65],
    longShare: 0,
  },
  {
    label: "brutal",
    target: [45, 27, 28],
    most: Number.POSITIVE_INFINITY,
    mostLong: Number.POSITIVE_INFINITY,
    least: 4,
    leastLong: 5,
    ones: [0, 60],
    longShare: 21,
  },
];

export const LABELS = LEVELS.map(({ label }) => label);

export function levelOf(label: string): Level {
  const level = LEVELS.find((each) => each.label === label);
  if (!level) throw new RangeError(`There is no difficulty “${label}”; there are ${LABELS.join(", ")}.`);
  return level;
}

/** `steps[k]` is how many steps need k clues. */
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

/** Whether a player of this level gets through. */
export const canSolve = (level: Level, profile: Profile): boolean =>
  largestOf(profile) <= level.most && longOf(profile) <= level.mostLong;

/** Whether the profile is what the label promises. */
export function hasProfile(level: Level, profile: Profile): boolean {
  const all = sum(profile);
  const ones = 100 * sum(profile.slice(0, 2));
  const long = longOf(profile);
  return (
    largestOf(profile) >= level.least &&
    long >= level.leastLong &&
    ones >= level.ones[0] * all &&
    ones <= level.ones[1] * all &&
    100 * long >= level.longShare * all
  );
}

/** The label a profile deserves, if any. */
export function labelOf(profile: Profile): string | undefined {
  const level = LEVELS.find((each) => canSolve(each, profile));
  return level && hasProfile(level, profile) ? level.label : undefined;
}

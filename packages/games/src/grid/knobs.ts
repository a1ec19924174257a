// The documents' quality knobs: how much of what a puzzle holds, and what is said more often. None is set by itself: each
// is left out of a configuration that does not name it, so that seeds make what they always made.

import * as v from "valibot";

export interface Knobs {
  /** At least so many clues that name an identity or settle a whole line. */
  readonly directCluesMin?: number;
  /** At most so many clues that weigh groups against each other, or reach over the whole board. */
  readonly complexCluesMax?: number;
  /** At most so many clues about elements. */
  readonly elementCluesMax?: number;
  /** Everybody has at most so many clues about neighbors in a line to choose from. */
  readonly quotaCluesPerSpeakerMax?: number;
  /** Clues about neighbors in a line may be about somebody else, who is then revealed before the speaker. */
  readonly quotasOfOthers?: boolean;
  /** How often each form comes to mind; one that is not named weighs USUAL_WEIGHT. */
  readonly CLUE_WEIGHTS?: Readonly<Record<string, number>>;
}

export const USUAL_WEIGHT = 10;
const HEAVIEST = 1000;
const MOST_PEOPLE = 30;

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** Entries of a schema of settings. */
export const knobEntries = {
  directCluesMin: v.exactOptional(whole(0, MOST_PEOPLE)),
  complexCluesMax: v.exactOptional(whole(0, MOST_PEOPLE)),
  elementCluesMax: v.exactOptional(whole(0, MOST_PEOPLE)),
  quotaCluesPerSpeakerMax: v.exactOptional(whole(0, MOST_PEOPLE)),
};

export const weight = whole(1, HEAVIEST);

const KNOBS = Object.keys(knobEntries) as (keyof typeof knobEntries)[];

/** Those that are set. */
export function setKnobs(kept: Knobs): Knobs {
  const { quotasOfOthers, CLUE_WEIGHTS = {} } = kept;
  const weights = Object.entries(CLUE_WEIGHTS).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    ...Object.fromEntries(KNOBS.flatMap((key) => (kept[key] === undefined ? [] : [[key, kept[key]]]))),
    ...(quotasOfOthers ? { quotasOfOthers } : {}),
    ...(weights.length === 0 ? {} : { CLUE_WEIGHTS: Object.fromEntries(weights) }),
  };
}

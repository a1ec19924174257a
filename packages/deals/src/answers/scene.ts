// What an answer is made from, and what it is made of.

import type { Advice, AdviseOptions } from "../advice/advise.ts";
import type { Analysis } from "../analyse.ts";
import type { Log } from "../table/entry.ts";
import type { Setup } from "../table/setup.ts";
import type { Saying } from "../words/wording.ts";
import type { AdviceWording } from "./words/wording.ts";

/** The table a question is about. */
export interface Scene {
  readonly words: AdviceWording;
  readonly say: Saying;
  readonly setup: Setup;
  readonly log: Log;
  readonly options: AdviseOptions;
  readonly analysis: Analysis;
  /** Advice with all that others may know. */
  readonly adviseAll: () => Advice;
}

export interface Said {
  readonly lines: readonly string[];
  /** Whether all figures are counted. */
  readonly isExact: boolean;
}

/** Whether all of the envelope is proved; one envelope alone may be all that was drawn. */
export const isProved = ({ progress }: Analysis): boolean => progress.every(({ proved }) => proved !== undefined);

/** In figures of this analysis. */
export const figured = ({ exactness }: Analysis, lines: readonly string[]): Said => ({
  lines,
  isExact: exactness === "exact",
});

/** What others may know is reckoned over drawn deals. */
export const estimated = (lines: readonly string[]): Said => ({ lines, isExact: false });

/** Straight from the log. */
export const noted = (lines: readonly string[]): Said => ({ lines, isExact: true });

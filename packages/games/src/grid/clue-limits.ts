// How many clues of a puzzle may be alike: what was set, else what is usual for the difficulty and leaves enough to say beside it.

import type { Board, Dialect } from "@demonstrandum/clues";
import { ANY_LABEL } from "@demonstrandum/engine";
import type { GridConfig, GridDialect } from "./grid-theme.ts";

/** The kinds of clues that are counted beside what a dialect tags. */
export const DIRECT_TAG = " direct";
export const COMPLEX_TAG = " complex";

/** The most clues of a puzzle that do no more than name an identity; name one; name one of the speaker's neighbors; are about marks. */
export interface ClueLimits {
  readonly direct: number;
  readonly naming: number;
  readonly oneOfThem: number;
  readonly marks: number;
  /** The most of any one form, and how often the same sentence may be said. */
  readonly form: number;
  readonly sentence: number;
}

/** With more than this share of the forms switched off the limits would leave nothing to say. */
const MOST_OFF = 1 / 4;

export const isSparse = ({ without }: Pick<GridConfig, "without">, { parts }: Pick<Dialect, "parts">): boolean =>
  without.length > parts.length * MOST_OFF;

/** How many clues of a puzzle may have a tag. */
export function mostOf(config: GridConfig, dialect: GridDialect, size: number): (tag: string) => number {
  const { complexCluesMax = size, elementCluesMax, directCluesMin = 0 } = config;
  const limits = limitsOf(config, dialect, size);
  const plain = size - complexCluesMax;
  return (tag) => {
    if (tag === COMPLEX_TAG) return complexCluesMax;
    if (tag === "marks") return elementCluesMax ?? limits.marks;
    return Math.max(limitOn(limits, tag), plain, tag === "one of them" ? 0 : directCluesMin);
  };
}

function limitOn(limits: ClueLimits, tag: string): number {
  if (tag === DIRECT_TAG) return limits.direct;
  if (tag === "naming") return limits.naming;
  return tag === "one of them" ? limits.oneOfThem : limits.form;
}

function limitsOf(config: GridConfig, dialect: GridDialect, size: number): ClueLimits {
  const { difficulty, liars, only } = config;
  if (isSparse(config, dialect))
    return { direct: size, naming: size, oneOfThem: size, marks: size, form: size, sentence: size };
  if (!liars) {
    const usual = usualLimits(difficulty, size);
    const limits = dialect.limits?.(usual, difficulty, size) ?? usual;
    return only === undefined ? limits : { ...limits, oneOfThem: limits.naming, marks: size, form: usual.form };
  }
  const usual = limitsOfLiars(size);
  const own = dialect.limits?.(usual, difficulty, size) ?? usual;
  return { ...usual, form: own.form, sentence: own.sentence };
}

/** Who names an identity gives nothing away where nobody knows who lies. */
function limitsOfLiars(size: number): ClueLimits {
  const [third, quarter] = [Math.floor(size / 3), Math.floor(size / 4)];
  const naming = Math.floor((size * 3) / 5);
  return { direct: quarter, naming, oneOfThem: quarter, marks: third, form: third, sentence: size };
}

function usualLimits(difficulty: string, size: number): ClueLimits {
  const isEasy = difficulty === "easy" || difficulty === ANY_LABEL;
  const isHard = difficulty === "hard" || difficulty === "brutal" || difficulty === ANY_LABEL;
  return {
    direct: Math.floor(size / (isEasy ? 4 : 8)),
    naming: isEasy ? size : Math.floor((size * 7) / 20),
    oneOfThem: Math.floor(size / 5),
    marks: isHard ? 6 : 2,
    form: Math.floor(size / 3),
    sentence: size,
  };
}

/** Whether no sentence is said too often: the same words may mean different people when others say them. */
export function isVaried(config: GridConfig, dialect: GridDialect, board: Board, clues: readonly unknown[]): boolean {
  const most = limitsOf(config, dialect, board.size).sentence;
  if (most >= board.size) return true;
  const said = new Map<string, number>();
  for (const [speaker, clue] of clues.entries()) {
    const text = dialect.sayClue(clue, speaker, board);
    const times = (said.get(text) ?? 0) + 1;
    if (times > most) return false;
    said.set(text, times);
  }
  return true;
}

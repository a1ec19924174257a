// What somebody on a grid can truly say, as piles of cards, one for each form, from which clues are dealt at random.

import type { Board } from "@demonstrandum/clues";
import type { Rng } from "@demonstrandum/engine";
import type { World } from "@demonstrandum/logic";
import type { GridConfig, GridDialect } from "./grid-theme.ts";
import { USUAL_WEIGHT } from "./knobs.ts";

export interface ClueDeck {
  readonly piles: unknown[][];
  /** How often each pile is dealt from; without it, all alike. */
  readonly weights?: number[];
}

/** Who may say nothing but what is direct, `isDirect` tells. */
export function makeDeck(
  dialect: GridDialect,
  speaker: number,
  solution: World,
  board: Board,
  config: GridConfig,
  isDirect: boolean,
  rng: Rng,
): ClueDeck {
  const options = { without: config.without, ...(config.quotasOfOthers ? { ofOthers: true } : {}) };
  const listed =
    dialect.candidatesByForm?.(speaker, solution, board, options) ??
    byForm(dialect, dialect.candidates(speaker, solution, board, options));
  const direct = isDirect ? keepOf(listed, (clue) => isDirectClue(dialect, clue, speaker, board)) : listed;
  const piles = thinOut(dialect, direct, config.quotaCluesPerSpeakerMax, rng);
  const { CLUE_WEIGHTS } = config;
  if (!CLUE_WEIGHTS) return { piles };
  return { piles, weights: piles.map(([clue]) => CLUE_WEIGHTS[dialect.formOf(clue)] ?? USUAL_WEIGHT) };
}

/** The documents' direct clues: they say what somebody is, or settle a whole group at once. */
export const isDirectClue = (dialect: GridDialect, clue: unknown, speaker: number, board: Board): boolean =>
  dialect.tierOf(clue) === 1 || dialect.isDirect(clue, speaker, board);

const keepOf = (piles: readonly unknown[][], isKept: (clue: unknown) => boolean): unknown[][] =>
  piles.map((pile) => pile.filter(isKept)).filter((pile) => pile.length > 0);

/** At most so many clues about neighbors in a line. */
function thinOut(dialect: GridDialect, piles: unknown[][], most: number | undefined, rng: Rng): unknown[][] {
  if (most === undefined) return piles;
  const isQuota = (clue: unknown): boolean => dialect.isLineQuota?.(clue) ?? false;
  const kept = new Set(rng.shuffle(piles.flat().filter(isQuota)).slice(0, most));
  return keepOf(piles, (clue) => !isQuota(clue) || kept.has(clue));
}

/** A card from one of the piles; it is then gone. */
export function deal({ piles, weights }: ClueDeck, rng: Rng): unknown {
  if (piles.length === 0) return undefined;
  const index = weights ? rng.weighted(weights) : rng.below(piles.length);
  const pile = piles[index] as unknown[];
  const card = takeOut(pile, rng.below(pile.length));
  if (pile.length > 0) return card;
  takeOut(piles, index);
  if (weights) takeOut(weights, index);
  return card;
}

/** The last takes its place. */
function takeOut<T>(list: T[], index: number): T | undefined {
  const taken = list[index];
  const last = list.pop() as T;
  if (index < list.length) list[index] = last;
  return taken;
}

/** The clues of each form together; in a list, those of one form mostly follow each other. */
function byForm(dialect: GridDialect, clues: readonly unknown[]): unknown[][] {
  const lists = new Map<string, unknown[]>();
  let list: unknown[] = [];
  let last: string | undefined;
  for (const clue of clues) {
    const form = dialect.formOf(clue);
    if (form !== last) {
      list = lists.get(form) ?? [];
      lists.set(form, list);
      last = form;
    }
    list.push(clue);
  }
  return [...lists.values()];
}

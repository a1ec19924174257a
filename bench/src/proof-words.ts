// How many words of its own a proof takes in English, the quoted clues left out, beside the cost by which proofs are chosen and
// levels are granted. The cost knows no language, so it is held against one here.

import { costOf, type Game, type ProofSentence, type Puzzle, solveIn } from "@demonstrandum/engine";
import { ownWords } from "@demonstrandum/engine/reader";
import { tellGame } from "@demonstrandum/games";
import { en } from "@demonstrandum/games/english";
import { makeTable, median, percentile } from "./harness.ts";

/** One proof: its own words in English, and its cost. */
export interface ToldProof {
  readonly words: number;
  readonly cost: number;
}

const toldAs = (proof: readonly ProofSentence[]): ToldProof => ({
  words: proof.reduce((sum, { text }) => sum + ownWords(text), 0),
  cost: costOf(proof.map(({ said }) => said)),
});

export const toldProofs = (game: Game, puzzles: readonly Puzzle[]): ToldProof[] =>
  puzzles.flatMap((puzzle) => solveIn(tellGame(en, game), puzzle).steps.map(({ proof }) => toldAs(proof)));

const WORD_COLUMNS = ["", "proofs", "p50", "p95", "most", "cost p95", "most", "correlation", "worst ratios"];

/** A row for each kind of puzzle, and one for all of them. */
export const makeWordTable = (told: ReadonlyMap<string, readonly ToldProof[]>): string =>
  makeTable(
    WORD_COLUMNS,
    [...told, ["all", [...told.values()].flat()] as const].map(([name, proofs]) => [name, ...wordRow(proofs)]),
  );

function wordRow(proofs: readonly ToldProof[]): string[] {
  const words = proofs.map((proof) => proof.words);
  const costs = proofs.map(({ cost }) => cost);
  const ratios = proofs.filter(({ words }) => words >= FEW).map(({ words, cost }) => cost / words);
  return [
    String(proofs.length),
    ...[median(words), percentile(words, 95), percentile(words, 100)].map(String),
    ...[percentile(costs, 95), percentile(costs, 100)].map(String),
    correlation(words, costs).toFixed(3),
    `${percentile(ratios, 0).toFixed(2)} to ${percentile(ratios, 100).toFixed(2)}`,
  ];
}

/** Of fewer words than this a ratio says nothing: one word more or less is a large part. */
const FEW = 20;

/** Pearson's: 1 where one is the other but for a scale. */
export function correlation(xs: readonly number[], ys: readonly number[]): number {
  const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;
  const [meanX, meanY] = [mean(xs), mean(ys)];
  const product = (as: readonly number[], a: number, bs: readonly number[], b: number): number =>
    as.reduce((sum, each, i) => sum + (each - a) * ((bs[i] ?? 0) - b), 0);
  const spread = Math.sqrt(product(xs, meanX, xs, meanX) * product(ys, meanY, ys, meanY));
  return product(xs, meanX, ys, meanY) / spread;
}

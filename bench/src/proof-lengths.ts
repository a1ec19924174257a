// How long the proofs of puzzles are when they are told, insight by insight, beside what their level allows.

import { type Game, type ProofSentence, type Puzzle, solveIn } from "@demonstrandum/engine";
import { tellGame } from "@demonstrandum/games";
import { en } from "@demonstrandum/games/english";
import type { ProofLength } from "@demonstrandum/logic";
import { median, percentile } from "./harness.ts";

export const PROOF_COLUMNS = ["", "allowed", "p50", "p95", "longest", "nested", "too long", "insights a puzzle"];

/** One row: sentences of each insight's proof, and how many insights there are. */
export function proofRow(game: Game, puzzles: readonly Puzzle[], allowed: ProofLength): string[] {
  const told = puzzles.map((puzzle) => solveIn(tellGame(en, game), puzzle).steps.map(({ proof }) => proof));
  const lengths = told.flat().map(sentencesIn);
  const nested = told.flat().map(nestingOf);
  const tooLong = told.flat().filter((proof) => isOver(proof, allowed));
  return [
    `${allowed.sentences}, nested ${allowed.nesting}`,
    String(median(lengths)),
    String(percentile(lengths, 95)),
    String(Math.max(...lengths)),
    String(Math.max(...nested)),
    String(tooLong.length),
    (lengths.length / puzzles.length).toFixed(1),
  ];
}

/** Whether a proof of the puzzle is longer than its level allows. */
export const isTooLong = (game: Game, puzzle: Puzzle, allowed: ProofLength): boolean =>
  solveIn(tellGame(en, game), puzzle).steps.some(({ proof }) => isOver(proof, allowed));

/** What stands in for a proof is longer than any. */
const sentencesIn = (proof: readonly ProofSentence[]): number =>
  proof.some(({ isStandIn }) => isStandIn) ? Number.POSITIVE_INFINITY : proof.length;

const isOver = (proof: readonly ProofSentence[], { sentences, nesting }: ProofLength): boolean =>
  sentencesIn(proof) > sentences || nestingOf(proof) > nesting;

/** Suppositions inside another: the first is not counted. */
const nestingOf = (proof: readonly ProofSentence[]): number => Math.max(0, ...proof.map(({ depth }) => depth - 1));

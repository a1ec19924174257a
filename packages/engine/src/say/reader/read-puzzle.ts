// Reads every proof of a puzzle, as the hints tell them one after the other, in several languages at once.

import type { Game } from "../../game/game.ts";
import type { Puzzle } from "../../game/puzzle.ts";
import { argue } from "../../reason/argument.ts";
import { nextInsight } from "../../reason/path.ts";
import { layOut, reveal, startPosition } from "../../reason/position.ts";
import { sayProof } from "../proof.ts";
import type { ProofFlaw } from "./flaw.ts";
import { readProof } from "./read-proof.ts";
import { usesFlaws } from "./uses.ts";

/** A flaw, and the step of the solution that it is in, the first being 1; `language` is the place of the game that told it. */
export interface StepFlaw extends ProofFlaw {
  readonly step: number;
  readonly language: number;
}

export interface PuzzleRead {
  readonly steps: number;
  readonly flaws: readonly StepFlaw[];
}

/** `games` are the puzzle's game, in each language that is to be read. */
export function readPuzzle(games: readonly [Game, ...Game[]], puzzle: Puzzle): PuzzleRead {
  const laid = layOut(games[0], puzzle);
  const tables = games.map((game) => game.lay(puzzle));
  const flaws: StepFlaw[] = [];
  let position = startPosition(laid.table);
  for (let step = 1; ; step++) {
    const insight = nextInsight(laid, position);
    if (insight.length === 0) return { steps: step - 1, flaws };
    const { steps, proof } = argue(laid.theory, position, insight);
    for (const [language, table] of tables.entries()) {
      const sentences = proof ? sayProof(table, proof, position.facts) : [];
      const found = [
        ...readProof(table, sentences, position.facts, steps),
        ...usesFlaws(table, sentences, position.facts),
      ];
      flaws.push(...found.map((flaw) => ({ ...flaw, step, language })));
    }
    position = steps.reduce((now, { person }) => reveal(laid.table, now, person), position);
  }
}

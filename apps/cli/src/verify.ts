// A second opinion on every puzzle from z3, which knows nothing of how it was made.

import { type Game, layOut, type Puzzle } from "@demonstrandum/engine";
import { fullMask } from "@demonstrandum/logic";
import { makeZ3, makeZ3Process, SolverError } from "@demonstrandum/solvers";
import { UseError } from "./shell.ts";
import type { CliWording } from "./words/wording.ts";

export interface Verifier {
  /** Whether z3 finds exactly the published solution and no other. */
  verify(game: Game, puzzle: Puzzle): Promise<boolean>;
  close(): void;
}

export function makeVerifier(words: CliWording): Verifier {
  const z3 = makeZ3();
  const asker = makeZ3Process();
  return {
    async verify(game, puzzle) {
      try {
        if (game.confirm) return await game.confirm(puzzle, asker);
        const { theory, table } = layOut(game, puzzle);
        const forced = await z3.forcedLiterals(theory);
        return forced?.known === fullMask(theory.size) && forced.value === table.solution;
      } catch (error) {
        throw error instanceof SolverError ? new UseError(words.use.noSolver(error.message)) : error;
      }
    },
    close() {
      z3.close();
      asker.close();
    },
  };
}

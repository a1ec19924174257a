// Asks another solver what ours was asked, compares every answer, and takes the time.

import { entailed, type Facts, makeTheory, type Theory } from "@demonstrandum/logic";
import type { Solver } from "@demonstrandum/solvers";
import { measure, median } from "./harness.ts";
import type { BoardCase } from "./positions.ts";

export interface Comparison {
  /** Microseconds a position. */
  readonly us: number;
  readonly disagreements: number;
}

/** Every position of every board, in batches long enough for the clock. */
export function measureOurs(boards: readonly BoardCase[]): number {
  const positions = boards.reduce((sum, board) => sum + board.positions.length, 0);
  const rounds = Math.ceil(20_000 / positions);
  const batch = () => {
    for (let round = 0; round < rounds; round++) askEverything(boards);
  };
  return measure(batch, { operations: rounds * positions });
}

function askEverything(boards: readonly BoardCase[]): void {
  for (const { theory, positions } of boards) for (const given of positions) entailed(theory, given);
}

/** The board is told before the clock starts; a position is only an assumption. */
export async function compareKept(solver: Solver, boards: readonly BoardCase[]): Promise<Comparison> {
  const times: number[] = [];
  let disagreements = 0;
  for (const { theory, positions } of boards) {
    await solver.forcedLiterals(theory, { clues: [] });
    const start = performance.now();
    const answers = await solver.forcedInEach(theory, positions);
    times.push(((performance.now() - start) * 1000) / positions.length);
    disagreements += positions.filter((given, i) => !isSame(answers[i], entailed(theory, given))).length;
  }
  return { us: median(times), disagreements };
}

/** The first position of each board as a theory of its own, told and asked on the clock. */
export async function compareAnew(solver: Solver, boards: readonly BoardCase[]): Promise<Comparison> {
  const times: number[] = [];
  let disagreements = 0;
  for (const { theory, positions } of boards) {
    for (const given of positions.slice(0, 1)) {
      const small = makeTheory({ size: theory.size, clues: cluesOf(theory, given.clues ?? []) });
      const facts = given.facts ?? { known: 0, value: 0 };
      const start = performance.now();
      const answer = await solver.forcedLiterals(small, { facts });
      times.push((performance.now() - start) * 1000);
      if (!isSame(answer, entailed(theory, given))) disagreements++;
    }
  }
  return { us: median(times), disagreements };
}

const cluesOf = (theory: Theory, chosen: readonly number[]) => chosen.flatMap((index) => theory.clues[index] ?? []);

const isSame = (a: Facts | undefined, b: Facts | undefined): boolean => a?.known === b?.known && a?.value === b?.value;

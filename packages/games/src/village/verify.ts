// A second opinion on a village from a solver that knows nothing of our masks: it is told the statements as SMT-LIB.

import { makeStatementSmtLib } from "@demonstrandum/clues/village";
import type { SmtSolver } from "@demonstrandum/engine";
import { isOpenEnded, type VillagePuzzle, villageOf } from "./village-puzzle.ts";

/** The published solution fits, and nothing else does, unless more may. Rejects when the solver fails or does not know. */
export async function verifyUniqueSolutionWithSolver(puzzle: VillagePuzzle, solver: SmtSolver): Promise<boolean> {
  const output = await solver.ask(makeUniquenessQuestion(puzzle));
  const answers = output.match(/^(?:sat|unsat|unknown)$/gm) ?? [];
  if (answers.length !== 2 || answers.includes("unknown"))
    throw new Error(`The solver does not know: ${output.trim()}`);
  return answers[0] === "sat" && (isOpenEnded(puzzle) || answers[1] === "unsat");
}

/** Is there a world that is the solution, and is there another? */
export function makeUniquenessQuestion(puzzle: VillagePuzzle): string {
  const solution = `(and ${puzzle.solution.map((isWolf, i) => (isWolf ? `W${i}` : `(not W${i})`)).join(" ")})`;
  return [
    ...makeVillageSmtLib(puzzle),
    `(push) (assert ${solution}) (check-sat) (pop)`,
    `(assert (not ${solution}))`,
    "(check-sat)",
    "",
  ].join("\n");
}

/** Declarations and one assertion for each speaker: all true exactly if human. */
function makeVillageSmtLib(puzzle: VillagePuzzle): string[] {
  const { statements, wolvesAlsoTellTruth } = villageOf(puzzle);
  const terms = statements.map((testimony) =>
    testimony.map((statement) => makeStatementSmtLib(statement, statements.length)),
  );
  return [
    ...terms.map((_, i) => `(declare-const W${i} Bool)`),
    ...terms.flatMap((said, i) => (said.length === 0 ? [] : [`(assert (= (not W${i}) (and true ${said.join(" ")})))`])),
    ...(wolvesAlsoTellTruth
      ? terms.flatMap((said, i) => (said.length === 0 ? [] : [`(assert (=> W${i} (or ${said.join(" ")} false)))`]))
      : []),
  ];
}

// z3 as a second opinion. A theory is told once, each clue behind a switch; a question assumes the switches and the facts.

import { type Facts, fullMask, type Given, type Theory } from "@demonstrandum/logic";
import { DEADLINE_MS, type Solver, SolverError, type SolverOptions } from "./solver.ts";
import { makeZ3Process } from "./z3-process.ts";
import { makeAssumptions, makeLiterals, makeNames, makeTheoryText, parseConsequences, parseModel } from "./z3-text.ts";

export function makeZ3({ deadlineMs = DEADLINE_MS }: SolverOptions = {}): Solver {
  const z3 = makeZ3Process({ deadlineMs });
  let queue: Promise<unknown> = Promise.resolve();
  let told: { readonly theory: Theory; readonly generation: number } | undefined;

  /** Tells the theory first when z3 does not know it or has been started anew. */
  async function askAbout(theory: Theory, commands: string): Promise<string> {
    if (told?.theory !== theory || told.generation !== z3.generation) {
      told = undefined;
      await z3.ask(makeTheoryText(theory));
      told = { theory, generation: z3.generation };
    }
    return z3.ask(commands, { isFresh: false });
  }

  /** One after another: between a theory and the question about it nobody else may speak. */
  function ask(theory: Theory, commands: string): Promise<string> {
    const answer = queue.then(() => askAbout(theory, commands));
    queue = answer.catch(() => {});
    return answer;
  }

  async function forcedInEach(theory: Theory, givens: readonly Given[]): Promise<(Facts | undefined)[]> {
    const names = makeNames(theory).join(" ");
    const asked = givens.map((given) => `(get-consequences (${makeAssumptions(theory, given).join(" ")}) (${names}))`);
    const answers = parseConsequences(await ask(theory, asked.join("\n")));
    if (answers.length !== givens.length) throw new SolverError("z3 did not answer every question.");
    return answers;
  }

  async function countUpTo(theory: Theory, given: Given, limit: number): Promise<number> {
    const names = makeNames(theory).join(" ");
    const terms = makeAssumptions(theory, given);
    for (let count = 0; count < limit; count++) {
      const assertions = terms.map((term) => `(assert ${term})`).join(" ");
      const world = parseModel(await ask(theory, `(push) ${assertions} (check-sat) (get-value (${names})) (pop)`));
      if (world === undefined) return count;
      terms.push(`(not (and true ${makeLiterals({ known: fullMask(theory.size), value: world }).join(" ")}))`);
    }
    return limit;
  }

  return {
    name: "z3-solver",
    forcedInEach,
    forcedLiterals: async (theory, given = {}) => (await forcedInEach(theory, [given]))[0],
    countUpTo,
    close: z3.close,
  };
}

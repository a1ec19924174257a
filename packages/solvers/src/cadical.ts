// CaDiCaL as a second opinion: a theory is clauses told once, a question is the assumption of its clues and facts.

import { fullMask, type Given, indices, type Literal, makeCnf, type Theory, type World } from "@demonstrandum/logic";
import { Cadical, type CadicalModule, loadCadical } from "cadical-wasm";
import { DEADLINE_MS, findForced, keepLast, type Solver, SolverError, type SolverOptions } from "./solver.ts";

interface Prepared {
  readonly cadical: Cadical;
  readonly clues: readonly number[];
}

export async function makeCadical({ deadlineMs = DEADLINE_MS }: SolverOptions = {}): Promise<Solver> {
  const module = await loadCadical();
  let deadline = 0;
  const kept = keepLast(
    (theory) => prepare(module, theory, () => performance.now() > deadline),
    ({ cadical }) => cadical.dispose(),
  );

  /** A world under the assumptions, or undefined. */
  function solve(cadical: Cadical, size: number, assumptions: readonly number[]): World | undefined {
    deadline = performance.now() + deadlineMs;
    const status = cadical.solve({ assumptions });
    if (status === "unknown") throw new SolverError(`cadical-wasm gave no answer within ${deadlineMs} ms.`);
    return status === "satisfiable" ? readWorld(cadical, size) : undefined;
  }

  function forced(theory: Theory, given: Given) {
    const { cadical, clues } = kept.of(theory);
    const assumed = assumptionsOf(clues, given);
    return findForced(theory.size, (literal) =>
      solve(cadical, theory.size, literal ? [...assumed, literalOf(literal)] : assumed),
    );
  }

  return {
    name: "cadical-wasm",
    forcedLiterals: async (theory, given = {}) => forced(theory, given),
    forcedInEach: async (theory, givens) => givens.map((given) => forced(theory, given)),
    async countUpTo(theory, given, limit) {
      const { cadical, clues } = kept.of(theory);
      // Found worlds are ruled out only while this switch is assumed, so that the next question starts clean.
      const isCounting = cadical.newVar();
      const assumptions = [...assumptionsOf(clues, given), isCounting];
      let count = 0;
      for (; count < limit; count++) {
        const world = solve(cadical, theory.size, assumptions);
        if (world === undefined) break;
        cadical.addClause([-isCounting, ...literalsOf(theory.size, world).map((literal) => -literal)]);
      }
      cadical.addClause([-isCounting]);
      return count;
    },
    close: () => kept.forget(),
  };
}

/** The worlds of a DIMACS text whose first `size` variables are the booleans, no more than the limit. */
export async function solveDimacs(dimacs: string, size: number, limit: number): Promise<World[]> {
  const cadical = await Cadical.create({ quiet: true });
  const found: World[] = [];
  cadical.ensureVars(size);
  cadical.addDimacs(dimacs);
  while (found.length < limit && cadical.solve() === "satisfiable") {
    const world = readWorld(cadical, size);
    found.push(world);
    cadical.addClause(literalsOf(size, world).map((literal) => -literal));
  }
  cadical.dispose();
  return found;
}

function prepare(module: CadicalModule, theory: Theory, isLate: () => boolean): Prepared {
  const { variables, clauses, clues } = makeCnf(theory);
  const cadical = new Cadical(module, { quiet: true });
  cadical.setTerminate(isLate);
  cadical.ensureVars(variables);
  cadical.addClauses(clauses);
  return { cadical, clues };
}

const literalOf = ({ index, value }: Literal): number => (value ? index + 1 : -(index + 1));

function assumptionsOf(clueLiterals: readonly number[], { facts, clues }: Given): number[] {
  const { known = 0, value = 0 } = facts ?? {};
  return [
    ...(clues?.flatMap((clue) => clueLiterals[clue] ?? []) ?? clueLiterals),
    ...indices(known).map((index) => literalOf({ index, value: ((value >>> index) & 1) === 1 })),
  ];
}

const literalsOf = (size: number, world: World): number[] =>
  indices(fullMask(size)).map((index) => literalOf({ index, value: ((world >>> index) & 1) === 1 }));

function readWorld(cadical: Cadical, size: number): World {
  let world = 0;
  for (let index = 0; index < size; index++) if (cadical.value(index + 1)) world |= 1 << index;
  return world;
}

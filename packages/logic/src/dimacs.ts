// A theory as DIMACS, the language of SAT solvers. Boolean i is variable i + 1; the variables after the booleans are gates,
// fixed by the booleans, so the number of models is the number of worlds.

import { assertLiteral, literalOf, makeCircuit, solidLiteral } from "./circuit.ts";
import { type Readable, stated } from "./stated.ts";
import type { Given } from "./theory.ts";

/** Clauses as DIMACS has them: numbers of variables, negative where negated. */
export interface Cnf {
  readonly variables: number;
  readonly clauses: readonly (readonly number[])[];
  /** For each clue the literal that says that it holds; the axioms hold in any case. */
  readonly clues: readonly number[];
}

/** The clues are not asserted: a solver assumes or asserts their literals. */
export function makeCnf(theory: Readable): Cnf {
  const circuit = makeCircuit(theory.size);
  for (const axiom of theory.axioms) assertLiteral(circuit, literalOf(circuit, axiom));
  const clues = theory.clues.map(({ says }) => solidLiteral(circuit, literalOf(circuit, says)));
  return { variables: circuit.variables, clauses: circuit.clauses, clues };
}

/** The theory as DIMACS, for SAT solvers. */
export function makeDimacs(theory: Readable, given: Given = {}): string {
  const circuit = makeCircuit(theory.size);
  for (const { says } of stated(theory, given)) assertLiteral(circuit, literalOf(circuit, says));
  return [
    `c ${theory.size} booleans; the variables after ${theory.size} are fixed by them, so models are worlds`,
    ...Array.from({ length: theory.size }, (_, index) => `c variable ${index + 1} is boolean ${index}`),
    `p cnf ${circuit.variables} ${circuit.clauses.length}`,
    ...circuit.clauses.map((clause) => `${clause.join(" ")} 0`),
    "",
  ].join("\n");
}

// What z3 is told and what it prints: booleans are p0, p1, …; c0, c1, … switch the clues on.

import { type Facts, type Given, indices, makeSmtTerm, type Theory, type World } from "@demonstrandum/logic";
import { SolverError } from "./solver.ts";
import { CARDINALITIES } from "./z3-counts.ts";

export function makeTheoryText(theory: Theory): string {
  return [
    "(set-option :pp.single_line true)",
    ...makeNames(theory).map((name) => `(declare-const ${name} Bool)`),
    ...theory.axioms.map((axiom) => `(assert ${makeSmtTerm(axiom, CARDINALITIES)})`),
    ...theory.clues.map(
      ({ says }, i) => `(declare-const c${i} Bool) (assert (=> c${i} ${makeSmtTerm(says, CARDINALITIES)}))`,
    ),
  ].join("\n");
}

export const makeNames = ({ size }: Theory): string[] => Array.from({ length: size }, (_, index) => `p${index}`);

export function makeAssumptions(theory: Theory, { facts, clues }: Given): string[] {
  const switches = (clues ?? theory.clues.map((_, index) => index)).map((clue) => `c${clue}`);
  return facts ? [...switches, ...makeLiterals(facts)] : switches;
}

export const makeLiterals = ({ known, value }: Facts): string[] =>
  indices(known).map((index) => ((value >>> index) & 1 ? `p${index}` : `(not p${index})`));

/** The answers to several `get-consequences`, in order: a line with the verdict, then the implications. */
export function parseConsequences(output: string): (Facts | undefined)[] {
  const [, ...parts] = output.split(/^(sat|unsat|unknown)$/m);
  const answers: (Facts | undefined)[] = [];
  for (let i = 0; i < parts.length; i += 2) {
    if (parts[i] === "unknown") throw new SolverError("z3 does not know.");
    answers.push(parts[i] === "sat" ? parseImplications(parts[i + 1] ?? "") : undefined);
  }
  return answers;
}

/** `(=> reasons literal)`, again and again. */
function parseImplications(text: string): Facts {
  let known = 0;
  let value = 0;
  for (const { index: at } of text.matchAll(/\(=> /g)) {
    const start = at + 4;
    const [, not, index = ""] = /^\s*(\(not )?p(\d+)/.exec(text.slice(endOfTerm(text, start))) ?? [];
    if (index === "") throw new SolverError(`z3 answered in an unknown form: ${text.slice(at, at + 60)}`);
    known |= 1 << Number(index);
    if (!not) value |= 1 << Number(index);
  }
  return { known, value };
}

function endOfTerm(text: string, start: number): number {
  let depth = 0;
  for (let i = start; i < text.length; i++) {
    if (text[i] === "(") depth++;
    if (text[i] === ")") depth--;
    if (depth === 0 && /[\s)]/.test(text[i + 1] ?? " ")) return i + 1;
  }
  return text.length;
}

/** The answer to `(check-sat) (get-value (p0 p1 …))`. */
export function parseModel(output: string): World | undefined {
  if (/^unsat/.test(output)) return undefined;
  if (!/^sat/.test(output)) throw new SolverError("z3 does not know.");
  let world = 0;
  for (const [, index, value] of output.matchAll(/\(p(\d+) (true|false)\)/g)) {
    if (value === "true") world |= 1 << Number(index);
  }
  return world;
}

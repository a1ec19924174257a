import * as fc from "fast-check";
import { expect, it } from "vitest";
import { makeSmtLib } from "./smtlib.ts";
import { anyQuestion, holdsIn, WORLDS } from "./translation.cases.ts";

type Term = string | readonly Term[];
type Scope = (name: string) => unknown;

function parseTerms(text: string): Term[] {
  const stack: Term[][] = [[]];
  for (const token of text.replace(/;.*$/gm, "").match(/[()]|[^\s()]+/g) ?? []) {
    if (token === "(") stack.push([]);
    else if (token === ")") {
      const done = stack.pop() ?? [];
      stack.at(-1)?.push(done);
    } else stack.at(-1)?.push(token);
  }
  return stack[0] ?? [];
}

const OPERATORS: Readonly<Record<string, (args: readonly unknown[]) => unknown>> = {
  and: (args) => args.every((arg) => arg === true),
  or: (args) => args.some((arg) => arg === true),
  not: ([arg]) => arg === false,
  "=": ([a, b]) => a === b,
  "+": (args) => args.reduce((a: number, b) => a + Number(b), 0),
  "-": ([a, b]) => (b === undefined ? 0 - Number(a) : Number(a) - Number(b)),
  ite: ([condition, a, b]) => (condition ? a : b),
};

/** The meaning of the part of SMT-LIB that we write; `let` binds all its names at once. */
function evaluate(term: Term, scope: Scope): unknown {
  if (typeof term === "string") return /^\d+$/.test(term) ? Number(term) : scope(term);
  const [head, ...args] = term;
  if (head === "let") {
    const [bindings, body = ""] = args;
    const bound = new Map(
      (bindings as [string, Term][]).map(([name, value]): [string, unknown] => [name, evaluate(value, scope)]),
    );
    return evaluate(body, (name) => (bound.has(name) ? bound.get(name) : scope(name)));
  }
  const operator = OPERATORS[String(head)];
  if (!operator) throw new Error(`no operator ${head}`);
  return operator(args.map((arg) => evaluate(arg, scope)));
}

const inWorld =
  (world: number): Scope =>
  (name) => {
    if (name === "true" || name === "false") return name === "true";
    if (!/^p\d+$/.test(name)) throw new Error(`nothing is called ${name}`);
    return ((world >>> Number(name.slice(1))) & 1) === 1;
  };

it("asserts what holds in exactly the worlds that fit", () => {
  fc.assert(
    fc.property(anyQuestion, (question) => {
      const assertions = parseTerms(makeSmtLib(question.theory, question.given)).filter(([head]) => head === "assert");
      for (const world of WORLDS) {
        const isModel = assertions.every(([, term = ""]) => evaluate(term, inWorld(world)) === true);
        expect(isModel).toBe(holdsIn(question, world));
      }
    }),
    { seed: 4, numRuns: 500 },
  );
});

it("reads as a question about named booleans", () => {
  const says = { kind: "count", of: 7, allowed: 0b110 } as const;
  const theory = { size: 3, clues: [{ name: "Ada:\none or two", says }], axioms: [] };
  expect(makeSmtLib(theory, { facts: { known: 4, value: 0 } })).toBe(
    [
      "; 3 booleans",
      "(set-logic QF_LIA)",
      "(declare-const p0 Bool) ; boolean 0",
      "(declare-const p1 Bool) ; boolean 1",
      "(declare-const p2 Bool) ; boolean 2",
      "; Ada: one or two",
      "(assert (let ((n (+ (ite p0 1 0) (ite p1 1 0) (ite p2 1 0)))) (or (= n 1) (= n 2))))",
      "; fact",
      "(assert (not p2))",
      "(check-sat)",
      "(get-model)",
      "",
    ].join("\n"),
  );
});

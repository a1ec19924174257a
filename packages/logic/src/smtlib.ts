// A theory as SMT-LIB 2, the language of SMT solvers: boolean i is the constant p<i>, counts are sums of integers.

import type { Compare, Connected, Constraint, Count, Mask } from "./constraint.ts";
import { countBits, indices, lowestIndex } from "./mask.ts";
import { type Readable, stated } from "./stated.ts";
import type { Given } from "./theory.ts";

/** The theory as SMT-LIB, for SMT solvers. */
export function makeSmtLib(theory: Readable, given: Given = {}): string {
  return [
    `; ${theory.size} booleans`,
    "(set-logic QF_LIA)",
    ...Array.from({ length: theory.size }, (_, index) => `(declare-const p${index} Bool) ; boolean ${index}`),
    ...stated(theory, given).flatMap(({ name, says }) => [`; ${name}`, `(assert ${makeSmtTerm(says)})`]),
    "(check-sat)",
    "(get-model)",
    "",
  ].join("\n");
}

/** How counts are written; a solver may know shorter ways than sums. */
export interface CountTerms {
  readonly count: (constraint: Count) => string;
  readonly compare: (constraint: Compare) => string;
}

const SUMS: CountTerms = {
  count: ({ of, allowed }) => isOneOf(sum(of), indices(allowed)),
  compare: ({ left, right, allowed }) => isOneOf(`(- ${sum(left)} ${sum(right)})`, allowed),
};

/** The constraint as one closed term over p0, p1, … */
export function makeSmtTerm(constraint: Constraint, counts: CountTerms = SUMS): string {
  switch (constraint.kind) {
    case "count":
      return isLiteral(constraint)
        ? literal(lowestIndex(constraint.of), (constraint.allowed & 2) !== 0)
        : counts.count(constraint);
    case "compare":
      return counts.compare(constraint);
    case "connected":
      return connected(constraint);
    case "not":
      return `(not ${makeSmtTerm(constraint.of, counts)})`;
    case "all":
    case "any": {
      const parts = constraint.of.map((part) => makeSmtTerm(part, counts));
      return constraint.kind === "all" ? apply("and", parts, "true") : apply("or", parts, "false");
    }
    case "iff":
      return `(= ${makeSmtTerm(constraint.left, counts)} ${makeSmtTerm(constraint.right, counts)})`;
  }
}

const isLiteral = ({ of, allowed }: Count): boolean => countBits(of) === 1 && (allowed & 3) % 3 !== 0;

const literal = (index: number, value: boolean): string => (value ? `p${index}` : `(not p${index})`);

function apply(operator: string, terms: readonly string[], none: string): string {
  return terms.length <= 1 ? (terms[0] ?? none) : `(${operator} ${terms.join(" ")})`;
}

const sum = (of: Mask): string =>
  apply(
    "+",
    indices(of).map((index) => `(ite p${index} 1 0)`),
    "0",
  );

function isOneOf(term: string, allowed: readonly number[]): string {
  const values = allowed.map((value) => `(= n ${value < 0 ? `(- ${-value})` : value})`);
  return `(let ((n ${term})) ${apply("or", values, "false")})`;
}

/** r<t>_<i>: boolean i is reached from the first chosen member within t steps. */
function connected({ of, value, adjacency }: Connected): string {
  const members = indices(of);
  if (members.length === 0) return "true";
  const isNext = (from: number, to: number): boolean => (((adjacency[from] ?? 0) >>> to) & 1) === 1;
  const first = members.map((index, i) => {
    const none = members.slice(0, i).map((earlier) => literal(earlier, !value));
    return `(r0_${index} ${apply("and", [literal(index, value), ...none], "true")})`;
  });
  const steps = members.slice(1).map((_, t) =>
    members.map((index) => {
      const from = members.filter((other) => isNext(other, index)).map((other) => `r${t}_${other}`);
      return `(r${t + 1}_${index} (or r${t}_${index} (and ${literal(index, value)} ${apply("or", from, "false")})))`;
    }),
  );
  const all = members.map((index) => `(or ${literal(index, !value)} r${members.length - 1}_${index})`);
  return [first, ...steps].reduceRight(
    (body, bindings) => `(let (${bindings.join(" ")}) ${body})`,
    apply("and", all, "true"),
  );
}

// The eleven forms in one table: what each means to the reasoner, what it costs a reader, an obeying and a breaking world.

import type { Constraint, Mask, World } from "@demonstrandum/logic";
import { fullMask, maskOf } from "@demonstrandum/logic";
import type { BoundName, ParityName, RelationName, Statement, StatementName } from "./statement.ts";
import { isBound, isRelation, scopeMask } from "./statement.ts";

interface RelationForm {
  /** Swapping the two villagers changes nothing, so the canonical text has them in ascending order. */
  readonly isSymmetric: boolean;
  readonly cost: number;
  readonly means: (a: number, b: number) => Constraint;
}

const wolvesOfPair = (allowed: Mask) => (a: number, b: number) =>
  ({ kind: "count", of: maskOf([a, b]), allowed }) as const;

/** NOT_IMP has the meaning of OR but is worded in a direction, so it keeps its order. */
export const RELATIONS: Readonly<Record<RelationName, RelationForm>> = {
  IMP: {
    isSymmetric: false,
    cost: 2,
    means: (a, b) => ({ kind: "compare", left: 1 << a, right: 1 << b, allowed: [-1, 0] }),
  },
  IFF: { isSymmetric: true, cost: 2, means: wolvesOfPair(0b101) },
  OR: { isSymmetric: true, cost: 1, means: wolvesOfPair(0b110) },
  XOR: { isSymmetric: true, cost: 2, means: wolvesOfPair(0b010) },
  NOT_IMP: { isSymmetric: false, cost: 3, means: wolvesOfPair(0b110) },
  NOR: { isSymmetric: true, cost: 1, means: wolvesOfPair(0b001) },
};

interface BoundForm {
  readonly cost: number;
  /** The counts that obey, as a mask; `scope` is how many villagers are counted. */
  readonly allowed: (count: number, scope: number) => Mask;
}

export const BOUND_NAMES: Readonly<Record<BoundName, BoundForm>> = {
  COUNT_EQ: { cost: 4, allowed: (count, scope) => (count > scope ? 0 : 1 << count) },
  COUNT_LE: { cost: 3, allowed: (count, scope) => fullMask(Math.min(count, scope) + 1) },
  COUNT_GE: { cost: 3, allowed: (count, scope) => fullMask(scope + 1) & ~fullMask(Math.min(count, scope + 1)) },
};

interface ParityForm {
  readonly cost: number;
  readonly allowed: Mask;
}

export const PARITIES: Readonly<Record<ParityName, ParityForm>> = {
  COUNT_EVEN: { cost: 5, allowed: 0x15555 },
  COUNT_ODD: { cost: 5, allowed: 0x0aaaa },
};

export const STATEMENT_NAMES: readonly StatementName[] = [
  ...(Object.keys(RELATIONS) as RelationName[]),
  ...(Object.keys(BOUND_NAMES) as BoundName[]),
  ...(Object.keys(PARITIES) as ParityName[]),
];

/** What a reader pays: relations are cheap, exact counts and parities dear. */
export function complexityCost(statement: Statement): number {
  if (isRelation(statement)) return RELATIONS[statement.form].cost;
  return isBound(statement) ? BOUND_NAMES[statement.form].cost : PARITIES[statement.form].cost;
}

export function statementMeaning(statement: Statement, size: number): Constraint {
  if (isRelation(statement)) return RELATIONS[statement.form].means(statement.a, statement.b);
  const of = scopeMask(statement.scope, size);
  const counted = statement.scope === "ALL" ? size : statement.scope.length;
  const allowed = isBound(statement)
    ? BOUND_NAMES[statement.form].allowed(statement.count, counted)
    : PARITIES[statement.form].allowed & fullMask(counted + 1);
  // What can never be true is one more than there are: liars may say it, and nobody else.
  return { kind: "count", of, allowed: allowed === 0 ? 1 << (counted + 1) : allowed };
}

interface StatementExample {
  readonly statement: Statement;
  readonly obeying: World;
  readonly breaking: World;
}

/** One example of each form in a village of six. */
export const STATEMENT_EXAMPLES: readonly StatementExample[] = [
  { statement: { form: "IMP", a: 2, b: 3 }, obeying: 0b001000, breaking: 0b000100 },
  { statement: { form: "IFF", a: 0, b: 1 }, obeying: 0b000011, breaking: 0b000010 },
  { statement: { form: "OR", a: 1, b: 4 }, obeying: 0b010000, breaking: 0b101101 },
  { statement: { form: "XOR", a: 4, b: 5 }, obeying: 0b010000, breaking: 0b110000 },
  { statement: { form: "NOT_IMP", a: 5, b: 3 }, obeying: 0b100000, breaking: 0b000000 },
  { statement: { form: "NOR", a: 0, b: 2 }, obeying: 0b111010, breaking: 0b000001 },
  { statement: { form: "COUNT_EQ", scope: "ALL", count: 3 }, obeying: 0b010101, breaking: 0b010111 },
  { statement: { form: "COUNT_LE", scope: [0, 1, 5], count: 1 }, obeying: 0b011110, breaking: 0b000011 },
  { statement: { form: "COUNT_GE", scope: "ALL", count: 2 }, obeying: 0b000011, breaking: 0b000001 },
  { statement: { form: "COUNT_EVEN", scope: [0, 2, 5] }, obeying: 0b011010, breaking: 0b000001 },
  { statement: { form: "COUNT_ODD", scope: "ALL" }, obeying: 0b000001, breaking: 0b000011 },
];

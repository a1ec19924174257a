// What every form of statement means to the reasoner and costs a reader, and its number in share codes.

import type { Constraint, Mask } from "@demonstrandum/logic";
import { fullMask } from "@demonstrandum/logic";
import { RELATION_NAMES, RELATIONS } from "./relations.ts";
import type { BoundName, ParityName, Statement, StatementName } from "./statement.ts";
import { isBound, isRelation, scopeMask } from "./statement.ts";

interface BoundForm {
  readonly number: number;
  readonly cost: number;
  /** The counts that obey, as a mask; `scope` is how many villagers are counted. */
  readonly allowed: (count: number, scope: number) => Mask;
}

export const BOUND_NAMES: Readonly<Record<BoundName, BoundForm>> = {
  COUNT_EQ: { number: 6, cost: 4, allowed: (count, scope) => (count > scope ? 0 : 1 << count) },
  COUNT_LE: { number: 7, cost: 3, allowed: (count, scope) => fullMask(Math.min(count, scope) + 1) },
  COUNT_GE: {
    number: 8,
    cost: 3,
    allowed: (count, scope) => fullMask(scope + 1) & ~fullMask(Math.min(count, scope + 1)),
  },
};

interface ParityForm {
  readonly number: number;
  readonly cost: number;
  readonly allowed: Mask;
}

export const PARITIES: Readonly<Record<ParityName, ParityForm>> = {
  COUNT_EVEN: { number: 9, cost: 5, allowed: 0x15555 },
  COUNT_ODD: { number: 10, cost: 5, allowed: 0x0aaaa },
};

/** Every form of statement. */
export const STATEMENT_NAMES: readonly StatementName[] = [
  ...RELATION_NAMES,
  ...(Object.keys(BOUND_NAMES) as BoundName[]),
  ...(Object.keys(PARITIES) as ParityName[]),
];

/** What statements are called in share codes. */
export const STATEMENT_NUMBERS = Object.fromEntries(
  Object.entries({ ...RELATIONS, ...BOUND_NAMES, ...PARITIES }).map(([name, { number }]) => [name, number]),
) as Readonly<Record<StatementName, number>>;

/** What a reader pays: relations are cheap, exact counts and parities dear. */
export function complexityCost(statement: Statement): number {
  if (isRelation(statement)) return RELATIONS[statement.form].cost;
  return isBound(statement) ? BOUND_NAMES[statement.form].cost : PARITIES[statement.form].cost;
}

/** What a statement says, as a constraint on who is a werewolf. */
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

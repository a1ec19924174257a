// A statement as an SMT-LIB term over the booleans W0, W1, …; written from the statement itself and not from its
// constraint, so that a solver fed with it is an independent second opinion.

import type { RelationName } from "./relations.ts";
import type { BoundName, Statement } from "./statement.ts";
import { isBound, isRelation, variablesInvolved } from "./statement.ts";

const RELATION_TERM: Readonly<Record<RelationName, (a: string, b: string) => string>> = {
  IMP: (a, b) => `(=> ${a} ${b})`,
  IFF: (a, b) => `(= ${a} ${b})`,
  OR: (a, b) => `(or ${a} ${b})`,
  XOR: (a, b) => `(xor ${a} ${b})`,
  NOT_IMP: (a, b) => `(=> (not ${a}) ${b})`,
  NOR: (a, b) => `(and (not ${a}) (not ${b}))`,
};

const BOUND_OPERATOR: Readonly<Record<BoundName, string>> = { COUNT_EQ: "=", COUNT_LE: "<=", COUNT_GE: ">=" };

/** Writes a statement as a term of SMT-LIB. */
export function makeStatementSmtLib(statement: Statement, size: number): string {
  if (isRelation(statement)) return RELATION_TERM[statement.form](`W${statement.a}`, `W${statement.b}`);
  const ones = variablesInvolved(statement, size).map((villager) => `(ite W${villager} 1 0)`);
  const wolves = ones.length === 1 ? ones[0] : `(+ ${ones.join(" ")})`;
  if (isBound(statement)) return `(${BOUND_OPERATOR[statement.form]} ${wolves} ${statement.count})`;
  return `(= (mod ${wolves} 2) ${statement.form === "COUNT_EVEN" ? 0 : 1})`;
}

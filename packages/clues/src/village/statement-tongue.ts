// A statement in any language. The scope of a count is always said, and a villager speaks of themselves by name.

import { isBound, isRelation, type Scope, type Statement } from "./statement.ts";
import { leftOut } from "./statement-english.ts";
import type { Counted, StatementWording } from "./words/wording.ts";

/** `names[i]` is what villager i is called; the village has as many villagers as there are names. */
export function sayStatementIn(words: StatementWording, statement: Statement, names: readonly string[]): string {
  const nameOf = (villager: number): string => names[villager] ?? "";
  if (isRelation(statement)) return words.relation[statement.form](nameOf(statement.a), nameOf(statement.b));
  const of = countedIn(statement.scope, names);
  return isBound(statement) ? words.bound[statement.form](of, statement.count) : words.parity[statement.form](of);
}

function countedIn(scope: Scope, names: readonly string[]): Counted {
  if (scope === "ALL") return { everyone: names.length };
  const but = leftOut(scope, names);
  return but === undefined ? { names: scope.map((villager) => names[villager] ?? "") } : { but, others: scope.length };
}

// A statement in English. The scope of a count is always written, and a villager speaks of themselves by name.

import { sayList } from "@demonstrandum/text";
import type { RelationName } from "./relations.ts";
import type { BoundName, BoundStatement, RelationStatement, Scope, Statement } from "./statement.ts";
import { isBound, isRelation } from "./statement.ts";

const RELATION_TEXT: Readonly<Record<RelationName, (a: string, b: string) => string>> = {
  IMP: (a, b) => `If ${a} is a werewolf, then ${b} is a werewolf.`,
  IFF: (a, b) => `${a} and ${b} are either both werewolves or both human.`,
  OR: (a, b) => `At least one of ${a} and ${b} is a werewolf.`,
  XOR: (a, b) => `Exactly one of ${a} and ${b} is a werewolf.`,
  NOT_IMP: (a, b) => `If ${a} is human, then ${b} is a werewolf.`,
  NOR: (a, b) => `Neither ${a} nor ${b} is a werewolf.`,
};

const BOUND_TEXT: Readonly<Record<BoundName, string>> = {
  COUNT_EQ: "exactly",
  COUNT_LE: "at most",
  COUNT_GE: "at least",
};

/** `names[i]` is what villager i is called; the village has as many villagers as there are names. */
export function sayStatement(statement: Statement, names: readonly string[]): string {
  if (isRelation(statement)) return sayRelation(statement, names);
  const among = `Among ${sayScope(statement.scope, names)}`;
  if (isBound(statement)) return `${among}, ${sayBound(statement)}.`;
  return `${among}, an ${statement.form === "COUNT_EVEN" ? "even" : "odd"} number are werewolves.`;
}

const sayRelation = ({ form, a, b }: RelationStatement, names: readonly string[]): string =>
  RELATION_TEXT[form](nameOf(names, a), nameOf(names, b));

const sayBound = ({ form, count }: BoundStatement): string =>
  form === "COUNT_EQ" && count === 0
    ? "none is a werewolf"
    : `${BOUND_TEXT[form]} ${count} ${count === 1 ? "is a werewolf" : "are werewolves"}`;

function sayScope(scope: Scope, names: readonly string[]): string {
  if (scope === "ALL") return `all ${names.length} villagers`;
  const left = leftOut(scope, names);
  if (left !== undefined) return `all villagers but ${left}`;
  const listed = scope.map((villager) => nameOf(names, villager));
  return listed.length === 1 ? `${listed[0]} alone` : sayList(listed);
}

const MOST_LISTED = 3;

/** Who alone is not counted, where that is said sooner: fifteen names in a row tell less than the one that is missing. */
export function leftOut(scope: readonly number[], names: readonly string[]): string | undefined {
  if (scope.length <= MOST_LISTED || scope.length !== names.length - 1) return undefined;
  return names.find((_, villager) => !scope.includes(villager));
}

const nameOf = (names: readonly string[], villager: number): string => names[villager] ?? `villager ${villager}`;

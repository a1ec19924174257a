// What a villager can say, as data: relations between two villagers and counts over a scope.
// A world is a mask: bit i is set when villager i is a werewolf.

import { countBits, fullMask, indices, type Mask, maskOf, type World } from "@demonstrandum/logic";
import { RELATIONS, type RelationName } from "./relations.ts";

/** The fewest people a village can have. */
export const MIN_VILLAGERS = 3;
/** The most people a village can have. */
export const MAX_VILLAGERS = 16;

/** The statements that compare a count with a number. */
export type BoundName = "COUNT_EQ" | "COUNT_LE" | "COUNT_GE";
/** The statements about even and odd. */
export type ParityName = "COUNT_EVEN" | "COUNT_ODD";
/** The name of any form of statement. */
export type StatementName = RelationName | BoundName | ParityName;

/** The whole village, speaker included, or the listed villagers in ascending order. */
export type Scope = "ALL" | readonly number[];

/** What two villagers have to do with each other. */
export interface RelationStatement {
  readonly form: RelationName;
  readonly a: number;
  readonly b: number;
}

/** How many werewolves a group has: exactly, at most or at least so many. */
export interface BoundStatement {
  readonly form: BoundName;
  readonly scope: Scope;
  readonly count: number;
}

/** Whether a group has an even or an odd number of werewolves. */
export interface ParityStatement {
  readonly form: ParityName;
  readonly scope: Scope;
}

/** What a villager can state. */
export type Statement = RelationStatement | BoundStatement | ParityStatement;

/** Whether a statement is about two villagers. */
export const isRelation = (statement: Statement): statement is RelationStatement => "a" in statement;
/** Whether a statement compares a count with a number. */
export const isBound = (statement: Statement): statement is BoundStatement => "count" in statement;

/** Whom a statement counts. */
export const scopeMask = (scope: Scope, size: number): Mask => (scope === "ALL" ? fullMask(size) : maskOf(scope));

/** The villagers whose identity decides whether the statement is true. */
export const variablesMask = (statement: Statement, size: number): Mask =>
  isRelation(statement) ? maskOf([statement.a, statement.b]) : scopeMask(statement.scope, size);

/** The villagers a statement speaks of. */
export const variablesInvolved = (statement: Statement, size: number): readonly number[] => [
  ...indices(variablesMask(statement, size)),
];

/** The statement names this villager; a count over the whole village names nobody. */
export const isNaming = (statement: Statement, villager: number): boolean =>
  isRelation(statement)
    ? statement.a === villager || statement.b === villager
    : statement.scope !== "ALL" && statement.scope.includes(villager);

/** The definition of truth: everything else in this folder must agree with it on every world. */
export function evaluate(statement: Statement, world: World, size: number): boolean {
  if (isRelation(statement))
    return RELATIONS[statement.form].holds(isWolf(world, statement.a), isWolf(world, statement.b));
  const wolves = countBits(world & scopeMask(statement.scope, size));
  switch (statement.form) {
    case "COUNT_EQ":
      return wolves === statement.count;
    case "COUNT_LE":
      return wolves <= statement.count;
    case "COUNT_GE":
      return wolves >= statement.count;
    case "COUNT_EVEN":
      return wolves % 2 === 0;
    case "COUNT_ODD":
      return wolves % 2 === 1;
  }
}

const isWolf = (world: World, villager: number): boolean => ((world >>> villager) & 1) === 1;

/** The document's assignment: true for a werewolf, in the order of the villagers. */
export const assignmentOf = (world: World, size: number): readonly boolean[] =>
  Array.from({ length: size }, (_, villager) => isWolf(world, villager));

/** The world in which exactly these villagers are werewolves. */
export const worldOf = (assignment: readonly boolean[]): World =>
  assignment.reduce((world, wolf, villager) => (wolf ? world | (1 << villager) : world), 0);

// Cells: booleans that some constraints cannot tell apart. Whether the constraints hold depends only on how many of each
// cell are true, so one world for each way to count them stands for all. This is what makes long counts checkable.

import { compile } from "../compile.ts";
import type { Constraint, Mask } from "../constraint.ts";
import { hasWorld } from "../force.ts";
import { countBits, indices } from "../mask.ts";
import { predicate } from "../predicate.ts";
import { scopeOf } from "../scope.ts";
import type { Facts } from "../theory.ts";

/** The booleans of `open`, divided into cells that every constraint treats alike; those of `apart` are cells of one. */
export function cellsOf(constraints: readonly Constraint[], open: Mask, apart: Mask = 0): Mask[] {
  const groups: Mask[] = [];
  for (const constraint of constraints) addGroups(constraint, groups);
  addSingly(apart, groups);
  let cells = open === 0 ? [] : [open];
  for (const group of groups) if ((group & open) !== 0) cells = divided(cells, group);
  return cells;
}

/** Each cell as those of the group and the others. */
function divided(cells: readonly Mask[], group: Mask): Mask[] {
  const parts: Mask[] = [];
  for (const cell of cells) {
    if ((cell & group) !== 0) parts.push(cell & group);
    if ((cell & ~group) !== 0) parts.push(cell & ~group);
  }
  return parts;
}

/** The groups a constraint counts; what is connected depends on each boolean by itself. */
function addGroups(constraint: Constraint, groups: Mask[]): void {
  switch (constraint.kind) {
    case "count":
      groups.push(constraint.of);
      break;
    case "compare":
      groups.push(constraint.left, constraint.right);
      break;
    case "connected":
      addSingly(constraint.of, groups);
      break;
    case "not":
      addGroups(constraint.of, groups);
      break;
    case "all":
    case "any":
      for (const part of constraint.of) addGroups(part, groups);
      break;
    case "iff":
      addGroups(constraint.left, groups);
      addGroups(constraint.right, groups);
      break;
  }
}

function addSingly(mask: Mask, groups: Mask[]): void {
  for (let rest = mask; rest !== 0; rest &= rest - 1) groups.push(rest & -rest);
}

/** Nothing of the cell, its first, its first two, and so on to all of it. */
export function waysOf(cell: Mask): Mask[] {
  const ways = [0];
  for (const index of indices(cell)) ways.push((ways.at(-1) as number) | (1 << index));
  return ways;
}

/** So many ways to count are tried one by one; with more of them the search for a world is faster. */
const FEW_WAYS = 256;

/** Whether all constraints can hold with the facts. */
export function canHold(constraints: readonly Constraint[], { known, value }: Facts): boolean {
  const all: Constraint = { kind: "all", of: constraints };
  const cells = cellsOf(constraints, scopeOf(all) & ~known);
  if (cells.reduce((product, cell) => product * (countBits(cell) + 1), 1) > FEW_WAYS)
    return hasWorld(known, value, constraints.map(compile));
  const holds = predicate(all);
  const ways = cells.map(waysOf);
  const tryFrom = (at: number, world: Mask): boolean =>
    ways[at]?.some((way) => tryFrom(at + 1, world | way)) ?? holds(world);
  return tryFrom(0, value);
}

// Cells: booleans that some constraints cannot tell apart. Whether the constraints hold depends only on how many of each
// cell are true, so one world for each way to count them stands for all. This is what makes long counts checkable.

import type { Constraint, Mask } from "../constraint.ts";
import { countBits, indices } from "../mask.ts";
import { predicate } from "../predicate.ts";
import { scopeOf } from "../scope.ts";
import type { Facts } from "../theory.ts";

/** The booleans of `open`, divided into cells that every constraint treats alike; those of `apart` are cells of one. */
export function cellsOf(constraints: readonly Constraint[], open: Mask, apart: Mask = 0): Mask[] {
  let cells = open === 0 ? [] : [open];
  for (const group of [...constraints.flatMap(groupsOf), ...singly(apart)]) {
    if ((group & open) === 0) continue;
    cells = cells.flatMap((cell) => [cell & group, cell & ~group].filter((part) => part !== 0));
  }
  return cells;
}

/** The groups a constraint counts; what is connected depends on each boolean by itself. */
function groupsOf(constraint: Constraint): Mask[] {
  switch (constraint.kind) {
    case "count":
      return [constraint.of];
    case "compare":
      return [constraint.left, constraint.right];
    case "connected":
      return singly(constraint.of);
    case "not":
      return groupsOf(constraint.of);
    case "all":
    case "any":
      return constraint.of.flatMap(groupsOf);
    case "iff":
      return [...groupsOf(constraint.left), ...groupsOf(constraint.right)];
  }
}

const singly = (mask: Mask): Mask[] => indices(mask).map((index) => 1 << index);

/** Nothing of the cell, its first, its first two, and so on to all of it. */
export function waysOf(cell: Mask): Mask[] {
  const ways = [0];
  for (const index of indices(cell)) ways.push((ways.at(-1) as number) | (1 << index));
  return ways;
}

/** How many ways to count are tried at most: enough for any board whose connected part has 22 open places. */
const MOST_WAYS = 2 ** 22;

/** Whether all constraints can hold with the facts; true as well if finding out would take too many ways. */
export function canHold(constraints: readonly Constraint[], { known, value }: Facts): boolean {
  const all: Constraint = { kind: "all", of: constraints };
  const holds = predicate(all);
  const cells = cellsOf(constraints, scopeOf(all) & ~known);
  if (cells.reduce((product, cell) => product * (countBits(cell) + 1), 1) > MOST_WAYS) return true;
  const ways = cells.map(waysOf);
  const tryFrom = (at: number, world: Mask): boolean =>
    ways[at]?.some((way) => tryFrom(at + 1, world | way)) ?? holds(world);
  return tryFrom(0, value);
}

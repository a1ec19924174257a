// The definition of truth. Everything else in this package must agree with it on every world.

import type { Constraint, Mask, World } from "./constraint.ts";
import { countBits } from "./mask.ts";

/** What a constraint means: a function that tells of any world whether it holds. The definition everything else is tested against. */
export function predicate(constraint: Constraint): (world: World) => boolean {
  switch (constraint.kind) {
    case "count":
      return (world) => ((constraint.allowed >>> countBits(world & constraint.of)) & 1) === 1;
    case "compare":
      return (world) =>
        constraint.allowed.includes(countBits(world & constraint.left) - countBits(world & constraint.right));
    case "connected":
      return (world) => isConnected((constraint.value ? world : ~world) & constraint.of, constraint.adjacency);
    case "not": {
      const holds = predicate(constraint.of);
      return (world) => !holds(world);
    }
    case "all": {
      const parts = constraint.of.map(predicate);
      return (world) => parts.every((holds) => holds(world));
    }
    case "any": {
      const parts = constraint.of.map(predicate);
      return (world) => parts.some((holds) => holds(world));
    }
    case "iff": {
      const left = predicate(constraint.left);
      const right = predicate(constraint.right);
      return (world) => left(world) === right(world);
    }
  }
}

function isConnected(members: Mask, adjacency: readonly Mask[]): boolean {
  let reached = members & -members;
  for (let frontier = reached; frontier !== 0; ) {
    let next = 0;
    for (let rest = frontier; rest !== 0; rest &= rest - 1) next |= adjacency[31 - Math.clz32(rest & -rest)] ?? 0;
    frontier = next & members & ~reached;
    reached |= frontier;
  }
  return reached === members;
}

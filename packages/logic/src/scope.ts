// Which booleans a constraint speaks of.

import type { Constraint, Mask } from "./constraint.ts";

/** The booleans a constraint speaks of. */
export function scopeOf(constraint: Constraint): Mask {
  switch (constraint.kind) {
    case "count":
    case "connected":
      return constraint.of;
    case "compare":
      return constraint.left | constraint.right;
    case "not":
      return scopeOf(constraint.of);
    case "all":
    case "any":
      return constraint.of.reduce((mask, part) => mask | scopeOf(part), 0);
    case "iff":
      return scopeOf(constraint.left) | scopeOf(constraint.right);
  }
}

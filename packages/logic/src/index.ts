export type { All, Any, Compare, Connected, Constraint, Count, Iff, Mask, Not, World } from "./constraint.ts";
export { countBits, fullMask, indices, lowestIndex, MAX_SIZE, maskOf } from "./mask.ts";
export { predicate } from "./predicate.ts";

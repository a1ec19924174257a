// What can be said of a world, as plain JSON data. A world is a mask: bit i is set when boolean i is true.

/** A set of booleans, one bit for each. */
export type Mask = number;
/** Which booleans are true. */
export type World = Mask;

/** Allowed counts are a mask too: bit k is set when k is allowed. */
export interface Count {
  readonly kind: "count";
  readonly of: Mask;
  readonly allowed: Mask;
}

/** How many are true in `left` minus how many are true in `right` is one of `allowed`. */
export interface Compare {
  readonly kind: "compare";
  readonly left: Mask;
  readonly right: Mask;
  readonly allowed: readonly number[];
}

/** The members of `of` that are `value` form one piece; `adjacency[i]` holds the booleans next to i. None and one are connected. */
export interface Connected {
  readonly kind: "connected";
  readonly of: Mask;
  readonly value: boolean;
  readonly adjacency: readonly Mask[];
}

/** True if its part is false. */
export interface Not {
  readonly kind: "not";
  readonly of: Constraint;
}

/** True if every part is. */
export interface All {
  readonly kind: "all";
  readonly of: readonly Constraint[];
}

/** True if some part is. */
export interface Any {
  readonly kind: "any";
  readonly of: readonly Constraint[];
}

/** True if both parts are true or both are false. */
export interface Iff {
  readonly kind: "iff";
  readonly left: Constraint;
  readonly right: Constraint;
}

/** A statement about booleans, as plain data. */
export type Constraint = Count | Compare | Connected | Not | All | Any | Iff;

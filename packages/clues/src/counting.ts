// Counting people of one identity in a group, as constraints. Identity true is the hidden kind: demon, werewolf.

import { type Compare, type Constraint, type Count, countBits, type Mask, type World } from "@demonstrandum/logic";

/** Those of the group who have the identity in this world. */
export const membersIn = (group: Mask, identity: boolean, world: World): Mask => group & (identity ? world : ~world);

/** How many of the group have the identity in this world. */
export const countIn = (group: Mask, identity: boolean, world: World): number =>
  countBits(membersIn(group, identity, world));

export const isIn = (person: number, identity: boolean, world: World): boolean =>
  ((world >>> person) & 1) === (identity ? 1 : 0);

/** How many of the group have the identity is one of the counts that `allows` accepts. */
export function countWhere(group: Mask, identity: boolean, allows: (count: number) => boolean): Count {
  const size = countBits(group);
  let allowed = 0;
  for (let count = 0; count <= size; count++) if (allows(count)) allowed |= 1 << (identity ? count : size - count);
  return { kind: "count", of: group, allowed };
}

export function exactly(group: Mask, identity: boolean, wanted: number): Count {
  const size = countBits(group);
  const isPossible = wanted >= 0 && wanted <= size;
  return { kind: "count", of: group, allowed: isPossible ? 1 << (identity ? wanted : size - wanted) : 0 };
}

export const is = (person: number, identity: boolean): Count => ({
  kind: "count",
  of: 1 << person,
  allowed: identity ? 0b10 : 0b01,
});

export const allOf = (...parts: readonly Constraint[]): Constraint =>
  parts.length === 1 && parts[0] ? parts[0] : { kind: "all", of: parts };

/** How many more of `left` than of `right` have the identity is accepted by `allows`. People in both cancel out. */
export function compareWhere(left: Mask, right: Mask, identity: boolean, allows: (more: number) => boolean): Compare {
  const [ours, theirs] = [left & ~right, right & ~left];
  const [most, least] = [countBits(ours), -countBits(theirs)];
  const allowed: number[] = [];
  for (let hidden = least; hidden <= most; hidden++) {
    // Of the other kind ours has (most - x) and theirs (-least - y).
    if (allows(identity ? hidden : most + least - hidden)) allowed.push(hidden);
  }
  return { kind: "compare", left: ours, right: theirs, allowed };
}

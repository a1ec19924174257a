// Constraints as a flat table the search can walk: every negation pushed to the leaves, and everything that can be one
// generalized count is one. A generalized count says how many of `(world ^ flip) & mask` are set: `compare` is such a count
// (flip its right side), and so are a single literal, a clause, a conjunction of literals and the equivalence of two literals.

import type { Compare, Connected, Constraint, Mask } from "./constraint.ts";
import { countBits, rangeOf } from "./mask.ts";

/** What a node is. ANY_OF, ALL_OF, IFF and CHOICE have children; the others are leaves. */
export const COUNT = 0;
export const IN_ONE_PIECE = 1;
export const APART = 2;
export const ALL_OF = 3;
export const ANY_OF = 4;
export const IFF = 5;
/** An IFF of one boolean and a count of others, which is two counts to choose from: what liars and their like say. */
export const CHOICE = 6;

export interface Node {
  readonly kind: number;
  readonly mask: Mask;
  readonly flip: Mask;
  readonly allowed: Mask;
  /** CHOICE: the boolean that chooses; `allowed` holds if it is false and this if it is true, of those in the mask but it. */
  readonly bit: Mask;
  readonly otherwise: Mask;
  /** IN_ONE_PIECE and APART: the members that are true, or false, count. */
  readonly value: boolean;
  readonly adjacency: readonly Mask[];
  /** IFF and CHOICE: left, its negation, right, its negation. */
  readonly parts: readonly Node[];
}

/**
 * One constraint, as the parts that must all hold: flat triples of mask, flip, allowed, and the nodes that are no count.
 * Most are one count and nothing else; that one is then also in mask, flip and allowed.
 */
export interface Compiled {
  readonly isCount: boolean;
  readonly mask: Mask;
  readonly flip: Mask;
  readonly allowed: Mask;
  readonly counts: readonly number[];
  readonly others: readonly Node[];
  readonly scope: Mask;
  readonly says: Constraint;
}

/** A constraint made ready to be reasoned with. */
export function compile(constraint: Constraint): Compiled {
  const node = nodeOf(constraint, true);
  return node.kind === COUNT ? oneCount(node, constraint) : manyParts(node, constraint);
}

/** Whether a clue is nothing but counts. */
export const isCounting = ({ others }: Compiled): boolean => others.length === 0;

/** How many counts a clue is, if it is nothing but counts of which no two speak of the same boolean; otherwise undefined. */
export function countsApart({ counts, others }: Compiled): number | undefined {
  if (others.length > 0) return undefined;
  let seen = 0;
  for (let i = 0; i < counts.length; i += 3) {
    if ((seen & (counts[i] as number)) !== 0) return undefined;
    seen |= counts[i] as number;
  }
  return counts.length / 3;
}

function oneCount(node: Node, says: Constraint): Compiled {
  const { mask, flip, allowed } = node;
  const counts = isAlways(node) ? NONE : [mask, flip, allowed];
  return { isCount: true, mask, flip, allowed, counts, others: NONE, scope: mask, says };
}

function manyParts(node: Node, says: Constraint): Compiled {
  const parts = node.kind === ALL_OF ? node.parts : [node];
  const { mask, flip, allowed } = node;
  const counts: Node[] = [];
  const others: Node[] = [];
  for (const part of parts) (part.kind === COUNT ? counts : others).push(part);
  separate(counts);
  const flat: number[] = [];
  for (const part of counts) if (!isAlways(part)) flat.push(part.mask, part.flip, part.allowed);
  return { isCount: false, mask, flip, allowed, counts: flat, others, scope: mask, says };
}

/** Counts that lie in another and leave no doubt are taken out of it: three of eight, one of them in row 2. */
function separate(counts: Node[]): void {
  for (let i = 0; i < counts.length; i++) {
    for (let j = 0; j < counts.length; j++) if (i !== j) counts[j] = without(counts[j] as Node, counts[i] as Node);
  }
}

function without(outer: Node, inner: Node): Node {
  const shared = sharedCount(outer, inner);
  return shared === undefined ? outer : countNode(outer.mask & ~inner.mask, outer.flip, outer.allowed >>> shared);
}

/** How many the inner count adds to the outer one, if it lies in there and that is certain. */
function sharedCount(outer: Node, inner: Node): number | undefined {
  const { mask, flip, allowed } = inner;
  if (mask === 0 || (mask & ~outer.mask) !== 0 || (allowed & (allowed - 1)) !== 0) return undefined;
  const turned = (flip ^ outer.flip) & mask;
  const size = countBits(mask);
  const count = countBits(allowed - 1);
  if (count === size) return countBits(~turned & mask);
  if (turned === 0) return count;
  return turned === mask ? size - count : undefined;
}

function nodeOf(constraint: Constraint, sign: boolean): Node {
  switch (constraint.kind) {
    case "count":
      return countNode(constraint.of, 0, sign ? constraint.allowed : ~constraint.allowed);
    case "compare":
      return compareNode(constraint, sign);
    case "connected":
      return connectedNode(constraint, sign);
    case "not":
      return nodeOf(constraint.of, !sign);
    case "all":
    case "any":
      return joinNodes(
        (constraint.kind === "all") === sign,
        constraint.of.map((part) => nodeOf(part, sign)),
      );
    case "iff":
      return iffNode(nodeOf(constraint.left, true), nodeOf(constraint.right, sign));
  }
}

const NONE: readonly never[] = [];

const joined = (kind: number, mask: Mask, parts: readonly Node[]): Node => ({
  kind,
  mask,
  flip: 0,
  allowed: 0,
  bit: 0,
  otherwise: 0,
  value: true,
  adjacency: NONE,
  parts,
});

const counted = (mask: Mask, flip: Mask, allowed: Mask): Node => ({
  kind: COUNT,
  mask,
  flip,
  allowed,
  bit: 0,
  otherwise: 0,
  value: true,
  adjacency: NONE,
  parts: NONE,
});

function countNode(of: Mask, flips: Mask, allows: Mask): Node {
  const size = countBits(of);
  const range = rangeOf(of);
  const allowed = allows & range;
  if (allowed === 0 || allowed === range) return counted(0, 0, allowed & 1);
  // "None" and "not all" become "all" and "not none" of the flipped, so that cubes and clauses have one shape each.
  if (allowed === 1) return counted(of, of & ~flips, 1 << size);
  if (allowed === (range & ~(1 << size))) return counted(of, of & ~flips, range & ~1);
  return counted(of, of & flips, allowed);
}

function compareNode({ left, right, allowed }: Compare, sign: boolean): Node {
  const plus = left & ~right;
  const minus = right & ~left;
  const shift = countBits(minus);
  const size = countBits(plus | minus);
  let counts = 0;
  for (const difference of allowed) {
    const count = difference + shift;
    if (count >= 0 && count <= size) counts |= 1 << count;
  }
  return countNode(plus | minus, minus, sign ? counts : ~counts);
}

function connectedNode({ of, value, adjacency }: Connected, sign: boolean): Node {
  const kind = sign ? IN_ONE_PIECE : APART;
  return { kind, mask: of, flip: 0, allowed: 0, bit: 0, otherwise: 0, value, adjacency, parts: NONE };
}

const isAlways = (node: Node) => node.kind === COUNT && node.mask === 0 && node.allowed === 1;
const isNever = (node: Node) => node.kind === COUNT && node.mask === 0 && node.allowed === 0;
const isLiteral = (node: Node) => node.kind === COUNT && countBits(node.mask) === 1;

/** All of the literals (a cube), or at least one of them (a clause). */
function isLiterals(node: Node, isCube: boolean): boolean {
  if (node.kind !== COUNT || node.mask === 0) return false;
  const size = countBits(node.mask);
  return node.allowed === (isCube ? 1 << size : rangeOf(node.mask) & ~1);
}

function joinNodes(isAll: boolean, nodes: readonly Node[]): Node {
  const kind = isAll ? ALL_OF : ANY_OF;
  const literals: Node[] = [];
  const others: Node[] = [];
  for (const node of nodes.some((each) => each.kind === kind) ? flatten(kind, nodes) : nodes) {
    if (isAll ? isNever(node) : isAlways(node)) return countNode(0, 0, isAll ? 0 : 1);
    if (isLiterals(node, isAll)) literals.push(node);
    else if (!isAlways(node) && !isNever(node)) others.push(node);
  }
  const merged = literals.length === 0 ? undefined : joinLiterals(isAll, literals);
  if (merged && (isAlways(merged) || isNever(merged))) return merged;
  const parts = merged ? [merged, ...others] : others;
  if (parts.length === 0) return countNode(0, 0, isAll ? 1 : 0);
  if (parts.length === 1 && parts[0]) return parts[0];
  let mask = 0;
  for (const part of parts) mask |= part.mask;
  return joined(kind, mask, parts);
}

const flatten = (kind: number, nodes: readonly Node[]): readonly Node[] =>
  nodes.flatMap((node) => (node.kind === kind ? node.parts : [node]));

function joinLiterals(isAll: boolean, nodes: readonly Node[]): Node {
  let mask = 0;
  let flip = 0;
  for (const node of nodes) {
    if (((flip ^ node.flip) & mask & node.mask) !== 0) return countNode(0, 0, isAll ? 0 : 1);
    mask |= node.mask;
    flip |= node.flip;
  }
  return countNode(mask, flip, isAll ? 1 << countBits(mask) : ~1);
}

function iffNode(left: Node, right: Node): Node {
  if (isAlways(left)) return right;
  if (isAlways(right)) return left;
  if (isNever(left)) return negate(right);
  if (isNever(right)) return negate(left);
  if (isLiteral(left) && isLiteral(right)) {
    if (left.mask === right.mask) return countNode(0, 0, left.flip === right.flip ? 1 : 0);
    return countNode(left.mask | right.mask, left.flip | right.flip, 0b101);
  }
  return pairUp(left, negate(left), right, negate(right));
}

function pairUp(left: Node, notLeft: Node, right: Node, notRight: Node): Node {
  const node = joined(IFF, left.mask | right.mask, [left, notLeft, right, notRight]);
  if (isLiteral(left) && right.kind === COUNT) return choice(node, left, right);
  return isLiteral(right) && left.kind === COUNT ? choice(node, right, left) : node;
}

/** A count that holds exactly if the literal does: what it leaves for the others, with the literal's boolean set either way. */
function choice(node: Node, literal: Node, count: Node): Node {
  const bit = literal.mask;
  const range = rangeOf(count.mask & ~bit);
  const without = (isSet: boolean): Mask => {
    const isTrue = isSet === (literal.flip === 0);
    const allowed = isTrue ? count.allowed : ~count.allowed;
    const isCounted = (count.mask & bit) !== 0 && isSet === ((count.flip & bit) === 0);
    return (isCounted ? allowed >>> 1 : allowed) & range;
  };
  return { ...node, kind: CHOICE, bit, flip: count.flip & ~bit, allowed: without(false), otherwise: without(true) };
}

function negate(node: Node): Node {
  const { kind, mask, flip, allowed, parts } = node;
  switch (kind) {
    case COUNT:
      return countNode(mask, flip, ~allowed);
    case IN_ONE_PIECE:
    case APART:
      return { ...node, kind: kind === APART ? IN_ONE_PIECE : APART };
    case ALL_OF:
    case ANY_OF:
      return joinNodes(kind === ANY_OF, parts.map(negate));
    default: {
      const [left, notLeft, right, notRight] = parts as [Node, Node, Node, Node];
      return pairUp(left, notLeft, notRight, right);
    }
  }
}

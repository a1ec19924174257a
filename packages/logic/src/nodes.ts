// Part of the hot loops: the constraints that are no counts, which the search propagates three-valued. What a node forces is
// left in `nodeKnown` and `nodeValue`. Nothing here needs to be complete: the search tries whatever stays open.

import { ALL_OF, ANY_OF, APART, CHOICE, COUNT, IFF, IN_ONE_PIECE, type Node } from "./compile.ts";
import type { Mask } from "./constraint.ts";
import { rangeOf, residual, topOf } from "./mask.ts";

export let nodeKnown: Mask = 0;
export let nodeValue: Mask = 0;

/** Makes `nodeKnown` say what follows from what is known if the node holds; false if it cannot hold. */
export function enforceNode(node: Node, known: Mask, value: Mask): boolean {
  nodeKnown = known;
  nodeValue = value;
  return enforce(node);
}

/** Does the node hold, as far as what is known tells? */
export function statusOf(node: Node, known: Mask, value: Mask): number {
  nodeKnown = known;
  nodeValue = value;
  return status(node);
}

const FALSE = 0;
export const TRUE = 1;
export const UNSURE = 2;

function status(node: Node): number {
  switch (node.kind) {
    case COUNT: {
      const rest = residual(node.mask, node.flip, node.allowed, nodeKnown, nodeValue);
      return rest === 0 ? FALSE : rest === rangeOf(node.mask & ~nodeKnown) ? TRUE : UNSURE;
    }
    case IN_ONE_PIECE:
      return connectedStatus(node);
    case APART: {
      const inner = connectedStatus(node);
      return inner === UNSURE ? UNSURE : TRUE - inner;
    }
    case CHOICE:
    case IFF: {
      const left = status(node.parts[0] as Node);
      if (left === UNSURE) return UNSURE;
      return status(node.parts[left === TRUE ? 2 : 3] as Node);
    }
    default:
      return joinedStatus(node, node.kind === ALL_OF ? FALSE : TRUE);
  }
}

function joinedStatus({ parts }: Node, decisive: number): number {
  let result = TRUE - decisive;
  for (let i = 0; i < parts.length; i++) {
    const inner = status(parts[i] as Node);
    if (inner === decisive) return decisive;
    if (inner === UNSURE) result = UNSURE;
  }
  return result;
}

/** Makes `nodeKnown` say what follows if the node holds; false if it cannot hold. */
function enforce(node: Node): boolean {
  switch (node.kind) {
    case COUNT:
      return enforceCount(node);
    case IN_ONE_PIECE:
      return enforceConnected(node);
    case APART:
      return enforceApart(node);
    case ALL_OF:
      for (let i = 0; i < node.parts.length; i++) if (!enforce(node.parts[i] as Node)) return false;
      return true;
    case ANY_OF:
      return enforceAny(node);
    default:
      return enforceIff(node.parts as readonly [Node, Node, Node, Node]);
  }
}

function enforceCount({ mask, flip, allowed }: Node): boolean {
  const open = mask & ~nodeKnown;
  const rest = residual(mask, flip, allowed, nodeKnown, nodeValue);
  if (rest === 0) return false;
  if (rest === 1) nodeValue |= open & flip;
  else if (rest === topOf(rangeOf(open))) nodeValue |= open & ~flip;
  else return true;
  nodeKnown |= open;
  return true;
}

/** What every part that can still hold would force is forced. */
function enforceAny({ parts }: Node): boolean {
  const k = nodeKnown;
  const v = nodeValue;
  let commonKnown = -1;
  let commonValue = 0;
  let isFirst = true;
  for (let i = 0; i < parts.length; i++) {
    nodeKnown = k;
    nodeValue = v;
    if (!enforce(parts[i] as Node)) continue;
    if (isFirst) commonValue = nodeValue;
    commonKnown &= nodeKnown & ~(nodeValue ^ commonValue);
    isFirst = false;
    if (commonKnown === k) break;
  }
  nodeKnown = isFirst ? k : commonKnown;
  nodeValue = isFirst ? v : commonValue & commonKnown;
  return !isFirst;
}

function enforceIff([left, notLeft, right, notRight]: readonly [Node, Node, Node, Node]): boolean {
  const k = nodeKnown;
  const v = nodeValue;
  const canHold = enforce(left) && enforce(right);
  const holdsKnown = nodeKnown;
  const holdsValue = nodeValue;
  nodeKnown = k;
  nodeValue = v;
  const canFail = enforce(notLeft) && enforce(notRight);
  if (!canFail) {
    nodeKnown = holdsKnown;
    nodeValue = holdsValue;
    return canHold;
  }
  if (!canHold) return true;
  nodeKnown &= holdsKnown & ~(nodeValue ^ holdsValue);
  nodeValue &= nodeKnown;
  return true;
}

/** All members of `possible` that `from` reaches. */
function reach(from: Mask, possible: Mask, adjacency: readonly Mask[]): Mask {
  let reached = from;
  for (let frontier = from; frontier !== 0; ) {
    let next = 0;
    for (let rest = frontier; rest !== 0; rest &= rest - 1) next |= adjacency[31 - Math.clz32(rest & -rest)] ?? 0;
    frontier = next & possible & ~reached;
    reached |= frontier;
  }
  return reached;
}

function connectedStatus({ mask, value: wanted, adjacency }: Node): number {
  const members = (wanted ? nodeValue : nodeKnown & ~nodeValue) & mask;
  const possible = members | (mask & ~nodeKnown);
  if ((members & ~reach(members & -members, possible, adjacency)) !== 0) return FALSE;
  return possible === members || (possible & (possible - 1)) === 0 ? TRUE : UNSURE;
}

/** What the members' piece cannot reach is out; what it cannot do without is in. */
function enforceConnected({ mask, value: wanted, adjacency }: Node): boolean {
  const members = (wanted ? nodeValue : nodeKnown & ~nodeValue) & mask;
  if (members === 0) return true;
  const open = mask & ~nodeKnown;
  const start = members & -members;
  const piece = reach(start, members | open, adjacency);
  if ((members & ~piece) !== 0) return false;
  const out = open & ~piece;
  let needed = 0;
  if (members !== start) {
    for (let rest = open & piece; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      if ((members & ~reach(start, (members | open) & ~bit, adjacency)) !== 0) needed |= bit;
    }
  }
  nodeKnown |= out | needed;
  nodeValue |= wanted ? needed : out;
  return true;
}

/** Only tells when one boolean is open: the search does the rest. */
function enforceApart(node: Node): boolean {
  const state = connectedStatus(node);
  if (state !== UNSURE) return state === FALSE;
  const open = node.mask & ~nodeKnown;
  if ((open & (open - 1)) !== 0) return true;
  const v = nodeValue;
  nodeKnown |= open;
  const canBeFalse = connectedStatus(node) === FALSE;
  nodeValue = v | open;
  const canBeTrue = connectedStatus(node) === FALSE;
  if (canBeTrue && canBeFalse) nodeKnown &= ~open;
  nodeValue = canBeTrue && !canBeFalse ? v | open : v;
  return canBeTrue || canBeFalse;
}

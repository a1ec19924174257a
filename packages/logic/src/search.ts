// The hot loops: propagation and search over masks. One question at a time, in module variables, with nothing allocated;
// it looks like a hot loop because it is one. Ask with `begin`, `add`…, then `backbone` or `find`, then read `known`, `value`.
//
// The idea: a generalised count propagates completely by itself, so counts that share no open boolean with each other need no
// search at all, and every boolean still open in them can be either. Search therefore branches only on shared booleans.

import { ALL, ANY, APART, CONNECTED, COUNT, type Compiled, IFF, type Node } from "./compile.ts";
import type { Mask } from "./constraint.ts";

/** What is known, and of that what is true, after the last question. */
export let known: Mask = 0;
export let value: Mask = 0;

let rootKnown = 0;
let rootValue = 0;
let isBroken = false;
let size = 0;
let masks = new Int32Array(1024);
let flips = new Int32Array(1024);
let alloweds = new Int32Array(1024);
const others: Node[] = [];
let othersSize = 0;

/** Booleans open in some live constraint, and in more than one (or in one that is no count). */
let once = 0;
let shared = 0;
let seenTrue = 0;
let seenFalse = 0;

function pop(mask: number): number {
  let m = mask - ((mask >>> 1) & 0x55555555);
  m = (m & 0x33333333) + ((m >>> 2) & 0x33333333);
  return Math.imul((m + (m >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function begin(knownNow: Mask, valueNow: Mask): void {
  known = knownNow;
  value = valueNow;
  isBroken = false;
  size = 0;
  othersSize = 0;
}

/** Adds a constraint as far as it still says something. */
export function add(compiled: Compiled): void {
  if (compiled.isCount) {
    addCount(compiled.mask, compiled.flip, compiled.allowed);
    return;
  }
  const { counts, others: nodes } = compiled;
  for (let i = 0; i < counts.length; i += 3) {
    addCount(counts[i] as number, counts[i + 1] as number, counts[i + 2] as number);
  }
  for (let i = 0; i < nodes.length; i++) addNode(nodes[i] as Node);
}

export function addNode(node: Node): void {
  if (status(node) !== TRUE) others[othersSize++] = node;
}

/** What a count forces by itself goes into `known` at once, so that every count kept is undecided where it is untouched. */
export function addCount(mask: Mask, flip: Mask, allowed: Mask): void {
  const open = mask & ~known;
  const count = pop(open);
  const range = -1 >>> (31 - count);
  const rest = (allowed >>> pop((value ^ flip) & mask & known)) & range;
  if (rest === range) return;
  if (rest === 0) isBroken = true;
  else if (rest === 1) {
    known |= open;
    value |= open & flip;
  } else if (rest === 1 << count) {
    known |= open;
    value |= open & ~flip;
  } else {
    if (size === masks.length) grow();
    masks[size] = open;
    flips[size] = flip;
    alloweds[size++] = rest;
  }
}

function grow(): void {
  const wider = (from: Int32Array) => {
    const to = new Int32Array(from.length * 2);
    to.set(from);
    return to;
  };
  masks = wider(masks);
  flips = wider(flips);
  alloweds = wider(alloweds);
}

/** Draws single-constraint consequences until nothing changes; false on a contradiction. Sets `once` and `shared`. */
export function propagate(): boolean {
  if (isBroken) return false;
  for (;;) {
    if (!propagateCounts()) return false;
    if (othersSize === 0) return true;
    const before = known;
    for (let i = 0; i < othersSize; i++) {
      const node = others[i] as Node;
      const open = node.mask & ~known;
      if (!enforce(node)) return false;
      if (open !== 0 && known === before && status(node) === UNSURE) {
        shared |= open;
        once |= open;
      }
    }
    if (known === before) return true;
  }
}

function propagateCounts(): boolean {
  const ms = masks;
  const fs = flips;
  const as = alloweds;
  const n = size;
  let k = known;
  let v = value;
  for (;;) {
    const before = k;
    let any = 0;
    let more = 0;
    for (let i = 0; i < n; i++) {
      const mask = ms[i] as number;
      const open = mask & ~k;
      if (open !== mask) {
        const flip = fs[i] as number;
        const rest = (as[i] as number) >>> pop((v ^ flip) & mask & k);
        if (open === 0) {
          if ((rest & 1) === 0) return false;
          continue;
        }
        const count = pop(open);
        const range = -1 >>> (31 - count);
        const left = rest & range;
        if (left === range) continue;
        if (left === 0) return false;
        if (left === 1) {
          k |= open;
          v |= open & flip;
          continue;
        }
        if (left === 1 << count) {
          k |= open;
          v |= open & ~flip;
          continue;
        }
      }
      more |= any & open;
      any |= open;
    }
    if (k === before) {
      known = k;
      value = v;
      once = any;
      shared = more;
      return true;
    }
  }
}

/** Once the root is propagated: keeps only what is still undecided, reduced to what is open. */
function compact(): void {
  let kept = 0;
  for (let i = 0; i < size; i++) {
    const mask = masks[i] as number;
    const open = mask & ~known;
    let rest = alloweds[i] as number;
    if (open !== mask) {
      const range = -1 >>> (31 - pop(open));
      rest = (rest >>> pop((value ^ (flips[i] as number)) & mask & known)) & range;
      if (rest === range) continue;
    }
    masks[kept] = open;
    flips[kept] = flips[i] as number;
    alloweds[kept++] = rest;
  }
  size = kept;
}

/** Extends `known` until only independent counts are open, or fails and leaves it spoilt. Marks what can be true and false. */
function solve(): boolean {
  return propagate() && branch();
}

/** After `propagate`. Tries first what has not been seen yet, so that every world found settles as many doubts as it can. */
function branch(): boolean {
  if (shared === 0) {
    seenTrue |= ~known | value;
    seenFalse |= ~value;
    return true;
  }
  const unseen = shared & ~(seenTrue & seenFalse);
  const pick = unseen === 0 ? shared : unseen;
  const bit = pick & -pick;
  const k = known | bit;
  const v = value;
  const first = (seenTrue & bit) === 0 ? bit : 0;
  known = k;
  value = v | first;
  if (solve()) return true;
  known = k;
  value = v | (bit ^ first);
  return solve();
}

/** Is there a world? `known` and `value` are then a part of one that leaves only independent counts open. */
export function find(): boolean {
  rootKnown = known;
  rootValue = value;
  seenTrue = -1;
  seenFalse = 0;
  return solve();
}

/** After `find` found: is there a world that has this constraint too? It stays added if so, and leaves no trace if not. */
export function findAlso(compiled: Compiled): boolean {
  const k = known;
  const v = value;
  const sizeBefore = size;
  const othersBefore = othersSize;
  const rootK = rootKnown;
  const rootV = rootValue;
  const holds = alwaysHolds(compiled);
  known = rootK;
  value = rootV;
  add(compiled);
  if (!holds && find()) return true;
  if (holds) {
    rootKnown = known;
    rootValue = value;
  }
  known = k;
  value = v;
  if (holds) return true;
  rootKnown = rootK;
  rootValue = rootV;
  size = sizeBefore;
  othersSize = othersBefore;
  isBroken = false;
  return false;
}

/** Does the constraint hold however the open booleans are filled in, as far as that is plain to see? */
export function alwaysHolds({ counts, others: nodes }: Compiled): boolean {
  for (let i = 0; i < counts.length; i += 3) {
    const mask = counts[i] as number;
    const range = -1 >>> (31 - pop(mask & ~known));
    const rest = (counts[i + 2] as number) >>> pop((value ^ (counts[i + 1] as number)) & mask & known);
    if ((rest & range) !== range) return false;
  }
  for (let i = 0; i < nodes.length; i++) if (status(nodes[i] as Node) !== TRUE) return false;
  return true;
}

/** Every forced literal into `known` and `value`; false when there is no world. */
export function backbone(): boolean {
  if (!propagate()) return false;
  if (shared === 0) return true;
  compact();
  let k = known;
  let v = value;
  let todo = once;
  seenTrue = 0;
  seenFalse = 0;
  if (!branch()) return false;
  for (;;) {
    todo &= ~k & ~(seenTrue & seenFalse);
    if (todo === 0) break;
    const bit = todo & -todo;
    const unseen = (seenTrue & bit) === 0 ? bit : 0;
    known = k | bit;
    value = v | unseen;
    if (solve()) continue;
    known = k | bit;
    value = v | (bit ^ unseen);
    propagate();
    k = known;
    v = value;
  }
  known = k;
  value = v;
  return true;
}

/** Worlds in ascending order, at most `limit` of them, appended to `list`. Only the booleans of `everyone` are filled in. */
export function enumerate(everyone: Mask, limit: number, list: Mask[]): void {
  if (list.length >= limit || !propagate()) return;
  const open = everyone & ~known;
  if (open === 0) {
    list.push(value);
    return;
  }
  const bit = 1 << (31 - Math.clz32(open));
  const k = known | bit;
  const v = value;
  known = k;
  enumerate(everyone, limit, list);
  known = k;
  value = v | bit;
  enumerate(everyone, limit, list);
}

/** After `propagate`: the constraints that still say something, the counts reduced to what is open. */
export function residue(): { counts: [Mask, Mask, Mask][]; nodes: Node[] } {
  const counts: [Mask, Mask, Mask][] = [];
  for (let i = 0; i < size; i++) {
    const mask = masks[i] as number;
    const flip = flips[i] as number;
    const open = mask & ~known;
    const range = -1 >>> (31 - pop(open));
    const rest = ((alloweds[i] as number) >>> pop((value ^ flip) & mask & known)) & range;
    if (rest !== range) counts.push([open, flip & open, rest]);
  }
  return { counts, nodes: others.slice(0, othersSize).filter((node) => status(node) === UNSURE) };
}

// What follows serves the constraints that are no counts.

const FALSE = 0;
const TRUE = 1;
const UNSURE = 2;

function status(node: Node): number {
  switch (node.kind) {
    case COUNT: {
      const range = -1 >>> (31 - pop(node.mask & ~known));
      const rest = (node.allowed >>> pop((value ^ node.flip) & node.mask & known)) & range;
      return rest === 0 ? FALSE : rest === range ? TRUE : UNSURE;
    }
    case CONNECTED:
      return connectedStatus(node);
    case APART: {
      const inner = connectedStatus(node);
      return inner === UNSURE ? UNSURE : TRUE - inner;
    }
    case IFF: {
      const left = status(node.parts[0] as Node);
      if (left === UNSURE) return UNSURE;
      return status(node.parts[left === TRUE ? 2 : 3] as Node);
    }
    default:
      return joinedStatus(node, node.kind === ALL ? FALSE : TRUE);
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

/** Makes `known` say what follows if the node holds; false if it cannot hold. */
function enforce(node: Node): boolean {
  switch (node.kind) {
    case COUNT:
      return enforceCount(node);
    case CONNECTED:
      return enforceConnected(node);
    case APART:
      return enforceApart(node);
    case ALL:
      for (let i = 0; i < node.parts.length; i++) if (!enforce(node.parts[i] as Node)) return false;
      return true;
    case ANY:
      return enforceAny(node);
    default:
      return enforceIff(node.parts as readonly [Node, Node, Node, Node]);
  }
}

function enforceCount({ mask, flip, allowed }: Node): boolean {
  const open = mask & ~known;
  const count = pop(open);
  const rest = (allowed >>> pop((value ^ flip) & mask & known)) & (-1 >>> (31 - count));
  if (rest === 0) return false;
  if (rest === 1) value |= open & flip;
  else if (rest === 1 << count) value |= open & ~flip;
  else return true;
  known |= open;
  return true;
}

/** What every part that can still hold would force is forced. */
function enforceAny({ parts }: Node): boolean {
  const k = known;
  const v = value;
  let commonKnown = -1;
  let commonValue = 0;
  let isFirst = true;
  for (let i = 0; i < parts.length; i++) {
    known = k;
    value = v;
    if (!enforce(parts[i] as Node)) continue;
    if (isFirst) commonValue = value;
    commonKnown &= known & ~(value ^ commonValue);
    isFirst = false;
    if (commonKnown === k) break;
  }
  known = isFirst ? k : commonKnown;
  value = isFirst ? v : commonValue & commonKnown;
  return !isFirst;
}

function enforceIff([left, notLeft, right, notRight]: readonly [Node, Node, Node, Node]): boolean {
  const k = known;
  const v = value;
  const canHold = enforce(left) && enforce(right);
  const holdsKnown = known;
  const holdsValue = value;
  known = k;
  value = v;
  const canFail = enforce(notLeft) && enforce(notRight);
  if (!canFail) {
    known = holdsKnown;
    value = holdsValue;
    return canHold;
  }
  if (!canHold) return true;
  known &= holdsKnown & ~(value ^ holdsValue);
  value &= known;
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
  const members = (wanted ? value : known & ~value) & mask;
  const possible = members | (mask & ~known);
  if ((members & ~reach(members & -members, possible, adjacency)) !== 0) return FALSE;
  return possible === members || (possible & (possible - 1)) === 0 ? TRUE : UNSURE;
}

/** What the members' piece cannot reach is out; what it cannot do without is in. */
function enforceConnected({ mask, value: wanted, adjacency }: Node): boolean {
  const members = (wanted ? value : known & ~value) & mask;
  if (members === 0) return true;
  const open = mask & ~known;
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
  known |= out | needed;
  value |= wanted ? needed : out;
  return true;
}

/** Only tells when one boolean is open: the search does the rest. */
function enforceApart(node: Node): boolean {
  const state = connectedStatus(node);
  if (state !== UNSURE) return state === FALSE;
  const open = node.mask & ~known;
  if ((open & (open - 1)) !== 0) return true;
  const v = value;
  known |= open;
  const canBeFalse = connectedStatus(node) === FALSE;
  value = v | open;
  const canBeTrue = connectedStatus(node) === FALSE;
  if (canBeTrue && canBeFalse) known &= ~open;
  value = canBeTrue && !canBeFalse ? v | open : v;
  return canBeTrue || canBeFalse;
}

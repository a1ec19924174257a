// The hot loops: propagation and search over masks. One question at a time, in module variables, with nothing allocated;
// it looks like a hot loop because it is one. Ask with `begin`, `add`…, then `backbone` or `find`, then read `known`, `value`.
//
// The idea: a generalized count propagates completely by itself, so counts that share no open boolean with each other need no
// search at all, and every boolean still open in them can be either. Search therefore branches only on shared booleans.

import { refill, spend } from "./budget.ts";
import { ALL_OF, CHOICE, COUNT, type Compiled, IFF, type Node } from "./compile.ts";
import type { Mask, World } from "./constraint.ts";
import { rangeOf, residual, setOf, topOf } from "./mask.ts";
import { enforceNode, nodeKnown, nodeValue, statusOf, TRUE, UNSURE } from "./nodes.ts";

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
/** Counts of which a boolean that is still open chooses between two; they propagate completely by themselves too. */
const choices: Node[] = [];
let choicesSize = 0;

/** Booleans open in some live constraint, and in more than one (or in one that is no count). */
let once = 0;
let shared = 0;
let seenTrue = 0;
let seenFalse = 0;

const NO_WORLD = -1;

export function begin(knownNow: Mask, valueNow: Mask): void {
  refill();
  known = knownNow;
  value = valueNow;
  isBroken = false;
  size = 0;
  othersSize = 0;
  choicesSize = 0;
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

/** An equivalence of which one side is known is just the other side. */
export function addNode(node: Node): void {
  if (node.kind === CHOICE) addChoice(node);
  else if (node.kind === COUNT) addCount(node.mask, node.flip, node.allowed);
  else if (node.kind === ALL_OF) for (let i = 0; i < node.parts.length; i++) addNode(node.parts[i] as Node);
  else if (node.kind === IFF) addIff(node);
  else if (statusOf(node, known, value) !== TRUE) others[othersSize++] = node;
}

function addChoice(node: Node): void {
  const { bit, mask, flip, allowed, otherwise } = node;
  if ((bit & known) === 0) choices[choicesSize++] = node;
  else addCount(mask & ~bit, flip, (bit & value) === 0 ? allowed : otherwise);
}

function addIff(node: Node): void {
  const left = statusOf(node.parts[0] as Node, known, value);
  if (left === UNSURE) others[othersSize++] = node;
  else addNode(node.parts[left === TRUE ? 2 : 3] as Node);
}

/** What a count forces by itself goes into `known` at once, so that every count kept is undecided where it is untouched. */
export function addCount(mask: Mask, flip: Mask, allowed: Mask): void {
  const open = mask & ~known;
  const range = rangeOf(open);
  const rest = residual(mask, flip, allowed, known, value);
  if (rest === range) return;
  if (rest === 0) isBroken = true;
  else if (rest === 1) {
    known |= open;
    value |= open & flip;
  } else if (rest === topOf(range)) {
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
  for (let dirty = -1; ; ) {
    const start = known;
    if (!propagateCounts()) return false;
    if (othersSize === 0) return true;
    const before = known;
    dirty |= before & ~start;
    for (let i = 0; i < othersSize; i++) {
      const node = others[i] as Node;
      const open = node.mask & ~known;
      if ((node.mask & dirty) !== 0 || open === 0) {
        if (!enforceNode(node, known, value)) return false;
        known = nodeKnown;
        value = nodeValue;
      }
      if (open !== 0 && known === before && statusOf(node, known, value) === UNSURE) {
        shared |= open;
        once |= open;
      }
    }
    if (known === before) return true;
    dirty = known & ~start;
  }
}

/** The innermost loop of everything, in one piece on purpose: its state is local numbers, which V8 keeps in registers only so. */
function propagateCounts(): boolean {
  const ms = masks;
  const fs = flips;
  const as = alloweds;
  const n = size;
  const m = choicesSize;
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
        const range = rangeOf(open);
        const left = residual(mask, flip, as[i] as number, k, v);
        if (left === range) continue;
        if (left === 0) return false;
        if (left === 1) {
          k |= open;
          v |= open & flip;
          continue;
        }
        if (left === topOf(range)) {
          k |= open;
          v |= open & ~flip;
          continue;
        }
      }
      more |= any & open;
      any |= open;
    }
    for (let i = 0; i < m; i++) {
      const { bit, mask, flip, allowed, otherwise } = choices[i] as Node;
      const counted = mask & ~bit;
      const open = counted & ~k;
      const range = rangeOf(open);
      const set = setOf(counted, flip, k, v);
      const ifFalse = (k & v & bit) === 0 ? (allowed >>> set) & range : 0;
      const ifTrue = (k & ~v & bit) === 0 ? (otherwise >>> set) & range : 0;
      const left = ifFalse | ifTrue;
      if (left === 0) return false;
      if (ifFalse === 0 || ifTrue === 0) {
        k |= bit;
        if (ifFalse === 0) v |= bit;
        if (left === range) continue;
      }
      // The range of nobody is 1: there is nothing left to force.
      if (open !== 0 && (left === 1 || left === topOf(range))) {
        k |= open;
        v |= left === 1 ? open & flip : open & ~flip;
        continue;
      }
      if (ifFalse === range && ifTrue === range) continue;
      const live = open | (bit & ~k);
      more |= any & live;
      any |= live;
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
    const rest = residual(mask, flips[i] as number, alloweds[i] as number, known, value);
    if (rest === rangeOf(open)) continue;
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
  spend();
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
  const choicesBefore = choicesSize;
  const rootK = rootKnown;
  const rootV = rootValue;
  const holds = isPlainlyIdle(compiled);
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
  choicesSize = choicesBefore;
  isBroken = false;
  return false;
}

/** Does the constraint hold however the open booleans are filled in, as far as that is plain to see? */
export function isPlainlyIdle(compiled: Compiled): boolean {
  if (!areCountsIdle(compiled)) return false;
  const nodes = compiled.others;
  for (let i = 0; i < nodes.length; i++) if (statusOf(nodes[i] as Node, known, value) !== TRUE) return false;
  return true;
}

/** The same of what it counts, where it is always plain to see. */
export function areCountsIdle({ counts }: Compiled): boolean {
  for (let i = 0; i < counts.length; i += 3) {
    const mask = counts[i] as number;
    const rest = residual(mask, counts[i + 1] as number, counts[i + 2] as number, known, value);
    if (rest !== rangeOf(mask & ~known)) return false;
  }
  return true;
}

/** Every forced literal into `known` and `value`; false when there is no world. Whoever has a world saves the search for the first. */
export function backbone(world: World = NO_WORLD): boolean {
  if (!propagate()) return false;
  if (shared === 0) return true;
  compact();
  let k = known;
  let v = value;
  let todo = once;
  seenTrue = world === NO_WORLD ? 0 : world;
  seenFalse = world === NO_WORLD ? 0 : ~world;
  if (world === NO_WORLD && !branch()) return false;
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
  spend();
  const bit = 1 << (31 - Math.clz32(open));
  const k = known | bit;
  const v = value;
  // Without this, a contradiction among low booleans would be met again for every way to fill the high ones.
  if (shared !== 0 && !find()) return;
  known = k;
  value = v;
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
    const rest = residual(mask, flip, alloweds[i] as number, known, value);
    if (rest !== rangeOf(open)) counts.push([open, flip & open, rest]);
  }
  const nodes = [...others.slice(0, othersSize), ...choices.slice(0, choicesSize)];
  return { counts, nodes: nodes.filter((node) => statusOf(node, known, value) === UNSURE) };
}

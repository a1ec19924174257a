// Counting worlds without walking them: what no constraint holds together multiplies, booleans that every constraint treats
// alike are chosen by number instead of one by one, and a part met twice is counted once.

import { spend } from "./budget.ts";
import type { Node } from "./compile.ts";
import type { Mask } from "./constraint.ts";
import { countBits, fullMask, indices } from "./mask.ts";
import { addCount, addNode, begin, known, propagate, residue, value } from "./search.ts";
import { beginGiven, type Given, type Theory } from "./theory.ts";

type Triple = readonly [mask: Mask, flip: Mask, allowed: Mask];

/** Constraints that hang together through the booleans of `open`. */
interface Part {
  readonly open: Mask;
  readonly counts: readonly Triple[];
  readonly nodes: readonly Node[];
}

const CHOOSE: readonly (readonly number[])[] = makeChoose(30);

function makeChoose(most: number): number[][] {
  const rows = [[1]];
  for (let n = 1; n <= most; n++) {
    const above = rows[n - 1] ?? [];
    rows.push(Array.from({ length: n + 1 }, (_, k) => (above[k - 1] ?? 0) + (above[k] ?? 0)));
  }
  return rows;
}

const choose = (n: number, k: number): number => CHOOSE[n]?.[k] ?? 0;

/** In how many worlds everything holds that is given, exactly. */
export function countWorlds(theory: Theory, given: Given = {}): number {
  beginGiven(theory, given);
  return countOpen(fullMask(theory.size), new Map());
}

/** In how many worlds each boolean is true, and how many worlds there are. */
export function marginals(theory: Theory, given: Given = {}): { worlds: number; trueIn: number[] } {
  const everyone = fullMask(theory.size);
  const memo: Memo = new Map();
  const trueIn = Array.from({ length: theory.size }, (_, index) => {
    beginGiven(theory, given);
    addCount(1 << index, 0, 2);
    return countOpen(everyone, memo);
  });
  beginGiven(theory, given);
  return { worlds: countOpen(everyone, memo), trueIn };
}

/** How often a part can be met, by what is left of it. */
type Memo = Map<string, number>;

/** The ways to fill `everyone`, for the question just begun in the search. */
function countOpen(everyone: Mask, memo: Memo): number {
  if (!propagate()) return 0;
  const k = known;
  const v = value;
  const { counts, nodes } = residue();
  let free = everyone & ~k;
  let total = 1;
  for (const part of partsOf(counts, nodes, k)) {
    free &= ~part.open;
    total *= countPart(part, k, v, memo);
    if (total === 0) return 0;
  }
  return total * 2 ** countBits(free);
}

function partsOf(counts: readonly Triple[], nodes: readonly Node[], k: Mask): Part[] {
  let parts: Part[] = [];
  const join = (piece: Part) => {
    const touching = parts.filter((part) => (part.open & piece.open) !== 0);
    parts = parts.filter((part) => (part.open & piece.open) === 0);
    parts.push({
      open: touching.reduce((mask, part) => mask | part.open, piece.open),
      counts: [...touching.flatMap((part) => part.counts), ...piece.counts],
      nodes: [...touching.flatMap((part) => part.nodes), ...piece.nodes],
    });
  };
  const distinct = new Map(counts.map((count) => [count.join(), count]));
  for (const count of distinct.values()) join({ open: count[0], counts: [count], nodes: [] });
  for (const node of nodes) join({ open: node.mask & ~k, counts: [], nodes: [node] });
  return parts;
}

function countPart(part: Part, k: Mask, v: Mask, memo: Memo): number {
  const [only] = part.counts;
  if (only && part.counts.length === 1 && part.nodes.length === 0) return countOne(only);
  const key = keyOf(part, k, v);
  const before = memo.get(key);
  if (before !== undefined) return before;
  spend();
  const alike = pickAlike(part);
  const size = countBits(alike);
  let total = 0;
  let chosen = 0;
  for (let trues = 0; trues <= size; trues++) {
    begin(k | alike, v | chosen);
    for (const [mask, flip, allowed] of part.counts) addCount(mask, flip, allowed);
    for (const node of part.nodes) addNode(node);
    total += choose(size, trues) * countOpen(part.open & ~alike, memo);
    const rest = alike & ~chosen;
    chosen |= rest & -rest;
  }
  memo.set(key, total);
  return total;
}

function countOne([mask, , allowed]: Triple): number {
  const size = countBits(mask);
  let total = 0;
  for (const count of indices(allowed)) total += choose(size, count);
  return total;
}

function keyOf({ open, counts, nodes }: Part, k: Mask, v: Mask): string {
  const leaves = nodes.map((node) => `${nodeId(node)} ${k & node.mask} ${v & node.mask}`);
  return `${open};${counts.join(";")};${leaves.join(";")}`;
}

const nodeIds = new WeakMap<Node, number>();
let nextId = 0;

function nodeId(node: Node): number {
  const id = nodeIds.get(node) ?? nextId++;
  nodeIds.set(node, id);
  return id;
}

/** The booleans every constraint treats like the one that most constraints mention. */
function pickAlike({ open, counts, nodes }: Part): Mask {
  let best = 0;
  let most = -1;
  for (const index of indices(open)) {
    const mentions =
      counts.filter(([mask]) => (mask >>> index) & 1).length +
      2 * nodes.filter(({ mask }) => (mask >>> index) & 1).length;
    if (mentions > most) {
      most = mentions;
      best = index;
    }
  }
  const bit = 1 << best;
  let alike = open;
  for (const [mask, flip] of counts) {
    alike &= (mask & bit) === 0 ? ~mask : mask & ((flip & bit) === 0 ? ~flip : flip);
  }
  for (const { mask } of nodes) alike &= (mask & bit) === 0 ? ~mask : bit;
  return alike;
}

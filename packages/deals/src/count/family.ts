// A family: every hand that one owner may take, as counts over classes, stored as a tree in preorder.
// `need` is the bit a branch needs in the mask of what is left, `skip` the node to go on with when it is missing;
// a node where a hand ends names that hand. The envelope is a family too: one card of each kind.

import { size } from "../table/layout.ts";
import type { OpenChoice, Residue } from "./classes.ts";

export interface Family {
  readonly owner: number;
  readonly need: Int32Array;
  readonly skip: Int32Array;
  /** The hand that ends at each node, or -1. */
  readonly hand: Int32Array;
  /** How much each hand takes off a key. */
  readonly cost: Int32Array;
  /** How likely the seen choices are with each hand (1 when they are not weighed). */
  readonly weight: Float64Array;
  /** The classes each hand takes from, as a mask. */
  readonly classes: Int32Array;
  /** (class, count) pairs of the classes of more than one card, from `start[hand]` to `start[hand + 1]`. */
  readonly start: Int32Array;
  readonly pairs: Int32Array;
  readonly hands: number;
}

/** Finds the hands of a family that fit what is left. Hot: the list is used again by the next walk. */
export class HandWalk {
  /** The hands found last, as many as `walk` said. */
  readonly hands: Int32Array;
  /** Nodes looked at so far, for budgets. */
  steps = 0;

  constructor(private readonly family: Family) {
    this.hands = new Int32Array(family.hands);
  }

  /** How many hands fit a mask of what is left. */
  walk(left: number): number {
    const { need, skip, hand } = this.family;
    const { hands } = this;
    const end = need.length;
    let count = 0;
    let steps = 0;
    let node = 0;
    while (node < end) {
      steps++;
      const bit = need[node] as number;
      if ((left & bit) !== bit) {
        node = skip[node] as number;
        continue;
      }
      const taken = hand[node++] as number;
      if (taken >= 0) hands[count++] = taken;
    }
    this.steps += steps;
    return count;
  }
}

/** Steps of building families for each hand they may have. */
const STEPS_PER_HAND = 8;

/** The families of all owners that still miss cards; undefined when they have more than `limit` hands together, or take too long to build. */
export function makeFamilies(residue: Residue, limit: number): Family[] | undefined {
  const { layout, holdings } = residue;
  const families: Family[] = [];
  let left = limit;
  for (let owner = 0; owner <= layout.envelope; owner++) {
    if ((holdings.may[owner] ?? 0) === (holdings.has[owner] ?? 0)) continue;
    const family = owner === layout.envelope ? envelopeFamily(residue) : playerFamily(residue, owner, left);
    if (family === undefined || family.hands > left) return undefined;
    left -= family.hands;
    families.push(family);
  }
  return families;
}

/** Collects the tree while hands are enumerated depth first. */
class Tree {
  readonly need: number[] = [];
  readonly skip: number[] = [];
  readonly hand: number[] = [];
  readonly cost: number[] = [];
  readonly weight: number[] = [];
  readonly classes: number[] = [];
  readonly start: number[] = [0];
  readonly pairs: number[] = [];

  constructor(readonly residue: Residue) {}

  /** Opens a node for taking `count` cards of class `index`; class -1 is the root. */
  open(index: number, count: number): number {
    const bit = index < 0 ? 0 : 1 << ((this.residue.base[index] ?? 0) + count - 1);
    this.need.push(bit);
    this.skip.push(0);
    this.hand.push(-1);
    return this.need.length - 1;
  }

  /** Closes a node; one without any hand below it disappears. */
  close(node: number, handsBefore: number): void {
    if (this.cost.length === handsBefore) {
      this.need.length = node;
      this.skip.length = node;
      this.hand.length = node;
    } else this.skip[node] = this.need.length;
  }

  end(node: number, counts: Int32Array, classes: number, weight: number): void {
    this.hand[node] = this.cost.length;
    let cost = 0;
    counts.forEach((count, index) => {
      cost += count * (this.residue.place[index] ?? 0);
      if (count > 0 && (this.residue.classes[index]?.length ?? 0) > 1) this.pairs.push(index, count);
    });
    this.cost.push(cost);
    this.weight.push(weight);
    this.classes.push(classes);
    this.start.push(this.pairs.length);
  }

  family(owner: number): Family {
    return {
      owner,
      need: Int32Array.from(this.need),
      skip: Int32Array.from(this.skip),
      hand: Int32Array.from(this.hand),
      cost: Int32Array.from(this.cost),
      weight: Float64Array.from(this.weight),
      classes: Int32Array.from(this.classes),
      start: Int32Array.from(this.start),
      pairs: Int32Array.from(this.pairs),
      hands: this.cost.length,
    };
  }
}

function playerFamily(residue: Residue, owner: number, limit: number): Family | undefined {
  const { layout, holdings, classes } = residue;
  const own = size(holdings.has[owner] ?? 0);
  const most = (layout.max[owner] ?? 0) - own;
  const least = (layout.min[owner] ?? 0) - own;
  const open = classes.map(([card]) => (((holdings.may[owner] ?? 0) >> (card ?? 0)) & 1) === 1);
  const hits = residue.hits.filter((hit) => hit.owner === owner).map(({ cards }) => cards);
  const choices = residue.choices.filter((choice) => choice.owner === owner);
  const tree = new Tree(residue);
  const counts = new Int32Array(classes.length);

  // Hands that links rule out late cost steps and are never listed, so steps are limited too.
  let steps = STEPS_PER_HAND * limit;
  const grow = (node: number, next: number, taken: number, mask: number): void => {
    if (tree.cost.length > limit || steps < 0) return;
    steps -= 1 + hits.length;
    if (taken >= least && hits.every((hit) => (hit & mask) !== 0)) {
      tree.end(node, counts, mask, likelihood(choices, counts));
    }
    for (let index = next; index < classes.length && taken < most; index++) {
      if (open[index]) {
        const limitHere = Math.min(classes[index]?.length ?? 0, most - taken);
        for (let count = 1; count <= limitHere; count++) {
          const before = tree.cost.length;
          const child = tree.open(index, count);
          counts[index] = count;
          grow(child, index + 1, taken + count, mask | (1 << index));
          tree.close(child, before);
        }
        counts[index] = 0;
      }
      // Once past the last class of a link that is not hit, no hand below can hit it.
      if (hits.some((hit) => (hit & mask) === 0 && hit >> (index + 1) === 0)) return;
    }
  };

  const root = tree.open(-1, 0);
  grow(root, 0, 0, 0);
  tree.skip[root] = tree.need.length;
  return tree.cost.length > limit || steps < 0 ? undefined : tree.family(owner);
}

/** A player who could show k of the asked cards showed the seen one with chance 1/k. */
function likelihood(choices: readonly OpenChoice[], counts: Int32Array): number {
  let weight = 1;
  for (const { classes, sure } of choices) {
    let held = sure;
    for (let rest = classes; rest !== 0; rest &= rest - 1) held += counts[31 - Math.clz32(rest & -rest)] ?? 0;
    weight /= Math.max(held, 1);
  }
  return weight;
}

function envelopeFamily(residue: Residue): Family {
  const { layout, holdings, classes, kindOf, wrong } = residue;
  const envelope = layout.envelope;
  const tree = new Tree(residue);
  const counts = new Int32Array(classes.length);
  const openKinds = layout.kinds.map((kind) => ((holdings.has[envelope] ?? 0) & kind) === 0);

  const grow = (node: number, kind: number, mask: number): void => {
    if (kind === openKinds.length) {
      if (!wrong.some((triple) => (triple & ~mask) === 0)) tree.end(node, counts, mask, 1);
      return;
    }
    if (!openKinds[kind]) {
      grow(node, kind + 1, mask);
      return;
    }
    for (let index = 0; index < classes.length; index++) {
      const card = classes[index]?.[0] ?? 0;
      if (kindOf[index] !== kind || (((holdings.may[envelope] ?? 0) >> card) & 1) === 0) continue;
      const before = tree.cost.length;
      const child = tree.open(index, 1);
      counts[index] = 1;
      grow(child, kind + 1, mask | (1 << index));
      counts[index] = 0;
      tree.close(child, before);
    }
  };

  const root = tree.open(-1, 0);
  grow(root, 0, 0);
  tree.skip[root] = tree.need.length;
  return tree.family(envelope);
}

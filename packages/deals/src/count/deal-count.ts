// Counts deals exactly. Owners take their cards one after the other; a state is what is left, a layer all states
// before one owner's turn. Forward gives how many ways lead to a state, backward how many lead on from it, and
// together how much weight every single hand has. Hot loops; the last owner takes what is left, so it is a look-up.

import type { Residue } from "./classes.ts";
import { type Family, HandWalk } from "./family.ts";
import { KeyIndex } from "./key-index.ts";

/** All states before one owner's turn. */
export interface Layer {
  readonly index: KeyIndex;
  /** What is left in each state, one bit for each "at least k of class c". */
  masks: Int32Array;
  /** Weight of the ways to each state, and their number. */
  weight: Float64Array;
  ways: Float64Array;
  /** Weight of the ways on from each state; filled by `backward`. */
  onward: Float64Array;
}

export interface DealCount {
  readonly residue: Residue;
  readonly families: readonly Family[];
  readonly layers: readonly Layer[];
  /** Hands of the last owner by key. */
  readonly last: KeyIndex;
  /** Number of deals, and their total weight. */
  readonly deals: number;
  readonly total: number;
  /** Steps spent so far, for budgets. */
  readonly steps: number;
}

/** Runs forward through the families in their order; undefined when it takes more than `budget` steps. */
export function forward(residue: Residue, families: readonly Family[], budget: number): DealCount | undefined {
  const last = new KeyIndex(residue.span);
  const lastFamily = families.at(-1);
  lastFamily?.cost.forEach((cost) => {
    last.add(cost);
  });
  const layers = [firstLayer(residue)];
  let steps = 0;
  for (let turn = 0; turn + 1 < families.length; turn++) {
    const from = layers[turn] as Layer;
    const ahead = turn + 2 === families.length ? last : new Outlook(families[turn + 1] as Family);
    const expanded = expand(residue, families[turn] as Family, from, ahead, budget - steps);
    if (!expanded) return undefined;
    steps += expanded.steps;
    layers.push(expanded.layer);
  }
  return { residue, families, layers, last, steps, ...totals(layers.at(-1) as Layer, lastFamily, last) };
}

function firstLayer({ fullKey, fullMask, span }: Residue): Layer {
  const layer = newLayer(span);
  layer.index.add(fullKey);
  layer.masks[0] = fullMask;
  layer.weight[0] = 1;
  layer.ways[0] = 1;
  return layer;
}

function newLayer(span: number): Layer {
  return {
    index: new KeyIndex(span),
    masks: new Int32Array(64),
    weight: new Float64Array(64),
    ways: new Float64Array(64),
    onward: new Float64Array(0),
  };
}

function totals({ index, weight, ways }: Layer, family: Family | undefined, last: KeyIndex) {
  if (!family) return { deals: 1, total: 1 };
  let deals = 0;
  let total = 0;
  for (let state = 0; state < index.count; state++) {
    const hand = last.find(index.keys[state] as number);
    if (hand < 0) continue;
    deals += ways[state] as number;
    total += (weight[state] as number) * (family.weight[hand] as number);
  }
  return { deals, total };
}

/** `ahead` is what comes of the states: the hands of the last owner, or the next owner's turn. */
function expand(residue: Residue, family: Family, from: Layer, ahead: KeyIndex | Outlook, budget: number) {
  const { cost, weight } = family;
  const filter = ahead instanceof KeyIndex ? ahead : undefined;
  const outlook = ahead instanceof KeyIndex ? undefined : ahead;
  const to = newLayer(residue.span);
  const walk = new HandWalk(family);
  const { hands } = walk;
  for (let state = 0; state < from.index.count; state++) {
    const key = from.index.keys[state] as number;
    const wayWeight = from.weight[state] as number;
    const wayCount = from.ways[state] as number;
    const fitting = walk.walk(from.masks[state] as number);
    for (let at = 0; at < fitting; at++) {
      const taken = hands[at] as number;
      const nextKey = key - (cost[taken] as number);
      if (filter !== undefined && filter.find(nextKey) < 0) continue;
      const choices = picks(residue, family, taken, key);
      const before = to.index.count;
      const next = to.index.add(nextKey);
      if (next === before) appendState(residue, to, next, nextKey);
      to.weight[next] = (to.weight[next] as number) + wayWeight * choices * (weight[taken] as number);
      to.ways[next] = (to.ways[next] as number) + wayCount * choices;
    }
    if (walk.steps > budget || outlook?.isHopeless(to, budget - walk.steps)) return undefined;
  }
  return { layer: to, steps: walk.steps };
}

/** States that are looked at, and from how many on. */
const LOOKS = 64;
const MANY = 1024;
/** What is seen of some states may be this much more than what all of them take. */
const CAUTION = 1.25;

/**
 * Sees while a layer grows that its next turn will take more than the budget: what is there already has to be walked then.
 * Otherwise most of the time would go into tables that are given up in the end.
 */
class Outlook {
  private readonly walk: HandWalk;
  private next = MANY;

  constructor(family: Family) {
    this.walk = new HandWalk(family);
  }

  isHopeless({ index, masks }: Layer, budget: number): boolean {
    if (index.count < this.next) return false;
    this.next = 2 * index.count;
    this.walk.steps = 0;
    for (let look = 0; look < LOOKS; look++) this.walk.walk(masks[Math.floor((look * index.count) / LOOKS)] as number);
    return (this.walk.steps / LOOKS) * index.count > CAUTION * budget;
  }
}

function appendState(residue: Residue, layer: Layer, state: number, key: number): void {
  if (state === layer.masks.length) {
    layer.masks = grown(layer.masks, Int32Array);
    layer.weight = grown(layer.weight, Float64Array);
    layer.ways = grown(layer.ways, Float64Array);
  }
  layer.masks[state] = maskOf(residue, key);
}

function grown<A extends Int32Array | Float64Array>(array: A, make: new (length: number) => A): A {
  const larger = new make(array.length * 2);
  larger.set(array);
  return larger;
}

/** The mask of what a key leaves: the k lowest bits of each class that has k cards left. */
function maskOf({ classes, place, base }: Residue, key: number): number {
  let mask = 0;
  let rest = key;
  for (let index = classes.length - 1; index >= 0; index--) {
    const unit = place[index] as number;
    if (rest < unit) continue;
    const left = (rest / unit) | 0;
    rest -= left * unit;
    mask |= ((1 << left) - 1) << (base[index] as number);
  }
  return mask;
}

/** In how many ways the cards of a hand can be picked from what a key leaves. */
export function picks({ classes, place }: Residue, family: Family, hand: number, key: number): number {
  const { start, pairs } = family;
  let ways = 1;
  for (let at = start[hand] as number; at < (start[hand + 1] as number); at += 2) {
    const index = pairs[at] as number;
    const left = ((key / (place[index] as number)) | 0) % ((classes[index]?.length ?? 0) + 1);
    ways *= choose(left, pairs[at + 1] as number);
  }
  return ways;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

/** Fills `onward` of every layer; gives the weight of every hand of every family. */
export function backward(count: DealCount): Float64Array[] {
  const { families, layers } = count;
  const hands = families.map((family) => new Float64Array(family.hands));
  for (let turn = families.length - 1; turn >= 0; turn--) {
    const next = layers[turn + 1];
    const handWeights = hands[turn] as Float64Array;
    if (next) stepBack(count, turn, next, handWeights);
    else takeRest(count, turn, handWeights);
  }
  return hands;
}

function takeRest({ families, layers, last }: DealCount, turn: number, handWeights: Float64Array): void {
  const layer = layers[turn] as Layer;
  const family = families[turn] as Family;
  layer.onward = new Float64Array(layer.index.count);
  for (let state = 0; state < layer.index.count; state++) {
    const hand = last.find(layer.index.keys[state] as number);
    if (hand < 0) continue;
    const weight = family.weight[hand] as number;
    layer.onward[state] = weight;
    handWeights[hand] = (handWeights[hand] as number) + weight * (layer.weight[state] as number);
  }
}

function stepBack(
  { residue, families, layers }: DealCount,
  turn: number,
  next: Layer,
  handWeights: Float64Array,
): void {
  const layer = layers[turn] as Layer;
  const family = families[turn] as Family;
  const { cost, weight } = family;
  const walk = new HandWalk(family);
  const { hands } = walk;
  layer.onward = new Float64Array(layer.index.count);
  for (let state = 0; state < layer.index.count; state++) {
    const key = layer.index.keys[state] as number;
    const wayWeight = layer.weight[state] as number;
    let sum = 0;
    const fitting = walk.walk(layer.masks[state] as number);
    for (let at = 0; at < fitting; at++) {
      const taken = hands[at] as number;
      const to = next.index.find(key - (cost[taken] as number));
      if (to < 0) continue;
      const onward = picks(residue, family, taken, key) * (weight[taken] as number) * (next.onward[to] as number);
      sum += onward;
      handWeights[taken] = (handWeights[taken] as number) + wayWeight * onward;
    }
    layer.onward[state] = sum;
  }
}

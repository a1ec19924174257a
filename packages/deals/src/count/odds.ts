// The exact odds of a table: how many deals there are, how likely each cell and each envelope is,
// and which cells occur in any deal at all.

import { close, demandsOf, startHoldings } from "../search/holdings.ts";
import type { Evidence } from "../search/restriction.ts";
import { cardsIn, type Layout } from "../table/layout.ts";
import { makeResidue, type Residue } from "./classes.ts";
import { backward, type DealCount, forward } from "./deal-count.ts";
import { type Family, makeFamilies } from "./family.ts";

/** A possible envelope: suspect, weapon and room by card index. */
interface EnvelopeChance {
  readonly cards: readonly number[];
  readonly probability: number;
}

export interface Odds {
  /** How many deals fit; absent when they were not counted. */
  readonly deals?: number;
  /** probability[owner][card]; the envelope is the last owner. */
  readonly probability: readonly Float64Array[];
  /** possible[owner]: the cards the owner has in at least one deal. */
  readonly possible: Int32Array;
  /** Every possible envelope, most likely first. */
  readonly envelopes: readonly EnvelopeChance[];
}

export interface CountOptions {
  /** Whether the choice of a seen card is weighed. */
  readonly weighted: boolean;
  /** The most steps to spend. */
  readonly budget: number;
}

/** Most hands that the families may have together. */
export const MAX_HANDS = 400_000;

/** The count behind the odds: "none" when nothing fits, "large" when the budget does not suffice. */
export function countDeals(evidence: Evidence, { weighted, budget }: CountOptions): DealCount | "none" | "large" {
  const holdings = startHoldings(evidence.layout, evidence.restrictions);
  if (!close(evidence.layout, demandsOf(evidence.restrictions), holdings)) return "none";
  const residue = makeResidue(evidence, holdings, weighted);
  const families = makeFamilies(residue, Math.min(MAX_HANDS, budget));
  if (!families) return "large";
  const ordered = families.toSorted((a, b) => a.hands - b.hands);
  const count = forward(residue, ordered, budget);
  if (!count) return "large";
  return count.deals > 0 ? count : "none";
}

/** Turns a count into odds. */
export function oddsOf(count: DealCount): Odds {
  const { residue, families, total, deals } = count;
  const { layout } = residue;
  const weights = backward(count);
  const probability = decidedCells(residue);
  families.forEach((family, at) => {
    addHands(residue, family, weights[at] as Float64Array, total, probability[family.owner] as Float64Array);
  });
  const envelope = families.findIndex(({ owner }) => owner === layout.envelope);
  return {
    deals,
    probability,
    possible: Int32Array.from(probability, (row) =>
      row.reduce((mask, p, card) => (p > 0 ? mask | (1 << card) : mask), 0),
    ),
    envelopes: envelopesOf(residue, families[envelope], weights[envelope], total),
  };
}

function decidedCells({ layout, holdings }: Residue): Float64Array[] {
  return Array.from(holdings.has, (held) => {
    const row = new Float64Array(layout.cards.length);
    for (const card of cardsIn(held)) row[card] = 1;
    return row;
  });
}

/** Spreads the weight of every hand over the cards of its classes. */
function addHands(
  { classes, place }: Residue,
  family: Family,
  weights: Float64Array,
  total: number,
  row: Float64Array,
) {
  const perClass = new Float64Array(classes.length);
  for (let hand = 0; hand < family.hands; hand++) {
    const share = weights[hand] as number;
    if (share === 0) continue;
    for (let rest = family.classes[hand] as number; rest !== 0; rest &= rest - 1) {
      const index = 31 - Math.clz32(rest & -rest);
      perClass[index] = (perClass[index] as number) + share * takenOf(family, hand, index, classes, place);
    }
  }
  classes.forEach((members, index) => {
    const chance = (perClass[index] as number) / (members.length * total);
    for (const card of members) row[card] = chance;
  });
}

/** How many cards of a class a hand takes. */
export function takenOf(
  family: Family,
  hand: number,
  index: number,
  classes: Residue["classes"],
  place: Int32Array,
): number {
  const radix = (classes[index]?.length ?? 0) + 1;
  return (((family.cost[hand] as number) / (place[index] as number)) | 0) % radix;
}

function envelopesOf(
  residue: Residue,
  family: Family | undefined,
  weights: Float64Array | undefined,
  total: number,
): EnvelopeChance[] {
  const sure = cardsIn(residue.holdings.has[residue.layout.envelope] ?? 0);
  if (!family || !weights) return [{ cards: byKind(residue.layout, sure), probability: 1 }];
  const list: EnvelopeChance[] = [];
  for (let hand = 0; hand < family.hands; hand++) {
    const weight = weights[hand] as number;
    if (weight === 0) continue;
    const triples = expandHand(residue, family, hand);
    for (const triple of triples) {
      const cards = byKind(residue.layout, [...sure, ...triple]);
      list.push({ cards, probability: weight / (triples.length * total) });
    }
  }
  return list.sort((a, b) => b.probability - a.probability || compareCards(a.cards, b.cards));
}

/** All card sets of an envelope hand, which takes one card of each of its classes. */
function expandHand({ classes }: Residue, family: Family, hand: number): number[][] {
  const chosen = cardsIn(family.classes[hand] as number).map((index) => classes[index] ?? []);
  return chosen.reduce<number[][]>(
    (sets, members) => sets.flatMap((set) => members.map((card) => [...set, card])),
    [[]],
  );
}

function byKind({ kindOf }: Layout, cards: readonly number[]): number[] {
  return cards.toSorted((a, b) => (kindOf[a] ?? 0) - (kindOf[b] ?? 0));
}

export function compareCards(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < a.length; at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

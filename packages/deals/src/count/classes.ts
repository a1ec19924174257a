// Cards that no restriction tells apart form a class, so that counting deals means counting how many cards of a
// class each owner takes. Positions are coded twice: as a mixed-radix key, and as a mask with one bit for
// "at least k cards of this class are left".

import { type Demands, demandsOf, type Hit, type Holdings } from "../search/holdings.ts";
import type { Evidence, SeenChoice } from "../search/restriction.ts";
import { type CardMask, cardsIn, type Layout, size } from "../table/layout.ts";

/** A "one of these" with a weight: the owner chose one of the asked cards, of which it surely has `sure`. */
export interface OpenChoice {
  readonly owner: number;
  readonly classes: number;
  readonly sure: number;
}

/** What is left to count once the simple rules are done. */
export interface Residue {
  readonly layout: Layout;
  readonly holdings: Holdings;
  /** The cards of each class. */
  readonly classes: readonly (readonly number[])[];
  readonly kindOf: readonly number[];
  /** Value of one card of each class in a key. */
  readonly place: Int32Array;
  /** The bit of each class for its first card. */
  readonly base: Int32Array;
  /** The key and the mask of "nothing dealt yet". */
  readonly fullKey: number;
  readonly fullMask: number;
  /** Keys are below this. */
  readonly span: number;
  /** Open links, over classes (bit c is class c). */
  readonly hits: readonly Hit[];
  /** Wrong accusations that are still possible, over classes. */
  readonly wrong: readonly number[];
  readonly choices: readonly OpenChoice[];
}

/** Splits the undecided cards into classes. `apart` are cards that get a class of their own. */
export function makeResidue(evidence: Evidence, holdings: Holdings, weighted: boolean, apart: CardMask = 0): Residue {
  const { layout } = evidence;
  const held = holdings.has.reduce((mask, own) => mask | own, 0);
  const open = layout.dealt & ~held;
  const demands = openDemands(demandsOf(evidence.restrictions), holdings, layout);
  const choices = weighted ? evidence.choices.filter(({ owner, asked }) => matters(holdings, owner, asked, open)) : [];
  const classes = groupCards(layout, holdings, open, apart, demands, choices);
  const classMask = (cards: CardMask) =>
    classes.reduce((mask, members, index) => ((cards >> (members[0] ?? 0)) & 1 ? mask | (1 << index) : mask), 0);
  return {
    layout,
    holdings,
    classes,
    kindOf: classes.map(([card]) => layout.kindOf[card ?? 0] ?? 0),
    ...makeCode(classes),
    hits: demands.hits.map(({ owner, cards }) => ({ owner, cards: classMask(cards) })),
    wrong: demands.wrong.map(classMask),
    choices: choices.map(({ owner, asked }) => ({
      owner,
      classes: classMask(asked & (holdings.may[owner] ?? 0)),
      sure: size(asked & (holdings.has[owner] ?? 0)),
    })),
  };
}

/** Links and accusations that still say something, cut down to the cards that are open. */
function openDemands({ hits, wrong }: Demands, { has, may }: Holdings, layout: Layout): Demands {
  const open = hits
    .filter(({ owner, cards }) => ((has[owner] ?? 0) & cards) === 0)
    .map(({ owner, cards }) => ({ owner, cards: cards & (may[owner] ?? 0) }));
  const sharp = open.filter((hit, index) => !open.some((other, at) => implies(other, at, hit, index)));
  const envelope = may[layout.envelope] ?? 0;
  const sure = has[layout.envelope] ?? 0;
  return {
    hits: sharp,
    wrong: wrong.filter((cards) => (cards & ~envelope) === 0).map((cards) => cards & ~sure),
  };
}

/** Whether another link says at least as much; of two equal ones the first stays. */
function implies(other: Hit, at: number, hit: Hit, index: number): boolean {
  if (at === index || other.owner !== hit.owner || (other.cards & ~hit.cards) !== 0) return false;
  return other.cards !== hit.cards || at < index;
}

function matters({ has, may }: Holdings, owner: number, asked: CardMask, open: CardMask): boolean {
  return (asked & open & (may[owner] ?? 0) & ~(has[owner] ?? 0)) !== 0;
}

function groupCards(
  layout: Layout,
  { may }: Holdings,
  open: CardMask,
  apart: CardMask,
  { hits, wrong }: Demands,
  choices: readonly SeenChoice[],
): number[][] {
  const groups = new Map<string, number[]>();
  for (const card of cardsIn(open)) {
    const bit = (mask: CardMask) => (mask >> card) & 1;
    const owners = may.reduce((mask, cards, owner) => mask | (bit(cards) << owner), 0);
    const traits = [
      layout.kindOf[card] ?? 0,
      owners,
      bit(apart) ? card : -1,
      ...hits.map(({ cards }) => bit(cards)),
      ...wrong.map(bit),
      ...choices.map(({ owner, asked }) => bit(asked & (may[owner] ?? 0))),
    ];
    const key = traits.join();
    const group = groups.get(key);
    if (group) group.push(card);
    else groups.set(key, [card]);
  }
  return [...groups.values()];
}

function makeCode(classes: readonly (readonly number[])[]) {
  const place = new Int32Array(classes.length);
  const base = new Int32Array(classes.length);
  let span = 1;
  let bits = 0;
  let fullKey = 0;
  classes.forEach((members, index) => {
    place[index] = span;
    base[index] = bits;
    fullKey += members.length * span;
    span *= members.length + 1;
    bits += members.length;
  });
  return { place, base, span, fullKey, fullMask: 2 ** bits - 1 };
}

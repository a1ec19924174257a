// Where knowledge contradicts itself: two facts about a cell, a show of nothing, a wrong accusation come true, or more cards
// than places (or fewer). By Hall's theorem nothing else can keep the open cards from being dealt.

import { dealOpenCards } from "../search/matching.ts";
import { CARD_KINDS, type CardKind } from "../table/deck.ts";
import { type CardMask, cardsIn, lowest, size } from "../table/layout.ts";
import type { Knowledge, KnownFact } from "./knowledge.ts";

/** Where cards lie: with a player, or a kind's place in the envelope. */
export interface CardPlace {
  readonly owner: number;
  readonly kind?: CardKind;
}

interface Grounds {
  /** The facts that make the contradiction, by number. */
  readonly uses: readonly number[];
}

export type RawClash =
  /** A rule found the opposite of what is known: the first fact of `uses`; the others are the rule's. */
  | (Grounds & { readonly kind: "denied"; readonly fact: KnownFact })
  /** Somebody showed a card and can have none of those asked for. */
  | (Grounds & { readonly kind: "link"; readonly owner: number; readonly cards: CardMask; readonly entry: number })
  /** A wrong accusation would be right. */
  | (Grounds & { readonly kind: "accusation"; readonly cards: CardMask; readonly entry: number })
  /** The owner has room for `count` more cards, which are too few to have one of each of these shows. */
  | (Grounds & {
      readonly kind: "links";
      readonly owner: number;
      readonly links: readonly OpenShow[];
      readonly count: number;
    })
  /** The places must take these cards, and have no room for so many. */
  | (Grounds & PlaceClash & { readonly kind: "crowded" })
  /** The places need so many cards, and only these are left for them. */
  | (Grounds & PlaceClash & { readonly kind: "short" });

/** What an open show can still have been. */
export interface OpenShow {
  readonly cards: CardMask;
  readonly entry: number;
}

interface PlaceClash {
  readonly places: readonly CardPlace[];
  readonly cards: CardMask;
  /** What the places hold already. */
  readonly held: CardMask;
  /** How many more cards they have room for, or need. */
  readonly count: number;
}

/** The plainest contradiction in what is known, once the rules are closed. */
export function clashOfKnowledge(known: Knowledge): RawClash | undefined {
  return deniedFact(known) ?? emptyLink(known) ?? rightAccusation(known) ?? manyLinks(known) ?? misfit(known);
}

function deniedFact(known: Knowledge): RawClash | undefined {
  const { denied } = known;
  if (!denied) return undefined;
  return { kind: "denied", fact: denied, uses: [known.fact(denied.owner, lowest(denied.cards)), ...denied.because] };
}

function emptyLink(known: Knowledge): RawClash | undefined {
  const link = known.links.find(({ owner, cards }) => (cards & (known.may[owner] ?? 0)) === 0);
  if (!link) return undefined;
  const { owner, cards, entry } = link;
  return { kind: "link", owner, cards, entry, uses: cardsIn(cards).map((card) => known.fact(owner, card)) };
}

function rightAccusation(known: Knowledge): RawClash | undefined {
  const { envelope } = known.layout;
  const wrong = known.wrong.find(({ cards }) => (cards & ~(known.has[envelope] ?? 0)) === 0);
  if (!wrong) return undefined;
  return { kind: "accusation", ...wrong, uses: cardsIn(wrong.cards).map((card) => known.fact(envelope, card)) };
}

/** More shows than one hand has room for. */
function manyLinks(known: Knowledge): RawClash | undefined {
  for (const owner of known.layout.players.keys()) {
    const count = known.slots(owner);
    if (count < 1) continue;
    const open = known.links.filter((link) => link.owner === owner && known.isOpen(link));
    const shows = open.map(({ cards, entry }) => ({ cards: cards & (known.may[owner] ?? 0), entry }));
    const links = count === 1 ? nothingInCommon(shows) : disjoint(shows, count + 1);
    if (!links) continue;
    const asked = open.filter(({ entry }) => links.some((link) => link.entry === entry));
    const missed = asked.reduce((cards, link) => cards | (link.cards & ~(known.may[owner] ?? 0)), 0);
    const uses = factsOf(known, { owner }, missed | (known.has[owner] ?? 0));
    return { kind: "links", owner, links, count, uses };
  }
  return undefined;
}

/** The fewest shows, two or three, that no single card explains. */
function nothingInCommon(shows: readonly OpenShow[]): OpenShow[] | undefined {
  for (const [at, a] of shows.entries())
    for (const b of shows.slice(0, at)) if ((a.cards & b.cards) === 0) return [b, a];
  for (const [at, a] of shows.entries())
    for (const [before, b] of shows.slice(0, at).entries())
      for (const c of shows.slice(0, before)) if ((a.cards & b.cards & c.cards) === 0) return [c, b, a];
  return undefined;
}

/** So many shows of which no two share a card. */
function disjoint(shows: readonly OpenShow[], count: number, taken: CardMask = 0): OpenShow[] | undefined {
  if (count === 0) return [];
  for (const [at, show] of shows.entries()) {
    if (shows.length - at < count) return undefined;
    if ((show.cards & taken) !== 0) continue;
    const rest = disjoint(shows.slice(at + 1), count - 1, taken | show.cards);
    if (rest) return [show, ...rest];
  }
  return undefined;
}

/** A place with what the knowledge leaves of it. */
interface OpenPlace extends CardPlace {
  /** The cards that could ever lie there. */
  readonly own: CardMask;
  readonly may: CardMask;
  readonly held: CardMask;
  /** How many more cards it needs, and has room for. */
  readonly need: number;
  readonly room: number;
}

function placesOf({ layout, has, may }: Knowledge): OpenPlace[] {
  const { envelope, kinds, dealt, min, max } = layout;
  const taken = has.reduce((all, held) => all | held, 0);
  const players = layout.players.map((_, owner) => {
    const held = has[owner] ?? 0;
    const [need, room] = [(min[owner] ?? 0) - size(held), (max[owner] ?? 0) - size(held)];
    return { owner, own: dealt, may: (may[owner] ?? 0) & ~taken, held, need, room };
  });
  const inside = kinds.map((own, at) => {
    const held = (has[envelope] ?? 0) & own;
    const left = 1 - size(held);
    const kind = CARD_KINDS[at] as CardKind;
    return { owner: envelope, kind, own, may: (may[envelope] ?? 0) & own & ~taken, held, need: left, room: left };
  });
  return [...players, ...inside];
}

/** The fewest places that are too many or too few for their cards. */
function misfit(known: Knowledge): RawClash | undefined {
  const places = placesOf(known);
  if (places.every(({ room }) => room >= 0) && dealOpenCards(known.layout, known)) return undefined;
  const open = known.has.reduce((rest, held) => rest & ~held, known.layout.dealt);
  let best: { readonly chosen: OpenPlace[]; readonly cards: CardMask; readonly kind: "crowded" | "short" } | undefined;
  for (let choice = 0; choice < 1 << places.length; choice++) {
    if (best && size(choice) >= best.chosen.length) continue;
    const chosen = places.filter((_, at) => (choice >> at) & 1);
    const left = chosen.reduce((cards, { may }) => cards | may, 0);
    const others = places.reduce((cards, { may }, at) => ((choice >> at) & 1 ? cards : cards | may), 0);
    const bound = open & ~others;
    if (size(left) < total(chosen, "need")) best = { chosen, cards: left, kind: "short" };
    else if (size(bound) > total(chosen, "room")) best = { chosen, cards: bound, kind: "crowded" };
  }
  return best && describeMisfit(known, places, best);
}

const total = (places: readonly OpenPlace[], what: "need" | "room"): number =>
  places.reduce((sum, place) => sum + place[what], 0);

function describeMisfit(
  known: Knowledge,
  places: readonly OpenPlace[],
  { chosen, cards, kind }: { chosen: readonly OpenPlace[]; cards: CardMask; kind: "crowded" | "short" },
): RawClash {
  const count = total(chosen, kind === "short" ? "need" : "room");
  const held = chosen.reduce((all, place) => all | place.held, 0);
  const rest = places.filter((place) => !chosen.includes(place));
  const uses = new Set(chosen.flatMap((place) => factsOf(known, place, place.held)));
  const without = kind === "short" ? chosen : rest;
  for (const place of without) {
    const missed = kind === "short" ? place.own & ~cards & ~place.held : place.own & cards;
    for (const at of factsOf(known, place, missed)) uses.add(at);
  }
  return { kind, places: chosen.map(placeOnly), cards, held, count, uses: [...uses] };
}

const placeOnly = ({ owner, kind }: OpenPlace): CardPlace => (kind === undefined ? { owner } : { owner, kind });

function factsOf(known: Knowledge, { owner }: CardPlace, cards: CardMask): number[] {
  return cardsIn(cards).map((card) => known.fact(owner, card));
}

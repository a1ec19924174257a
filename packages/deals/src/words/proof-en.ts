// Proofs by supposition in English.

import { sayList, sentence } from "@demonstrandum/text";
import type { MisfitParts, ProofWording, SaidPlace, StepParts } from "./proof-wording.ts";
import type { Holder } from "./wording.ts";

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const moreCards = (count: number): string => `${NUMBERS[count] ?? count} more card${count === 1 ? "" : "s"}`;

const has = ({ said, isYou }: Holder): string => `${said} ${isYou ? "have" : "has"}`;
const hold = ({ isYou }: Holder): string => (isYou ? "hold" : "holds");

const place = (at: SaidPlace): string => ("holder" in at ? at.holder.said : `the envelope (${at.kind})`);
const places = (list: readonly SaidPlace[]): string => sayList(list.map(place));
const isOne = ([first, second]: readonly SaidPlace[]): boolean =>
  first !== undefined && second === undefined && !("holder" in first && first.holder.isYou);

function holds(holder: Holder, cards: readonly string[], isHeld: boolean): string {
  if (isHeld) return `${holder.said} ${hold(holder)} ${sayList(cards)}`;
  if (cards.length > 1) return `${holder.said} ${hold(holder)} neither ${sayList(cards, "nor")}`;
  return `${holder.said} ${holder.isYou ? "do" : "does"} not hold ${sayList(cards)}`;
}

function inside(cards: readonly string[], isHeld: boolean): string {
  if (cards.length === 1) return `${cards[0]} is ${isHeld ? "" : "not "}in the envelope`;
  return isHeld ? `${sayList(cards)} are in the envelope` : `neither ${sayList(cards, "nor")} is in the envelope`;
}

/** Who has not got a card that is somebody else's. */
function owner({ holders, cards, claim }: StepParts): string {
  if (holders.length === 1) return claim;
  const said = holders.map((holder) => holder.said);
  return `neither ${sayList(said, "nor")} has ${sayList(cards, "or")}`;
}

function crowded({ places: at, cards, held, count }: MisfitParts): string {
  if (at.length === 0) return `nobody can have ${sayList(cards, "or")}`;
  const [only] = at;
  if (count < 0 && only && "kind" in only)
    return `the envelope would have ${sayList(held)}, more than one ${only.kind}`;
  if (count < 0) return `${places(at)} would have more cards than there is room for: ${sayList(held)}`;
  return `${places(at)} would have to take ${sayList(cards)}, with room for ${moreCards(count)}`;
}

function short({ places: at, cards, count }: MisfitParts): string {
  const [only] = at;
  if (cards.length === 0 && only && "kind" in only) return `no ${only.kind} is left for the envelope`;
  const needs = `${places(at)} ${isOne(at) ? "needs" : "need"} ${moreCards(count)}`;
  if (cards.length === 0) return `${needs}, and nothing is left to take`;
  return `${needs}, and only ${sayList(cards)} ${cards.length === 1 ? "is" : "are"} left to take`;
}

function links(holder: Holder, room: number, entries: readonly number[]): string {
  const cited = sayList(entries.map(String));
  if (room === 1) return `${has(holder)} room for only one more card, and no card answers all of entries ${cited}`;
  return `${has(holder)} room for only ${moreCards(room)}, and entries ${cited} need one each, with no card in common`;
}

const cite = (entries: readonly number[]): string =>
  entries.length === 0 ? "" : ` (${entries.length === 1 ? "entry" : "entries"} ${sayList(entries.map(String))})`;

const whose = ({ said, isYou }: Holder): string => (isYou ? "your" : `${said}'s`);

export const PROOF_IN_ENGLISH: ProofWording = {
  has: holds,
  inside,
  both: (clauses) => sayList(clauses),
  suppose: (clause) => sentence(`suppose that ${clause}`),
  supposeAlso: (clause) => sentence(`suppose also that ${clause}`),
  steps: {
    link: ({ holder, shown, claim }) => `${holder.said} showed ${sayList(shown, "or")}, so ${claim}`,
    owner,
    elimination: ({ claim }) => `${claim}, for nobody else can have it`,
    envelope: ({ claim }) => `${claim}, for no player can have it`,
    kind: ({ claim }) => `${claim}, which has one card of each kind`,
    last: ({ claim }) => `${claim}, for no other card of its kind can be`,
    full: ({ holder, claim }) => `${whose(holder)} hand is full, so ${claim}`,
    exact: ({ claim }) => `${claim}, for there are no other cards to fill the hand`,
    accusation: ({ claim }) => `${claim}, for the accusation was wrong`,
  },
  opposed: (claim) => claim,
  link: (holder, shown) => `${holder.said} showed ${sayList(shown, "or")} and can have none of them`,
  links,
  accusation: (cards) => `the accusation of ${sayList(cards)} was wrong`,
  crowded,
  short,
  thus: (clause, entries) => sentence(`then ${clause}${cite(entries)}`),
  but: (clause, entries) => sentence(`but ${clause}${cite(entries)}`),
  so: (clause) => sentence(`so ${clause}`),
};

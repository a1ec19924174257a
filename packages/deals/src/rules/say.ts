// Deductions in plain sentences: what is known, and why.

import { sayList, sentence } from "@demonstrandum/text";
import { cardsOf } from "../table/deck.ts";
import type { Log } from "../table/entry.ts";
import { ENVELOPE, FACE_UP, type Setup } from "../table/setup.ts";
import type { Claim, Deduction } from "./deduction.ts";

/** "the Rope", "the Hall", "Scarlett". */
export function sayCard(setup: Setup, id: string): string {
  const card = cardsOf(setup.deck).find((each) => each.id === id);
  if (!card) return id;
  return card.kind === "suspect" ? card.name : `the ${card.name}`;
}

/** "you" for me, else the name. */
export function sayHolder(setup: Setup, owner: string): string {
  if (owner === ENVELOPE) return "the envelope";
  if (owner === FACE_UP) return "the table";
  return owner === setup.me ? "you" : owner;
}

/** "Bob does not hold the Rope" and its like, without the capital and the stop. */
export function sayClaim(setup: Setup, claim: Claim): string {
  const who = sayHolder(setup, claim.owner);
  const isYou = claim.owner === setup.me;
  if (claim.kind === "link") {
    return `${who} showed ${sayCards(setup, claim.possible, "or")}`;
  }
  if (claim.kind === "either") return `${who} ${isYou ? "hold" : "holds"} ${sayCards(setup, claim.cards, "or")}`;
  const card = sayCard(setup, claim.card);
  if (claim.owner === ENVELOPE) return `${card} is ${claim.holds ? "" : "not "}in the envelope`;
  if (isYou) return claim.holds ? `you hold ${card}` : `you do not hold ${card}`;
  return claim.holds ? `${who} holds ${card}` : `${who} does not hold ${card}`;
}

export function sayCards(setup: Setup, cards: readonly string[], joint = "and"): string {
  const names = cards.map((card) => sayCard(setup, card));
  return sayList(names, joint) || "nothing";
}

/** The fact in one sentence: "Carol holds the Kitchen." */
export function sayDeduction(deduction: Deduction, setup: Setup): string {
  return sentence(sayClaim(setup, deduction.claim));
}

/** The reason in one sentence, with the entries by their place in the log: "… (entries 1 and 4)". */
export function sayReason(deduction: Deduction, setup: Setup, log: Log): string {
  const { rule, sources } = deduction;
  const cited = sources.length === 0 ? "" : ` (${citeEntries(sources, log)})`;
  return sentence(`${REASONS[rule](deduction, setup)}${cited}`);
}

/** "entry 3", "entries 1 and 4": entries by their place in the log. */
export function citeEntries(ids: readonly string[], log: Log): string {
  const places = ids.map((id) => log.findIndex((entry) => entry.id === id) + 1).sort((a, b) => a - b);
  return `${places.length === 1 ? "entry" : "entries"} ${sayList(places.map(String))}`;
}

type Reason = (deduction: Deduction, setup: Setup) => string;

const owner = ({ claim }: Deduction, setup: Setup) => sayHolder(setup, claim.owner);
const subject = ({ claim }: Deduction, setup: Setup) => (claim.kind === "cell" ? sayCard(setup, claim.card) : "it");
const isMe = ({ claim }: Deduction, setup: Setup) => claim.owner === setup.me;

/** What the player showed one of. */
function shown({ premises }: Deduction, setup: Setup): string {
  const link = premises.find((claim) => claim.kind === "link");
  return link?.kind === "link" ? sayCards(setup, link.cards, "or") : "one of the cards";
}

/** The cards that premises rule out. */
function ruledOut({ premises }: Deduction, setup: Setup): string {
  const cards = premises.flatMap((claim) => (claim.kind === "cell" ? [claim.card] : []));
  return sayCards(setup, cards, "or");
}

function others({ premises }: Deduction, setup: Setup): string {
  return sayList(
    premises.map((claim) => sayHolder(setup, claim.owner)),
    "nor",
  );
}

const REASONS: Readonly<Record<Deduction["rule"], Reason>> = {
  hand: (deduction) =>
    deduction.claim.kind === "cell" && deduction.claim.holds ? "it is in your hand" : "it is not in your hand",
  "face-up": () => "it lies open on the table",
  seen: (deduction, setup) => `${owner(deduction, setup)} showed it`,
  manual: () => "you set it by hand",
  accusation: () => "an accusation settles it, with what is known of the envelope",
  "0": (deduction, setup) =>
    `${owner(deduction, setup)} showed ${shown(deduction, setup)} and cannot have ${ruledOut(deduction, setup)}`,
  "1": (deduction, setup) =>
    `${owner(deduction, setup)} showed ${shown(deduction, setup)} and cannot have ${ruledOut(deduction, setup)}`,
  "1.5": (deduction, setup) =>
    `${owner(deduction, setup)} showed ${shown(deduction, setup)} once and passed on ${ruledOut(deduction, setup)} another time`,
  "1.6": (deduction, setup) => `several open links of ${owner(deduction, setup)} share it`,
  "2": (deduction, setup) => `neither ${others(deduction, setup)} can have it`,
  "2.5": (deduction, setup) => `${owner(deduction, setup)} passed on it`,
  "3": () => "no player has it",
  "4": (deduction, setup) => `${ruledOut(deduction, setup)} is in the envelope, which has one card of each kind`,
  "5": () => "it is the only card of its kind that can be in the envelope",
  "6a": (deduction, setup) => `${have(deduction, setup)} no more cards to choose from than the hand has places`,
  "6b": (deduction, setup) =>
    `${owner(deduction, setup)} ${isMe(deduction, setup) ? "have" : "has"} a full hand: ${ruledOut(deduction, setup).replace(" or ", " and ")}`,
  "6c": (deduction, setup) => `${have(deduction, setup)} missed so many cards that all others must be in the hand`,
  "6d": (deduction, setup) => `neither ${others(deduction, setup)} can have it, some because their hands are full`,
  "7": (deduction, setup) => elsewhere(deduction, setup),
  whole: (deduction, setup) =>
    deduction.claim.kind === "either"
      ? "no way of dealing the cards fits in which it is none of them, taking these together"
      : `no way of dealing the cards fits in which it is otherwise for ${subject(deduction, setup)}, taking these together`,
};

function have(deduction: Deduction, setup: Setup): string {
  return `${owner(deduction, setup)} ${isMe(deduction, setup) ? "have" : "has"}`;
}

function elsewhere({ premises }: Deduction, setup: Setup): string {
  const [claim] = premises;
  return claim ? sayClaim(setup, claim) : "somebody else has it";
}

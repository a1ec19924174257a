// Deductions in plain sentences: what is known, and why.

import { cardsOf } from "../table/deck.ts";
import type { Log } from "../table/entry.ts";
import { ENVELOPE, FACE_UP, type Setup } from "../table/setup.ts";
import type { Holder, ReasonParts, Saying, TableWording } from "../words/wording.ts";
import type { Claim, Deduction } from "./deduction.ts";

/** "the Rope", "the Hall", "Scarlett". */
export function sayCard(words: TableWording, { deck }: Setup, id: string): string {
  const card = cardsOf(deck).find((each) => each.id === id);
  return card ? words.card(words.cardName(deck, card), card.kind) : id;
}

/** "you" for me, else the name. */
export function sayHolder(words: TableWording, setup: Setup, owner: string): string {
  if (owner === ENVELOPE) return words.envelope;
  if (owner === FACE_UP) return words.table;
  return owner === setup.me ? words.you : owner;
}

/** What a language says of the ids of a table. */
export function sayingOf(words: TableWording, setup: Setup): Saying {
  const card = (id: string) => sayCard(words, setup, id);
  const holder = (owner: string): Holder => ({ said: sayHolder(words, setup, owner), isYou: owner === setup.me });
  const held = (owner: string, id: string, holds: boolean) =>
    owner === ENVELOPE ? words.inEnvelope(card(id), holds) : words.holds(holder(owner), card(id), holds);
  return {
    card,
    cards: (ids) => ids.map(card),
    holder,
    holding: (owner, id) => held(owner, id, true),
    lacking: (owner, id) => held(owner, id, false),
  };
}

/** "Bob does not hold the Rope" and its like, without the capital and the stop. */
export function sayClaim(words: TableWording, setup: Setup, claim: Claim): string {
  const say = sayingOf(words, setup);
  const holder = say.holder(claim.owner);
  if (claim.kind === "link") return words.showedOneOf(holder, say.cards(claim.possible));
  if (claim.kind === "either") return words.holdsOneOf(holder, say.cards(claim.cards));
  const card = say.card(claim.card);
  return claim.owner === ENVELOPE ? words.inEnvelope(card, claim.holds) : words.holds(holder, card, claim.holds);
}

/** "Plum, the Rope and the Hall". */
export function sayCards(words: TableWording, setup: Setup, cards: readonly string[]): string {
  return words.and(cards.map((card) => sayCard(words, setup, card)));
}

/** The fact in one sentence: "Carol holds the Kitchen." */
export function sayDeduction(words: TableWording, deduction: Deduction, setup: Setup): string {
  return words.sentence(sayClaim(words, setup, deduction.claim));
}

/** The reason in one sentence, with the entries by their place in the log: "… (entries 1 and 4)". */
export function sayReason(words: TableWording, deduction: Deduction, setup: Setup, log: Log): string {
  const { rule, sources } = deduction;
  return words.reason(words.reasons[rule](reasonParts(words, deduction, setup)), entryNumbers(sources, log));
}

/** "entry 3", "entries 1 and 4": entries by their place in the log. */
export function citeEntries(words: TableWording, ids: readonly string[], log: Log): string {
  return words.entries(entryNumbers(ids, log));
}

export function entryNumbers(ids: readonly string[], log: Log): number[] {
  return ids.map((id) => log.findIndex((entry) => entry.id === id) + 1).sort((a, b) => a - b);
}

function reasonParts(words: TableWording, { claim, premises }: Deduction, setup: Setup): ReasonParts {
  const say = sayingOf(words, setup);
  const link = premises.find((each) => each.kind === "link");
  const [first] = premises;
  return {
    holder: say.holder(claim.owner),
    card: claim.kind === "cell" ? say.card(claim.card) : "",
    holds: claim.kind === "cell" && claim.holds,
    isEither: claim.kind === "either",
    shown: say.cards(link?.kind === "link" ? link.cards : []),
    ruledOut: say.cards(premises.flatMap((each) => (each.kind === "cell" ? [each.card] : []))),
    others: premises.map(({ owner }) => say.holder(owner).said),
    premise: first && sayClaim(words, setup, first),
  };
}

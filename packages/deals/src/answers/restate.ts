// What a question was taken for, in other words, so that a misreading is seen at once.

import { sayList, sentence } from "@demonstrandum/text";
import { sayCard, sayCards, sayHolder } from "../rules/say.ts";
import { ENVELOPE, type Setup } from "../table/setup.ts";
import type { Question } from "./question.ts";
import { sayHolding } from "./words.ts";

/** "Who has the Knife." Without a question mark: it is what the answer is about. */
export function restate(setup: Setup, question: Question): string {
  return sentence(RESTATED[question.kind](setup, question as never));
}

type Restated = {
  readonly [K in Question["kind"]]: (setup: Setup, question: Extract<Question, { kind: K }>) => string;
};

const PLURAL = { suspect: "suspects", weapon: "weapons", room: "rooms" } as const;

const RESTATED: Restated = {
  owner: (setup, { card }) => `who has ${sayCard(setup, card)}`,
  lacks: (setup, { card }) => `who does not have ${sayCard(setup, card)}`,
  cell: (setup, { owner, card }) => `whether ${sayHolding(setup, owner, card)}`,
  cells: (setup, { owner, cards }) => `which of ${sayCards(setup, cards)} ${where(setup, owner)}`,
  hand: (setup, { player }) => `what ${sayHolder(setup, player)} ${player === setup.me ? "hold" : "holds"}`,
  why: (setup, { owner, card }) =>
    `why it is so about ${sayCard(setup, card)}${owner ? ` and ${sayHolder(setup, owner)}` : ""}`,
  suppose: (setup, { owner, cards, holds }) =>
    owner === ENVELOPE
      ? `what if ${sayCards(setup, cards)} ${cards.length === 1 ? "is" : "are"} ${holds ? "" : "not "}in the envelope`
      : `what if ${sayHolder(setup, owner)} ${holds ? "had" : "did not have"} ${sayCards(setup, cards, holds ? "and" : "or")}`,
  nobody: (setup, { cards }) => `what if nobody could show ${sayCards(setup, cards, "or")}`,
  ask: (setup, { room }) => `what to ask next${room ? ` in ${sayCard(setup, room)}` : ""}`,
  score: (setup, { cards }) => `how good it is to ask for ${sayCards(setup, cards)}`,
  show: (setup, { cards, asker }) =>
    `which card to show${asker ? ` to ${asker}` : ""}${cards.length > 0 ? ` of ${sayCards(setup, cards)}` : ""}`,
  accuse: () => "whether to accuse",
  close: (_, { player }) => (player ? `how close ${player} is` : "how close the others are"),
  knows: (_, { player }) => `what ${player} may know`,
  bluff: (_, { player }) => `whether ${player ?? "anyone"} asks for cards of their own`,
  asked: (setup, { player, card }) =>
    `what ${player ? sayHolder(setup, player) : "everyone"} asked for${card ? ` with ${sayCard(setup, card)}` : ""}`,
  shown: (setup, { by, to, card }) =>
    `what ${by ? sayHolder(setup, by) : "others"} showed${to ? ` to ${to}` : ""}${card ? `, as to ${sayCard(setup, card)}` : ""}`,
  candidates: (_, { of }) => `which ${of ? PLURAL[of] : sayList(Object.values(PLURAL))} may be in the envelope`,
  envelope: () => "what is in the envelope",
  deals: () => "how many ways of dealing the cards are left",
  insights: () => "what is known so far",
  help: () => "what can be asked",
  unclear: (_, { name }) => `something about ${name}`,
};

function where(setup: Setup, owner: string): string {
  if (owner === ENVELOPE) return "are in the envelope";
  return `${sayHolder(setup, owner)} ${owner === setup.me ? "hold" : "holds"}`;
}

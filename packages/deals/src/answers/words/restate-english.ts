// What a question was taken for, in English, so that a misreading is seen at once.

import { sayList, sentence } from "@demonstrandum/text";
import { ENVELOPE } from "../../table/setup.ts";
import type { Saying } from "../../words/wording.ts";
import { type ByQuestion, byQuestion, type Question } from "../question.ts";

/** "Who has the Knife." Without a question mark: it is what the answer is about. */
export function restateInEnglish(question: Question, say: Saying): string {
  return sentence(byQuestion(RESTATED, question, say));
}

export type Restated = ByQuestion<[Saying], string>;

const PLURAL = { suspect: "suspects", weapon: "weapons", room: "rooms" } as const;

const RESTATED: Restated = {
  owner: ({ card, among }, say) => `${oneOf(among, say)} has ${say.card(card)}`,
  lacks: ({ card, among }, say) => `${oneOf(among, say)} does not have ${say.card(card)}`,
  cell: ({ owner, card, holds }, say) =>
    `whether ${holds === false ? say.lacking(owner, card) : say.holding(owner, card)}`,
  cells: ({ owner, cards }, say) => `which of ${sayList(say.cards(cards))} ${where(owner, say)}`,
  hand: ({ player }, say) => `what ${holds(player, say)}`,
  without: ({ player, of }, say) => {
    const { said, isYou } = say.holder(player);
    return `${of === undefined ? "what" : `which ${PLURAL[of]}`} ${said} ${isYou ? "do" : "does"} not hold`;
  },
  why: ({ owner, card }, say) => `why it is so about ${say.card(card)}${owner ? ` and ${say.holder(owner).said}` : ""}`,
  suppose: ({ owner, cards, holds }, say) =>
    owner === ENVELOPE
      ? `what if ${sayList(say.cards(cards))} ${cards.length === 1 ? "is" : "are"} ${holds ? "" : "not "}in the envelope`
      : `what if ${say.holder(owner).said} ${holds ? "had" : "did not have"} ${sayList(say.cards(cards), holds ? "and" : "or")}`,
  nobody: ({ cards }, say) => `what if nobody could show ${sayList(say.cards(cards), "or")}`,
  ask: ({ room }, say) => `what to ask next${room ? ` in ${say.card(room)}` : ""}`,
  score: ({ cards }, say) => `how good it is to ask for ${sayList(say.cards(cards))}`,
  show: ({ cards, asker }, say) =>
    `which card to show${asker ? ` to ${asker}` : ""}${cards.length > 0 ? ` of ${sayList(say.cards(cards))}` : ""}`,
  accuse: ({ cards }, say) => `whether to accuse${cards ? ` ${sayList(say.cards(cards))}` : ""}`,
  close: ({ player, among }, say) =>
    player ? `how close ${player} is` : `how close ${among ? sayList(holders(among, say)) : "the others"} are`,
  knows: ({ player }) => `what ${player} may know`,
  bluff: ({ player }) => `whether ${player ?? "anyone"} asks for cards of their own`,
  habits: ({ player }, say) => {
    if (player === undefined) return "how the others tend to play";
    const { said, isYou } = say.holder(player);
    return `how ${said} ${isYou ? "tend" : "tends"} to play`;
  },
  asked: ({ player, card }, say) =>
    `what ${player ? say.holder(player).said : "everyone"} asked for${card ? ` with ${say.card(card)}` : ""}`,
  shown: ({ by, to, card }, say) =>
    `what ${by ? say.holder(by).said : "others"} showed${to ? ` to ${say.holder(to).said}` : ""}${card ? `, as to ${say.card(card)}` : ""}`,
  passed: ({ player, card, by }, say) => {
    const asker = by ? ` when ${say.holder(by).said} asked` : "";
    return player
      ? `what ${say.holder(player).said} passed on${asker}${card ? `, as to ${say.card(card)}` : ""}`
      : `who passed${card ? ` on ${say.card(card)}` : ""}${asker}`;
  },
  times: ({ what, player, to, card }, say) =>
    what === "nobody"
      ? "how often nobody showed a card"
      : `how often ${player ? say.holder(player).said : "all together"} ${TIMES[what]}${to ? ` to ${say.holder(to).said}` : ""}${card ? ` when ${say.card(card)} was named` : ""}`,
  count: ({ player }, say) => {
    const { said, isYou } = say.holder(player);
    return `how many cards ${said} ${isYou ? "have" : "has"}`;
  },
  holds: ({ player, of }, say) => `which ${PLURAL[of]} ${holds(player, say)}`,
  rank: ({ what, among }, say) => `${oneOf(among, say)} ${RANKED[what]}`,
  favorites: ({ player, of, card }, say) =>
    card === undefined
      ? `which ${of ? PLURAL[of] : "cards"} ${player ? say.holder(player).said : "everyone"} asked for most`
      : `how often ${player ? say.holder(player).said : "everyone"} asked for ${say.card(card)}, and what it may mean`,
  exposed: ({ player, card }, say) =>
    `${card ? "whether" : "what"} ${player ? say.holder(player).said : "the others"} can be sure that you have${card ? ` ${say.card(card)}` : ""}`,
  unplaced: () => "which cards have no known place yet",
  entry: ({ number, by, back = 0, nth, about }, say) => {
    if (nth !== undefined && by !== undefined) return `what ${possessive(by, say)} suggestion ${nth} says`;
    const which =
      number !== undefined
        ? `entry ${number}`
        : `${by === undefined ? "the" : possessive(by, say)} ${back === 0 ? "last" : back === 1 ? "last but one" : "last but two"} ${by === undefined ? "entry" : "suggestion"}`;
    return `what ${which} says${about === undefined ? "" : ` of ${sayList(holders([about].flat(), say))}`}`;
  },
  conflict: () => "whether the log contradicts itself",
  turn: ({ after }, say) =>
    after === undefined ? "whose turn it is" : `whose turn comes after ${say.holder(after).said}`,
  hands: () => "whose hand is known",
  changed: ({ since }) => `what has become certain since ${since === undefined ? "you last asked" : `entry ${since}`}`,
  order: () => "in which order everybody plays",
  unanswered: ({ by }, say) =>
    `which suggestions${by === undefined ? "" : ` of ${say.holder(by).said}`} nobody answered`,
  seen: ({ of }) => `which ${of ? PLURAL[of] : "cards"} you hold or were shown`,
  none: ({ players, of }, say) =>
    `which ${of ? PLURAL[of] : "cards"} ${players ? `none of ${sayList(holders(players, say))} has` : "nobody has"}`,
  shared: ({ players, of }, say) =>
    `which ${of ? PLURAL[of] : "cards"} ${sayList(holders(players, say))} have and may have`,
  aware: ({ player, card, owner }, say) =>
    `whether ${say.holder(player).said} can be sure ${owner === undefined ? `who has ${say.card(card)}` : `that ${say.holding(owner, card)}`}`,
  placed: ({ of }) => `of which ${of ? PLURAL[of] : "cards"} it is known where they are`,
  unasked: ({ player, of }, say) =>
    `which ${of ? PLURAL[of] : "cards"} ${player === undefined ? "nobody" : say.holder(player).said} ${player === undefined ? "" : "never "}asked for`,
  hidden: ({ by }, say) => `which cards shown${by === undefined ? "" : ` by ${say.holder(by).said}`} are not known`,
  worth: ({ least }) => `which entries told ${least ? "nothing" : "most"}`,
  room: ({ among }, say) =>
    among === undefined ? "which room to go to" : `which of ${sayList(say.cards(among))} to go to`,
  find: ({ card, owner }, say) =>
    owner === undefined || owner === ENVELOPE
      ? `what to ask to find ${say.card(card)}`
      : `what to ask to learn whether ${say.holding(owner, card)}`,
  candidates: ({ of }) => `which ${of ? PLURAL[of] : sayList(Object.values(PLURAL))} may be in the envelope`,
  excluded: ({ of }) => `which ${of ? PLURAL[of] : sayList(Object.values(PLURAL))} are not in the envelope`,
  envelope: () => "what is in the envelope",
  deals: () => "how many ways of dealing the cards are left",
  insights: () => "what is known so far",
  help: () => "what can be asked",
  unclear: ({ name }) => `something about ${name}`,
};

const TIMES = { asked: "asked", passed: "passed", shown: "showed a card" } as const;

const RANKED = {
  asked: "asked most",
  passed: "passed most",
  shown: "showed most",
  cards: "has most cards",
  known: "is known best",
} as const;

const holders = (owners: readonly string[], say: Saying): string[] => owners.map((owner) => say.holder(owner).said);

function possessive(owner: string, say: Saying): string {
  const { said, isYou } = say.holder(owner);
  return isYou ? "your" : `${said}'s`;
}

const oneOf = (among: readonly string[] | undefined, say: Saying): string =>
  among === undefined ? "who" : `who of ${sayList(holders(among, say))}`;

function holds(owner: string, say: Saying): string {
  const { said, isYou } = say.holder(owner);
  return `${said} ${isYou ? "hold" : "holds"}`;
}

const where = (owner: string, say: Saying): string => (owner === ENVELOPE ? "are in the envelope" : holds(owner, say));

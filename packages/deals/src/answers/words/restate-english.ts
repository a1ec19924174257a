// What a question was taken for, in English, so that a misreading is seen at once.

import { sayList, sentence } from "@demonstrandum/text";
import { ENVELOPE } from "../../table/setup.ts";
import type { Saying } from "../../words/wording.ts";
import type { Question } from "../question.ts";

/** "Who has the Knife." Without a question mark: it is what the answer is about. */
export function restateInEnglish(question: Question, say: Saying): string {
  return sentence(RESTATED[question.kind](question as never, say));
}

export type Restated = {
  readonly [K in Question["kind"]]: (question: Extract<Question, { kind: K }>, say: Saying) => string;
};

const PLURAL = { suspect: "suspects", weapon: "weapons", room: "rooms" } as const;

const RESTATED: Restated = {
  owner: ({ card }, say) => `who has ${say.card(card)}`,
  lacks: ({ card }, say) => `who does not have ${say.card(card)}`,
  cell: ({ owner, card, holds }, say) =>
    `whether ${holds === false ? say.lacking(owner, card) : say.holding(owner, card)}`,
  cells: ({ owner, cards }, say) => `which of ${sayList(say.cards(cards))} ${where(owner, say)}`,
  hand: ({ player }, say) => `what ${holds(player, say)}`,
  without: ({ player }, say) => {
    const { said, isYou } = say.holder(player);
    return `what ${said} ${isYou ? "do" : "does"} not hold`;
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
  accuse: () => "whether to accuse",
  close: ({ player }) => (player ? `how close ${player} is` : "how close the others are"),
  knows: ({ player }) => `what ${player} may know`,
  bluff: ({ player }) => `whether ${player ?? "anyone"} asks for cards of their own`,
  asked: ({ player, card }, say) =>
    `what ${player ? say.holder(player).said : "everyone"} asked for${card ? ` with ${say.card(card)}` : ""}`,
  shown: ({ by, to, card }, say) =>
    `what ${by ? say.holder(by).said : "others"} showed${to ? ` to ${to}` : ""}${card ? `, as to ${say.card(card)}` : ""}`,
  candidates: ({ of }) => `which ${of ? PLURAL[of] : sayList(Object.values(PLURAL))} may be in the envelope`,
  excluded: ({ of }) => `which ${of ? PLURAL[of] : sayList(Object.values(PLURAL))} are not in the envelope`,
  envelope: () => "what is in the envelope",
  deals: () => "how many ways of dealing the cards are left",
  insights: () => "what is known so far",
  help: () => "what can be asked",
  unclear: ({ name }) => `something about ${name}`,
};

function holds(owner: string, say: Saying): string {
  const { said, isYou } = say.holder(owner);
  return `${said} ${isYou ? "hold" : "holds"}`;
}

const where = (owner: string, say: Saying): string => (owner === ENVELOPE ? "are in the envelope" : holds(owner, say));

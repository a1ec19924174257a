// A table in English.

import { sayList, sentence } from "@demonstrandum/text";
import { PROOF_IN_ENGLISH } from "./proof-en.ts";
import type { Holder, ReasonParts, TableWording } from "./wording.ts";

const and = (names: readonly string[]): string => sayList(names) || "nothing";
const or = (names: readonly string[]): string => sayList(names, "or") || "nothing";

const hold = ({ isYou }: Holder): string => (isYou ? "hold" : "holds");
const have = ({ said, isYou }: Holder): string => `${said} ${isYou ? "have" : "has"}`;

const some = (shown: readonly string[]): string => (shown.length > 0 ? or(shown) : "one of the cards");

const resolved = ({ holder, shown, ruledOut }: ReasonParts): string =>
  `${holder.said} showed ${some(shown)} and cannot have ${or(ruledOut)}`;

const neither = (others: readonly string[]): string => `neither ${sayList(others, "nor")}`;

const citeEntries = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? "entry" : "entries"} ${sayList(numbers.map(String))}`;

const REASONS: TableWording["reasons"] = {
  hand: ({ holds }) => (holds ? "it is in your hand" : "it is not in your hand"),
  "face-up": () => "it lies open on the table",
  seen: ({ holder }) => `${holder.said} showed it`,
  manual: () => "you set it by hand",
  accusation: () => "an accusation settles it, with what is known of the envelope",
  "0": resolved,
  "1": resolved,
  "1.5": ({ holder, shown, ruledOut }) =>
    `${holder.said} showed ${some(shown)} once and passed on ${or(ruledOut)} another time`,
  "1.6": ({ holder }) => `several open links of ${holder.said} share it`,
  "2": ({ others }) => `${neither(others)} can have it`,
  "2.5": ({ holder }) => `${holder.said} passed on it`,
  "3": () => "no player has it",
  "4": ({ ruledOut }) => `${or(ruledOut)} is in the envelope, which has one card of each kind`,
  "5": () => "it is the only card of its kind that can be in the envelope",
  "6a": ({ holder }) => `${have(holder)} no more cards to choose from than the hand has places`,
  "6b": ({ holder, ruledOut }) =>
    ruledOut.length === 0 ? `${have(holder)} no cards` : `${have(holder)} a full hand: ${and(ruledOut)}`,
  "6c": ({ holder }) => `${have(holder)} missed so many cards that all others must be in the hand`,
  "6d": ({ others }) => `${neither(others)} can have it, some because their hands are full`,
  "7": ({ premise }) => premise ?? "somebody else has it",
  whole: ({ isEither, card }) =>
    isEither
      ? "no way of dealing the cards fits in which it is none of them, taking these together"
      : `no way of dealing the cards fits in which it is otherwise for ${card || "it"}, taking these together`,
};

const HABITS: TableWording["habits"] = {
  asksOwn: ({ seen, chances }) => `Asked for a card in hand ${seen} of ${chances} times.`,
  showsKinds: (kinds) =>
    `With a choice, showed ${sayList(kinds.map(({ kind, tendency }) => `a ${kind} ${tendency.seen} of ${tendency.chances} times`))}.`,
  showsAgain: ({ seen, chances }) => `Showed the same card again ${seen} of ${chances} times.`,
  neverFirst: (cards) => `Never showed ${sayList(cards)} first.`,
};

function ofThem(times: number, suggestions: number): string {
  if (suggestions === 1) return "in the only suggestion so far";
  return times === suggestions ? `in all ${suggestions} suggestions` : `in ${times} of ${suggestions} suggestions`;
}

const PATTERNS: TableWording["patterns"] = {
  asksAgain: ({ said, isYou }, card, { times, suggestions, mayHold }) => {
    const why = mayHold
      ? "perhaps to find it, perhaps with it in hand"
      : `perhaps to find it, as ${isYou ? "you" : "they"} do not hold it`;
    return sentence(`${said} asked for ${card} ${ofThem(times, suggestions)}: ${why}`);
  },
  asksOwn: ({ said, isYou }, cards, times, suggestions) =>
    sentence(
      `${said} asked for cards of ${isYou ? "your" : "their"} own (${and(cards)}) ${ofThem(times, suggestions)}`,
    ),
  showsSame: ({ said }, card, times) => `Whenever it is known what ${said} showed, it was ${card} (${times} times).`,
  showsKind: ({ said }, kind, times) => `Whenever it is known what ${said} showed, it was a ${kind} (${times} times).`,
};

export const en: TableWording = {
  deckName: ({ name }) => name,
  cardName: (_, { name }) => name,
  card: (name, kind) => (kind === "suspect" ? name : `the ${name}`),
  envelope: "the envelope",
  table: "the table",
  you: "you",
  and,
  or,
  sentence,
  paragraph: (sentences) => sentences.join(" "),
  holds(holder, card, holds) {
    if (holder.isYou) return holds ? `you hold ${card}` : `you do not hold ${card}`;
    return holds ? `${holder.said} holds ${card}` : `${holder.said} does not hold ${card}`;
  },
  inEnvelope: (card, holds) => `${card} is ${holds ? "" : "not "}in the envelope`,
  holdsOneOf: (holder, cards) => `${holder.said} ${hold(holder)} ${or(cards)}`,
  showedOneOf: ({ said }, cards) => `${said} showed ${or(cards)}`,
  reasons: REASONS,
  reason: (clause, entries) => sentence(entries.length === 0 ? clause : `${clause} (${citeEntries(entries)})`),
  entries: citeEntries,
  proof: PROOF_IN_ENGLISH,
  habits: HABITS,
  patterns: PATTERNS,
  refused: ({ message }) => sentence(message),
};

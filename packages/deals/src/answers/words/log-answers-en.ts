// Answers about the log in English.

import { sayList, sentence } from "@demonstrandum/text";
import { en as table } from "../../words/en.ts";
import type { Holder } from "../../words/wording.ts";
import { sayChance, sayMany } from "./english-figures.ts";
import type { AdviceWording, CardChance, FavoriteCard, SaidEntry } from "./wording.ts";

const { and } = table;
const VERBS = { asked: "asked", passed: "passed", shown: "showed a card" } as const;
const RANKED = {
  asked: "suggestions",
  passed: "passes",
  shown: "cards shown",
  cards: "cards in hand",
  known: "cards known",
} as const;

const withChance = ({ card, chance }: CardChance): string =>
  chance === undefined ? card : `${card} ${sayChance(chance)}`;

const entries = (count: number): string => (count === 1 ? "1 entry" : `${count} entries`);

const often = (count: number): string => (count === 1 ? "once" : count === 2 ? "twice" : `${count} times`);

function sayEntry(entry: SaidEntry): string {
  if (entry.kind === "said") return entry.clause;
  if (entry.kind === "accusation")
    return `${entry.by ?? "somebody"} accused ${and(entry.cards)}, ${entry.correct ? "rightly" : "wrongly"}`;
  const { by, cards, passed, shows } = entry;
  const answers = [
    ...(passed.length > 0 ? [`${sayList(passed)} passed`] : []),
    ...shows.map((show) => `${show.by} showed ${show.card ?? "a card"}`),
    ...(shows.length === 0 ? ["nobody showed a card"] : []),
  ];
  return `${by} asked for ${and(cards)}; ${answers.join(", ")}`;
}

const sinceWhat = (since: number | undefined): string =>
  since === undefined ? "your last suggestion" : `entry ${since}`;

/** What a card that is asked for may be. */
function besideFavorite(holder: Holder | undefined, { own, inside }: FavoriteCard): string {
  const may = [
    ...(holder && own !== undefined ? [`${holder.isYou ? "your" : "their"} own with ${sayChance(own)}`] : []),
    ...(inside !== undefined ? [`in the envelope with ${sayChance(inside)}`] : []),
  ];
  return may.length === 0 ? "" : ` (${may.join(", ")})`;
}

export type LogAnswers = Pick<
  AdviceWording,
  | "passedOn"
  | "passers"
  | "passedCard"
  | "nobodyPassed"
  | "times"
  | "ranked"
  | "favorites"
  | "exposed"
  | "exposedCard"
  | "aware"
  | "unplaced"
  | "brought"
  | "turnAfter"
  | "handSize"
  | "holdsOfKind"
  | "entry"
  | "noEntry"
  | "noConflict"
  | "turn"
  | "turnUnknown"
  | "handKnown"
  | "noHandKnown"
  | "newFacts"
  | "nothingNew"
  | "neverAsked"
  | "order"
  | "noneUnanswered"
  | "seenByMe"
  | "noneHave"
  | "placed"
  | "unasked"
  | "nothingHidden"
  | "taughtMost"
  | "taughtNothing"
  | "rooms"
  | "findBy"
  | "accuseChance"
>;

export const LOG_ANSWERS_IN_ENGLISH: LogAnswers = {
  passedOn: ({ said }, cards) => sentence(`${said} passed on ${and(cards)}`),
  passers: (card, holders) => sentence(`${sayList(holders)} passed when ${card} was asked for`),
  passedCard: ({ said }, card, entries) =>
    entries.length === 0
      ? sentence(`No: it is not noted that ${said} passed on ${card}`)
      : sentence(`Yes: ${said} passed on ${card} (${table.entries(entries)})`),
  nobodyPassed: "Nobody is noted to have passed on that.",
  times: ({ what, who, to, card, count }) =>
    what === "nobody"
      ? sentence(`nobody showed a card: ${often(count)}`)
      : sentence(
          `${who ?? "all together"} ${VERBS[what]}${to ? ` to ${to}` : ""}${card ? ` when ${card} was named` : ""}: ${often(count)}`,
        ),
  ranked: (what, rows) =>
    sentence(
      `${RANKED[what]}: ${sayList(rows.map(({ who, least, most }) => `${who} ${least === most ? most : `${least} to ${most}`}`))}`,
    ),
  favorites: (holder, cards) =>
    sentence(
      `${holder ? `${holder.said} asked for` : "asked for in all"} ${sayList(cards.map((card) => `${card.card} ${often(card.count)}${besideFavorite(holder, card)}`))}`,
    ),
  exposed: ({ said }, cards) =>
    cards.length === 0
      ? sentence(
          `${said} cannot be sure of any card of yours from what all saw and you showed; ${said}'s own cards may tell more`,
        )
      : sentence(`${said} can be sure that you have ${and(cards)}, from what all saw and you showed`),
  exposedCard: ({ said }, card, isKnown) =>
    isKnown
      ? sentence(`yes: ${said} can be sure that you have ${card}`)
      : sentence(
          `no: nothing that all saw or you showed to ${said} proves that you have ${card}; ${said}'s own cards may`,
        ),
  aware: ({ said }, card, claim, isKnown) => {
    const what = claim === undefined ? `who has ${card}` : `that ${claim}`;
    return isKnown
      ? sentence(`yes: ${said} can be sure ${what}`)
      : sentence(
          `no: nothing that all saw or you showed to ${said} proves ${what}; what others showed to ${said}, and ${said}'s own cards, may`,
        );
  },
  unplaced: (cards) =>
    cards.length === 0
      ? "It is known of every card where it is."
      : sentence(
          `it is not known where ${sayMany(cards.length, "card")} ${cards.length === 1 ? "is" : "are"}: ${and(cards)}`,
        ),
  brought: (clauses, more) =>
    sentence(`it made certain: ${sayList([...clauses, ...(more > 0 ? [`${more} more`] : [])])}`),
  turnAfter: (after, next) =>
    sentence(`after ${after.said} ${next.isYou ? "it is your turn" : `it is ${next.said}'s turn`}`),
  handSize: ({ said, isYou }, min, max, known) =>
    sentence(
      `${said} ${isYou ? "have" : "has"} ${min === max ? sayMany(min, "card") : `between ${min} and ${max} cards`}, ${known} of them known`,
    ),
  holdsOfKind: ({ said, isYou }, kind, held, open) =>
    sentence(
      [
        `${said} ${isYou ? "hold" : "holds"} for certain ${held.length > 0 ? and(held) : `no ${kind} that is known`}`,
        ...(open.length > 0 ? [`possible: ${sayList(open.map(withChance))}`] : [`no other ${kind} is possible`]),
      ].join("; "),
    ),
  entry: (number, entry) => sentence(`entry ${number}: ${sayEntry(entry)}`),
  noEntry: (count) => `There is no such entry: the log has ${entries(count)}.`,
  noConflict: (count) => `No contradiction: all ${entries(count)} fit together.`,
  turn: ({ isYou, said }) => (isYou ? "It is your turn to ask." : sentence(`it is ${said}'s turn to ask`)),
  turnUnknown: "Nobody has asked yet, and who begins is not noted.",
  handKnown: ({ said, isYou }, cards) =>
    sentence(`all cards ${said} ${isYou ? "hold" : "holds"} are known: ${and(cards)}`),
  noHandKnown: ({ said }, known, size) =>
    sentence(`no other hand is known completely; most is known of ${said}: ${known} of ${sayMany(size, "card")}`),
  newFacts: (clauses, more, since) =>
    sentence(`since ${sinceWhat(since)}: ${sayList([...clauses, ...(more > 0 ? [`${more} more`] : [])])}`),
  nothingNew: (since) => `Nothing more has become certain since ${sinceWhat(since)}.`,
  order: (players, turns) =>
    sentence(
      `${sayMany(players.length, "player")}, in this order: ${sayList(players)}${turns === undefined ? "" : turns === 0 ? "; it is your turn" : `; ${sayMany(turns, "turn")} until yours`}`,
    ),
  noneUnanswered: "There is no such suggestion that nobody answered.",
  seenByMe: (own, shown) =>
    sentence(
      `you hold ${own.length > 0 ? and(own) : "none"}, and were shown ${shown.length > 0 ? and(shown) : "none"}`,
    ),
  noneHave: (players, cards) =>
    cards.length === 0
      ? sentence(`no card is certain to be with none of ${sayList(players)}`)
      : sentence(`certainly with none of ${sayList(players)}: ${and(cards)}`),
  placed: (rows, open) =>
    sentence(
      [
        ...rows.map(({ holder, cards }) => `${holder.said}: ${and(cards)}`),
        open === 0 ? "all places are known" : `not known yet: ${open}`,
      ].join("; "),
    ),
  unasked: (holder, cards) =>
    cards.length === 0
      ? sentence(`${holder ? `${holder.said} asked` : "there were suggestions"} for every one of them`)
      : sentence(`${holder ? holder.said : "nobody"} ${holder ? "never" : "ever"} asked for ${and(cards)}`),
  nothingHidden: "Every card that was shown is known.",
  taughtMost: (rows) =>
    rows.length === 0
      ? "No entry has made anything certain yet."
      : sentence(
          `most was made certain by ${sayList(rows.map(({ number, count }) => `entry ${number} (${sayMany(count, "cell")})`))}`,
        ),
  taughtNothing: (numbers) =>
    numbers.length === 0
      ? "Every entry made something certain."
      : sentence(`nothing was made certain at once by ${table.entries(numbers)}`),
  neverAsked: "You have not asked anything yet.",
  rooms: (rooms) =>
    sentence(
      `best ${sayList(rooms.map(({ room, cards, success }) => `${room} (asking ${and(cards)}, you would then name the envelope with ${sayChance(success)})`))}`,
    ),
  findBy: (card, cards, safe) =>
    safe
      ? `Ask for ${and(cards)}: nobody else can show the other two, so whoever has ${card} shows it, and if nobody does, it is in the envelope.`
      : `Ask for ${and(cards)}: the other cards are the least likely to be shown instead of ${card}.`,
  accuseChance: (cards, chance) => sentence(`${and(cards)} is right with ${sayChance(chance)}`),
};

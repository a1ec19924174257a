// Answers about the log in English.

import { sayList, sentence } from "@demonstrandum/text";
import { en as table } from "../../words/en.ts";
import { sayChance, sayMany } from "./english-figures.ts";
import type { AdviceWording, CardChance, SaidEntry } from "./wording.ts";

const { and } = table;
const VERBS = { asked: "asked", passed: "passed", shown: "showed a card" } as const;

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

export type LogAnswers = Pick<
  AdviceWording,
  | "passedOn"
  | "passers"
  | "passedCard"
  | "nobodyPassed"
  | "times"
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
    sentence(
      `${who ?? "all together"} ${VERBS[what]}${to ? ` to ${to}` : ""}${card ? ` when ${card} was named` : ""}: ${often(count)}`,
    ),
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
  newFacts: (clauses, more) =>
    sentence(`since your last suggestion: ${sayList([...clauses, ...(more > 0 ? [`${more} more`] : [])])}`),
  nothingNew: "Nothing more has become certain since your last suggestion.",
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

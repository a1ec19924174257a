// What to ask next, in English.
import { sayList } from "@demonstrandum/text";
import { englishEnvelopes, plural } from "../../words/english-amounts.ts";
import type { NextWording } from "./wording.ts";

const about = (isExact: boolean): string => (isExact ? "" : "about ");

export const en: NextWording = {
  title: "Ask next",
  room: "The room you are in",
  anyRoom: "in any room",
  inRoom: (name) => `in the ${name}`,
  weighing: "Weighing every suggestion …",
  others: "What the others may know",
  out: "out",
  sure: (percent, isExact) => `sure: ${about(isExact)}${percent}`,
  about: (count) => `about ${count} envelopes`,
  seen: (cards) => (cards.length === 0 ? "has seen none of your cards" : `has seen ${sayList(cards)} from you`),
  withHabits: "≈ Weighed with habits, which are guesses.",
  withoutHabits: "Habits are left out.",
  leaveHabits: "Leave them out",
  useHabits: "Use them",
  over: (cards) => `The game is over: ${cards}.`,
  watching: "Advice is for players; you are only watching.",
  youAreOut: "You accused wrongly, so you ask no more. You still show cards when asked.",
  likeliest: (player, card, percent, isExact) => ` Likeliest: ${player} shows ${card} (${about(isExact)}${percent}).`,
  accuse: (cards) => `Accuse: ${cards}.`,
  isProved: " It is proved.",
  leaves: (leaves, count) => `Leaves about ${englishEnvelopes(leaves)} of ${count} on average.`,
  answered: (proves, nobody, isExact) =>
    ` The answer proves the envelope: ${about(isExact)}${proves}. Nobody can answer: ${about(isExact)}${nobody}.`,
  risk: (percent) => `Waiting is a risk: others may be there first. An accusation now is right with ${percent}.`,
  inFigures: "In figures",
  figures: (success, now, isExact) =>
    `After the answer you would name the envelope with ${about(isExact)}${success} on average (now ${now}).`,
  whatAnswers: "What may be answered",
  otherSuggestions: "Other good suggestions",
  worth: (leaves, percent) => `leaves ${leaves} · ${percent}`,
  most: (informative, bits, probable, percent) =>
    `Most informative: ${informative} (${bits} bits). Most likely envelope: ${probable} (${percent}).`,
  nobody: "Nobody can answer",
  shows: (shows) => sayList(shows.map(({ player, card }) => `${player} shows ${card}`)),
  afterwards: (percent) => `then ${percent}`,
  otherAnswers: (count) => plural(count, "other answer"),
};

// What to ask next, in English.
import { sayList } from "@demonstrandum/text";
import { englishEnvelopes, plural } from "./amounts.ts";

const about = (isExact: boolean): string => (isExact ? "" : "about ");

export const en = {
  title: "Ask next",
  room: "The room you are in",
  anyRoom: "in any room",
  inRoom: (name: string) => `in the ${name}`,
  weighing: "Weighing every suggestion …",
  others: "What the others may know",
  out: "out",
  sure: (percent: string, isExact: boolean) => `sure: ${about(isExact)}${percent}`,
  about: (count: number) => `about ${count} envelopes`,
  seen: (cards: readonly string[]) =>
    cards.length === 0 ? "has seen none of your cards" : `has seen ${sayList(cards)} from you`,
  withHabits: "≈ Weighed with how people usually play, which is a guess.",
  withoutHabits: "How people usually play is left out.",
  leaveHabits: "Leave it out",
  useHabits: "Use it",
  over: (cards: string) => `The game is over: ${cards}.`,
  watching: "Advice is for players; you are only watching.",
  youAreOut: "You accused wrongly, so you ask no more. You still show cards when asked.",
  likeliest: (player: string, card: string, percent: string, isExact: boolean) =>
    ` Likeliest: ${player} shows ${card} (${about(isExact)}${percent}).`,
  accuse: (cards: string) => `Accuse: ${cards}.`,
  isProved: " It is proved.",
  leaves: (leaves: number, count: number) => `Leaves about ${englishEnvelopes(leaves)} of ${count} on average.`,
  /** How likely the answer proves the envelope, and how likely nobody can give one. */
  answered: (proves: string, nobody: string, isExact: boolean) =>
    ` The answer proves the envelope: ${about(isExact)}${proves}. Nobody can answer: ${about(isExact)}${nobody}.`,
  risk: (percent: string) =>
    `Waiting is a risk: others may be there first. An accusation now is right with ${percent}.`,
  inFigures: "In figures",
  figures: (success: string, now: string, isExact: boolean) =>
    `After the answer you would name the envelope with ${about(isExact)}${success} on average (now ${now}).`,
  whatAnswers: "What may be answered",
  otherSuggestions: "Other good suggestions",
  worth: (leaves: number, percent: string) => `leaves ${leaves} · ${percent}`,
  most: (informative: string, bits: string, probable: string, percent: string) =>
    `Most informative: ${informative} (${bits} bits). Most likely envelope: ${probable} (${percent}).`,
  nobody: "Nobody can answer",
  shows: (shows: readonly { readonly player: string; readonly card: string }[]) =>
    sayList(shows.map(({ player, card }) => `${player} shows ${card}`)),
  afterwards: (percent: string) => `then ${percent}`,
  otherAnswers: (count: number) => plural(count, "other answer"),
};

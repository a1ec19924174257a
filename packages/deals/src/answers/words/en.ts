// Answers and advice in English.

import { sayList, sentence } from "@demonstrandum/text";
import { RULE_NAMES } from "../../rules/rule-names.ts";
import { en as table } from "../../words/en.ts";
import type { Holder } from "../../words/wording.ts";
import { sayChance, sayMany } from "./english-figures.ts";
import { LOG_ANSWERS_IN_ENGLISH } from "./log-answers-en.ts";
import { restateInEnglish } from "./restate-english.ts";
import type { AdviceWording, CardChance } from "./wording.ts";

const { and } = table;

const hold = ({ isYou }: Holder): string => (isYou ? "hold" : "holds");

const likely = (chance: number): string => (chance > 0 ? `${sayChance(chance)} likely` : "possible but unlikely");

const withChance = ({ card, chance }: CardChance): string =>
  chance === undefined ? card : `${card} ${sayChance(chance)}`;

export const en: AdviceWording = {
  ...table,
  tooMuch: "That is not settled: this table is too much to work out.",
  isCertain: "That is certain.",
  isNotCertain: "That is not certain.",
  owners: (card, owners) =>
    sentence(`${card}: ${owners.map(({ holder, chance }) => `${holder} ${sayChance(chance)}`).join(", ")}`),
  nobodyLacks: (card) => `Nobody is ruled out for ${card} yet.`,
  lack: (card, holders) => sentence(`certainly without ${card}: ${sayList(holders)}`),
  no: (clause) => sentence(`No: ${clause}`),
  yes: (clause) => sentence(`Yes: ${clause}`),
  perhaps: (clause, chance) => sentence(`Perhaps: that ${clause} is ${likely(chance)}`),
  cells: (cells) =>
    sentence(
      cells
        .map(({ card, held, chance }) => {
          if (held === undefined) return `${card}: ${likely(chance)}`;
          return `${card}: ${held ? "yes" : "no"}, certainly`;
        })
        .join("; "),
    ),
  hand: (holder, cards) =>
    sentence(`${holder.said} ${hold(holder)} for certain: ${cards.length > 0 ? sayList(cards) : "nothing known yet"}`),
  without: (holder, cards) =>
    cards.length === 0
      ? `Nothing is ruled out for ${holder.said} yet.`
      : sentence(`${holder.said} certainly ${holder.isYou ? "do" : "does"} not hold: ${sayList(cards)}`),
  besides: (cards) => sentence(`Most likely besides: ${sayList(cards.map(withChance))}`),
  byRule: (rule) => `That is rule ${rule}: ${RULE_NAMES[rule].toLowerCase()}.`,
  kindProved: (kind, card) => sentence(`the ${kind} is proved: ${card}`),
  kindOpen: (kind, cards) => sentence(`${sayMany(cards.length, kind)} possible: ${sayList(cards.map(withChance))}`),
  kindExcluded: (kind, cards) =>
    cards.length === 0 ? `No ${kind} is ruled out yet.` : sentence(`certainly not the ${kind}: ${sayList(cards)}`),
  envelopeProved: (cards) => sentence(`The envelope is proved: ${and(cards)}`),
  likeliestEnvelopes: (envelopes) =>
    sentence(
      `The likeliest envelopes: ${envelopes.map(({ cards, chance }) => `${and(cards)} (${sayChance(chance)})`).join("; ")}`,
    ),
  kindsOpen: (kinds) => sentence(`Still possible: ${sayList(kinds.map(({ kind, count }) => sayMany(count, kind)))}`),
  deals(deals, envelopes) {
    const all =
      deals === undefined ? "Too many deals to count are possible" : `${sayMany(deals, "deal")} still possible`;
    return sentence(`${all}, with ${sayMany(envelopes, "envelope")}`);
  },
  noSuchSuggestion: "That is no suggestion of this deck.",
  suggestionPlace: (cards, place, count) => sentence(`${and(cards)} is number ${place} of ${count} suggestions`),
  namedAfter: (success, now) =>
    `After the answer you would name the envelope with ${sayChance(success)} on average (now ${sayChance(now)}).`,
  nobodyAnswers: (chance) => `Nobody can answer: ${sayChance(chance)}.`,
  bestWouldBring: (cards, success) => `The best, ${and(cards)}, would bring ${sayChance(success)}.`,
  gameOver: (cards) => `The game is over: it was ${and(cards)}.`,
  youAreOut: "You accused wrongly, so you ask no more. You still show cards: ask me which.",
  contradicts: "That cannot be: it contradicts what is known.",
  tooMuchIf: "What would follow is too much to work out.",
  envelopesIf: (then, now) => sentence(`Then ${sayMany(then, "envelope")} instead of ${now} would be possible`),
  likeliestIf: (cards, chance) => sentence(`The likeliest would be ${and(cards)}: ${sayChance(chance)}`),
  knownIf: (clauses) =>
    clauses.length > 0
      ? sentence(`You would know that ${sayList(clauses)}`)
      : "No further card would be placed for certain.",
  askWhatWasAsked: "Tell me what was asked for: a suspect, a weapon and a room, and by whom.",
  youHoldNone: "You hold none of these cards.",
  show: (card, asker, seenBefore, leaves) =>
    sentence(
      `Show ${card}: ${seenBefore ? `${asker} has seen it before` : `it leaves ${asker} with about ${sayMany(leaves, "envelope")}`}`,
    ),
  otherShows: (cards) =>
    sentence(sayList(cards.map(({ card, leaves }) => `${card} would leave about ${Math.round(leaves)}`))),
  youKnow: "You know what the matrix shows.",
  seen: (player, cards) =>
    cards.length === 0 ? `${player} has seen none of your cards.` : `${player} has seen ${sayList(cards)} from you.`,
  nothingShown: "Nothing like that is noted.",
  showed: (by, to, card) => sentence(`${by} showed ${to} ${card}`),
  showedHidden: (by, to, cards) => sentence(`${by} showed ${to} one of ${and(cards)}`),
  nothingAsked: "No such suggestion is noted.",
  asked: (by, cards, entry) => sentence(`${by} asked for ${and(cards)} (entry ${entry})`),
  askedBefore: (count) => `And ${count} more before.`,
  nobodyAsked: "Nobody has asked for anything yet.",
  ownAsked: (who, own, count) => sentence(`${who} asked for own cards for certain in ${own} of ${count} suggestions`),
  lastAsked: (who, cards, own) =>
    own.length === 0
      ? sentence(`the last one, ${and(cards)}, named no card of ${who}`)
      : sentence(`in the last one ${who} may hold ${sayList(own.map(withChance))}`),
  ...LOG_ANSWERS_IN_ENGLISH,
  unsure: (taken) =>
    taken === undefined
      ? "I did not make out all of that, so I had better not answer. You can ask:"
      : `I read this as: ${taken} But some of it I did not make out, so I had better ask back:`,
  conflict: (entries) =>
    `The log contradicts itself: ${table.entries(entries)} cannot all be right. Correct or delete one of them.`,
  ask: (cards) => `Ask for ${and(cards)}.`,
  after: (leaves, success, now) =>
    `After the answer about ${sayMany(leaves, "envelope")} would be left on average, and you would name the right one with ${sayChance(success)} (now ${sayChance(now)}).`,
  answerProves: (chance) => `The answer proves the envelope: ${sayChance(chance)}.`,
  likeliestAnswer: (shows, chance) =>
    `The likeliest answer is ${sayList(shows.map(({ player, card }) => `${player} with ${card}`))}: ${sayChance(chance)}.`,
  mostInformative: (cards, bits) =>
    `${sentence(and(cards)).slice(0, -1)} would tell most about the envelope (${bits.toFixed(2)} bits).`,
  likeliestEnvelope: (cards, chance, count) =>
    `The likeliest of ${count} possible envelopes is ${and(cards)}: ${sayChance(chance)}.`,
  provedSoFar: (cards) => `Proved so far: ${and(cards)}.`,
  dealsFit: (deals) => sentence(`${sayMany(deals, "deal")} still fit${deals === 1 ? "s" : ""}`),
  lead: (player, card, chance) =>
    sentence(`${player} may hold ${card} (${sayChance(chance)}): open links share it, which is a lead and no proof`),
  openLinks: (count) => `${sayMany(count, "link")} ${count === 1 ? "is" : "are"} still open.`,
  closeness({ player, expected, solved, isExact }) {
    const may = `${player} may still reckon with about ${sayMany(expected, "envelope")}`;
    if (solved <= 0) return `${may}.`;
    return isExact
      ? `${may} and can name it in ${sayChance(solved)} of the likely deals.`
      : `${may} and can name it in about ${sayChance(solved)} of some drawn deals.`;
  },
  accuseNow: (cards) => `Accuse now: ${and(cards)} are proved to be in the envelope.`,
  verdict: (verdict) =>
    verdict === "accuse"
      ? "Ask first if it is your turn, then accuse: waiting longer is worth less than the risk."
      : "Wait: a wrong accusation loses the game, and another answer is worth more.",
  accuseOdds: (cards, now, afterAsking) =>
    `The best accusation, ${and(cards)}, is right with ${sayChance(now)}; after one more answer you would stand at ${sayChance(afterAsking)} on average.`,
  risk(risk, isExact) {
    if (risk <= 0) return "No opponent can name the envelope yet, as far as can be told.";
    return isExact
      ? `An opponent can already name the envelope with a chance of ${sayChance(risk)}.`
      : `An opponent can already name the envelope with a chance of about ${sayChance(risk)}, going by drawn deals.`;
  },
  fromEarlierGames: "From earlier games:",
  nothingStandsOut: (holder, suggestions) =>
    sentence(
      `nothing stands out yet in how ${holder.said} ${holder.isYou ? "play" : "plays"}, after ${sayMany(suggestions, "suggestion")}`,
    ),
  habitsAreGuesses: ({ said, isYou }) => `How ${said} ${isYou ? "tend" : "tends"} to play; these are guesses.`,
  restate: restateInEnglish,
  examples: ({ other, suspect, weapon, room }) =>
    sentence(
      `I can answer questions such as "Who has the ${weapon}?", "Which suspects are still possible?", "What if ${other} shows the ${weapon}?", "What should I ask in the ${room}?", "How good is asking ${suspect}, ${weapon}, ${room}?", "Should I accuse?", "How close is ${other}?", "What did ${other} ask for?", "Is ${other} bluffing?" and "Why does ${other} not have the ${room}?"`,
    ),
  unclear: (name) => `Do you mean the card ${name} or the player? Say "the card ${name}" or "player ${name}".`,
};

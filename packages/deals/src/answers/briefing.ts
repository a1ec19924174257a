// The advisor without any service: what to ask, what stands out, who is a threat, accuse or wait, in plain sentences.

import { sayList, sentence } from "@demonstrandum/text";
import { type Advice, type AdvisedSuggestion, type AdviseOptions, advise } from "../advice/advise.ts";
import type { Closeness } from "../advice/closeness.ts";
import { type Analysis, analyse } from "../analyse.ts";
import { citeEntries, sayCard, sayDeduction, sayReason } from "../rules/say.ts";
import type { Log } from "../table/entry.ts";
import type { Setup } from "../table/setup.ts";
import { sayChance, sayMany, sayTriple } from "./words.ts";

export interface Briefing {
  /** What to ask next, and why. */
  readonly next: readonly string[];
  /** What stands out, most important first. */
  readonly insights: readonly string[];
  readonly threats: readonly string[];
  readonly accuse: readonly string[];
}

/** The whole briefing; for a log that contradicts itself, only what is wrong with it. */
export function brief(setup: Setup, log: Log, options: AdviseOptions = {}): Briefing {
  const analysis = analyse(setup, log, options);
  if (!analysis.consistent) return { next: [], insights: [sayConflict(analysis, log)], threats: [], accuse: [] };
  const insights = sayInsights(setup, log, analysis);
  if (setup.me === undefined) return { next: [], insights, threats: [], accuse: [] };
  const advice = advise(setup, log, options);
  return { next: sayNext(setup, advice), insights, threats: sayThreats(advice), accuse: sayAccuse(setup, advice) };
}

/** Which entries cannot all be right. */
export function sayConflict({ conflict }: Analysis, log: Log): string {
  const where = citeEntries(conflict?.entries ?? [], log);
  return `The log contradicts itself: ${where} cannot all be right. Correct or delete one of them.`;
}

export function sayNext(setup: Setup, advice: Advice): string[] {
  const [best] = advice.suggestions;
  if (!best) return [];
  const now = sayChance(advice.mostProbable.probability);
  return [
    `Ask for ${sayTriple(setup, best.cards)}.`,
    `After the answer about ${sayMany(best.leaves, "envelope")} would be left on average, and you would name the right one with ${sayChance(best.success)} (now ${now}).`,
    `Nobody can answer: ${sayChance(best.nobody)}.`,
    ...sayLikelyAnswers(setup, best),
    ...sayMostInformative(setup, advice, best),
  ];
}

function sayLikelyAnswers(setup: Setup, { outcomes }: AdvisedSuggestion): string[] {
  const [first] = outcomes.filter(({ shows }) => shows.length > 0).toSorted((a, b) => b.probability - a.probability);
  if (!first) return [];
  const answers = first.shows.map(({ player, card }) => `${player} with ${sayCard(setup, card)}`);
  return [`The likeliest answer is ${sayList(answers)}: ${sayChance(first.probability)}.`];
}

function sayMostInformative(setup: Setup, { mostInformative }: Advice, best: AdvisedSuggestion): string[] {
  if (mostInformative.cards.join() === best.cards.join()) return [];
  const bits = mostInformative.information.toFixed(2);
  return [
    `${sentence(sayTriple(setup, mostInformative.cards)).slice(0, -1)} would tell most about the envelope (${bits} bits).`,
  ];
}

export function sayInsights(setup: Setup, log: Log, analysis: Analysis): string[] {
  const { envelopes, progress, deductions, leads, links, deals } = analysis;
  const [best] = envelopes;
  const proved = progress.flatMap((kind) => kind.proved ?? []);
  const notable = deductions
    .filter(({ claim }) => claim.kind === "cell" && claim.holds && claim.owner !== setup.me)
    .slice(-3)
    .reverse();
  return [
    ...(best && envelopes.length > 1
      ? [
          `The likeliest envelope is ${sayTriple(setup, best.cards)}: ${sayChance(best.probability)} of ${envelopes.length} possible.`,
        ]
      : []),
    ...(best && envelopes.length === 1 ? [`The envelope is proved: ${sayTriple(setup, best.cards)}.`] : []),
    ...(proved.length > 0 && envelopes.length > 1 ? [`Proved so far: ${sayTriple(setup, proved)}.`] : []),
    ...(deals === undefined ? [] : [`${sentence(`${sayMany(deals, "deal")} still fit${deals === 1 ? "s" : ""}`)}`]),
    ...notable.map((deduction) => `${sayDeduction(deduction, setup)} ${sayReason(deduction, setup, log)}`),
    ...leads
      .slice(0, 2)
      .map(({ player, card, probability }) =>
        sentence(
          `${player} may hold ${sayCard(setup, card)} (${sayChance(probability)}): open links share it, which is a lead and no proof`,
        ),
      ),
    ...sayOpenLinks(links.filter(({ open }) => open).length),
  ];
}

function sayOpenLinks(count: number): string[] {
  return count === 0 ? [] : [`${sayMany(count, "link")} ${count === 1 ? "is" : "are"} still open.`];
}

export function sayThreats({ opponents }: Pick<Advice, "opponents">): string[] {
  return opponents
    .filter(({ isOut }) => !isOut)
    .toSorted((a, b) => b.solved - a.solved || a.expected - b.expected)
    .map(sayCloseness);
}

export function sayCloseness({ player, expected, fewest, solved }: Closeness): string {
  const may = `${player} may still reckon with about ${sayMany(expected, "envelope")} (at least ${fewest})`;
  return solved > 0 ? `${may} and can name it in ${sayChance(solved)} of the likely deals.` : `${may}.`;
}

export function sayAccuse(setup: Setup, { accuse }: Advice): string[] {
  const { verdict, envelope, now, afterAsking, risk } = accuse;
  const triple = sayTriple(setup, envelope.cards);
  if (now >= 1 - 1e-12) return [`Accuse now: ${triple} are proved to be in the envelope.`];
  const odds = `The best accusation, ${triple}, is right with ${sayChance(now)}; after one more answer you would stand at ${sayChance(afterAsking)} on average.`;
  const others =
    risk > 0
      ? `An opponent can already name the envelope with a chance of ${sayChance(risk)}.`
      : "No opponent can name the envelope yet, as far as can be told.";
  const verdictText =
    verdict === "accuse"
      ? "Ask first if it is your turn, then accuse: waiting longer is worth less than the risk."
      : "Wait: a wrong accusation loses the game, and another answer is worth more.";
  return [verdictText, odds, others];
}

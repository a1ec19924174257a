// The advisor without any service: what to ask, what stands out, who is a threat, accuse or wait, in plain sentences.

import { type Advice, type AdvisedSuggestion, type AdviseOptions, advise } from "../advice/advise.ts";
import { type Analysis, analyse } from "../analyse.ts";
import { entryNumbers, sayDeduction, sayingOf, sayReason } from "../rules/say.ts";
import type { Log } from "../table/entry.ts";
import type { Setup } from "../table/setup.ts";
import type { Saying } from "../words/wording.ts";
import { isProved } from "./scene.ts";
import type { AdviceWording } from "./words/wording.ts";

/** What a player wants to hear at a glance. */
export interface Briefing {
  /** What to ask next, and why. */
  readonly next: readonly string[];
  /** What stands out, most important first. */
  readonly insights: readonly string[];
  readonly threats: readonly string[];
  readonly accuse: readonly string[];
}

/** The whole briefing; for a log that contradicts itself, only what is wrong with it. */
export function brief(words: AdviceWording, setup: Setup, log: Log, options: AdviseOptions = {}): Briefing {
  const analysis = analyse(setup, log, options);
  if (!analysis.consistent) return { next: [], insights: [sayConflict(words, analysis, log)], threats: [], accuse: [] };
  const insights = sayInsights(words, setup, log, analysis);
  if (setup.me === undefined) return { next: [], insights, threats: [], accuse: [] };
  const advice = advise(setup, log, options);
  return {
    next: sayNext(words, setup, advice),
    insights,
    threats: sayThreats(words, advice),
    accuse: sayAccuse(words, setup, advice),
  };
}

/** Which entries cannot all be right. */
export function sayConflict(words: AdviceWording, { conflict }: Analysis, log: Log): string {
  return words.conflict(entryNumbers(conflict?.entries ?? [], log));
}

export function sayNext(words: AdviceWording, setup: Setup, advice: Advice): string[] {
  const [best] = advice.suggestions;
  if (!best) return [];
  const say = sayingOf(words, setup);
  return [
    words.ask(say.cards(best.cards)),
    words.after(best.leaves, best.success, advice.mostProbable.probability),
    words.answerProves(best.proves),
    words.nobodyAnswers(best.nobody),
    ...sayLikelyAnswers(words, say, best),
    ...sayMostInformative(words, say, advice, best),
  ];
}

function sayLikelyAnswers(words: AdviceWording, say: Saying, { outcomes }: AdvisedSuggestion): string[] {
  const [first] = outcomes.filter(({ shows }) => shows.length > 0).toSorted((a, b) => b.probability - a.probability);
  if (!first) return [];
  const shows = first.shows.map(({ player, card }) => ({ player, card: say.card(card) }));
  return [words.likeliestAnswer(shows, first.probability)];
}

function sayMostInformative(
  words: AdviceWording,
  say: Saying,
  { mostInformative: { cards, information } }: Advice,
  best: AdvisedSuggestion,
): string[] {
  return cards.join() === best.cards.join() ? [] : [words.mostInformative(say.cards(cards), information)];
}

export function sayInsights(words: AdviceWording, setup: Setup, log: Log, analysis: Analysis): string[] {
  const { envelopes, progress, deductions, leads, links, deals } = analysis;
  const say = sayingOf(words, setup);
  const [best] = envelopes;
  const proved = progress.flatMap((kind) => kind.proved ?? []);
  const open = links.filter((link) => link.open).length;
  const notable = deductions
    .filter(({ claim }) => claim.kind === "cell" && claim.holds && claim.owner !== setup.me)
    .slice(-3)
    .reverse();
  return [
    ...(best && !isProved(analysis)
      ? [words.likeliestEnvelope(say.cards(best.cards), best.probability, envelopes.length)]
      : []),
    ...(best && isProved(analysis) ? [words.envelopeProved(say.cards(best.cards))] : []),
    ...(proved.length > 0 && !isProved(analysis) ? [words.provedSoFar(say.cards(proved))] : []),
    ...(deals === undefined ? [] : [words.dealsFit(deals)]),
    ...notable.map((each) => words.paragraph([sayDeduction(words, each, setup), sayReason(words, each, setup, log)])),
    ...leads.slice(0, 2).map(({ player, card, probability }) => words.lead(player, say.card(card), probability)),
    ...(open === 0 ? [] : [words.openLinks(open)]),
  ];
}

export function sayThreats(words: AdviceWording, { opponents }: Pick<Advice, "opponents">): string[] {
  return opponents
    .filter(({ isOut }) => !isOut)
    .toSorted((a, b) => b.solved - a.solved || a.expected - b.expected)
    .map((each) => words.closeness(each));
}

export function sayAccuse(words: AdviceWording, setup: Setup, { accuse }: Advice): string[] {
  const { verdict, envelope, now, afterAsking, risk, isRiskExact } = accuse;
  const cards = sayingOf(words, setup).cards(envelope.cards);
  if (now >= 1 - 1e-12) return [words.accuseNow(cards)];
  return [words.verdict(verdict), words.accuseOdds(cards, now, afterAsking), words.risk(risk, isRiskExact)];
}

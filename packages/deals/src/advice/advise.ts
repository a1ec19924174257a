// What to do next: which suggestion to make, whether to accuse, and how close the others are.

import { type AnalyseOptions, DEFAULT_BUDGET, type Envelope, tripleOf } from "../analyse.ts";
import { drawDeals } from "../count/draw.ts";
import { DEFAULT_STEPS } from "../search/effort.ts";
import { makeEvidence } from "../search/restriction.ts";
import { contestOf } from "../table/contest.ts";
import type { Log } from "../table/entry.ts";
import { TableError } from "../table/error.ts";
import { cardId, type Layout, makeLayout, ownerName } from "../table/layout.ts";
import type { Setup } from "../table/setup.ts";
import { type Closeness, type Opponents, viewOpponents } from "./closeness.ts";
import { habitWeights } from "./habit-weights.ts";
import type { Habits } from "./habits.ts";
import { allTriples, type Ranked, type RankOrder, rank } from "./rank.ts";

/** What advice may take into account beside the log. */
export interface AdviseOptions extends AnalyseOptions {
  /** The room I am in; all rooms when absent. */
  readonly room?: string;
  /** How many of the best suggestions must be scored exactly. */
  readonly best?: number;
  /** How players tend to play: guesses that may order suggestions, and never touch a fact or the advice to accuse. */
  readonly habits?: readonly Habits[];
  /** Take people whose habits are not known for some of a population, most of whom leave out their own cards: a guess as well. */
  readonly population?: boolean;
  /** Leave out what opponents may know, which takes about as long as the rest. */
  readonly opponents?: boolean;
}

/** One way a suggestion may be answered, how likely it is, and what it would leave. */
export interface AdvisedOutcome {
  /** Who shows which card: nobody, one player, or several where everyone shows. */
  readonly shows: readonly { readonly player: string; readonly card: string }[];
  readonly probability: number;
  /** How likely the best guess at the envelope is after this outcome. */
  readonly success: number;
}

/** Three cards to ask for, every answer to expect, and what they are worth. */
export interface AdvisedSuggestion {
  readonly cards: readonly [string, string, string];
  /** The expected probability of naming the envelope after the answer. */
  readonly success: number;
  /** Bits about the envelope. */
  readonly information: number;
  /** How much doubt is left after the answer: the square root of the bits still to be found, on average. */
  readonly doubt: number;
  /** The chance that nobody can answer. */
  readonly nobody: number;
  /** How many envelopes are still possible after the answer, on average. */
  readonly leaves: number;
  /** The chance that the answer proves the envelope. */
  readonly proves: number;
  readonly outcomes: readonly AdvisedOutcome[];
  /** Whether the figures are exact or estimated from drawn deals. */
  readonly exact: boolean;
}

/** Whether to accuse now, and how likely that is to be right. */
export interface AccuseAdvice {
  readonly verdict: "accuse" | "wait";
  readonly envelope: Envelope;
  /** How likely the best accusation is right now. */
  readonly now: number;
  /** How likely it will be, on average, after the best suggestion. */
  readonly afterAsking: number;
  /** The chance that an opponent can already name the envelope. */
  readonly risk: number;
  /** Whether that is counted over all deals, and not over some that were drawn. */
  readonly isRiskExact: boolean;
  /** What waiting is worth: afterAsking, and a fair share of the rest, if nobody wins before. */
  readonly waiting: number;
}

/** What to do next: suggestions from the best, whether to accuse, who else is close. */
export interface Advice {
  readonly room?: string;
  /** Whether the order of suggestions and their figures rest on habits too, which are guesses. */
  readonly usesHabits: boolean;
  /** Best first. */
  readonly suggestions: readonly AdvisedSuggestion[];
  readonly mostInformative: AdvisedSuggestion;
  readonly mostProbable: Envelope;
  /** How many envelopes are possible now. */
  readonly envelopes: number;
  readonly accuse: AccuseAdvice;
  readonly opponents: readonly Closeness[];
}

/** All deals are listed up to this many, else so many are drawn. */
const LIST_UP_TO = 20_000;
const DRAWS = 10_000;

/** Advice for me; throws a TableError when the setup does not say who I am, or the log contradicts itself. */
export function advise(setup: Setup, log: Log, options: AdviseOptions = {}): Advice {
  const layout = makeLayout(setup);
  if (layout.me < 0) throw new TableError("players", "setup", "say which player you are to get advice.");
  const room = options.room === undefined ? undefined : roomIndex(layout, options.room);
  const evidence = makeEvidence(layout, log, options.weighting === "every-show");
  const settings = {
    weighted: options.weighting !== "uniform",
    budget: options.budget ?? DEFAULT_BUDGET,
    seed: options.seed ?? 1,
    steps: options.steps ?? DEFAULT_STEPS,
  };
  const draw = drawDeals(evidence, { ...settings, listUpTo: LIST_UP_TO, draws: DRAWS });
  if (draw === "open") throw new TableError("too_much", "", "this table is too much to work out.");
  const envelope = draw === "none" ? undefined : draw.odds.envelopes[0];
  if (draw === "none" || !envelope) throw new TableError("format", "log", "the entries contradict each other.");
  const mostProbable = { cards: tripleOf(layout, envelope.cards), probability: envelope.probability };
  const guessed = habitWeights(
    layout,
    log,
    { habits: options.habits ?? [], population: options.population ?? false },
    draw,
  );
  const order: RankOrder = room === undefined ? "success" : "doubt";
  const wanted = { weighted: settings.weighted, best: options.best ?? 5, guessed, order };
  const ranked = rank(evidence, draw, layout.me, allTriples(layout, room), wanted);
  const suggestions = discreetFirst(
    log,
    ranked.map((each) => present(layout, each)),
  );
  const best = suggestions[0] as AdvisedSuggestion;
  // Whether to accuse is no matter of guesses: the best suggestion is scored again without them.
  const afterAsking = guessed
    ? (rank(evidence, draw, layout.me, [ranked[0]?.cards ?? []], { ...wanted, guessed: undefined })[0]?.score.success ??
      0)
    : best.success;
  const { opponents, risk, isExact } =
    options.opponents === false ? UNSEEN : viewOpponents(layout, log, draw, settings.seed);
  return {
    ...(options.room !== undefined && { room: options.room }),
    usesHabits: guessed !== undefined,
    suggestions,
    mostInformative: suggestions.reduce((a, b) => (b.information > a.information + 1e-9 ? b : a), best),
    mostProbable,
    envelopes: draw.odds.envelopes.length,
    accuse: accuseOrWait(mostProbable, {
      afterAsking,
      risk,
      isRiskExact: isExact,
      racing: setup.players.length - contestOf(log).out.length,
    }),
    opponents,
  };
}

/** Among equals, those that name cards already asked for come first: they tell the others least of what I look for. */
function discreetFirst(log: Log, suggestions: readonly AdvisedSuggestion[]): AdvisedSuggestion[] {
  const asked = new Set(log.flatMap((entry) => (entry.type === "suggestion" ? entry.cards : [])));
  const isEqual = (a: number, b: number) => Math.abs(a - b) < 1e-9;
  const known = ({ cards }: AdvisedSuggestion) => cards.filter((card) => asked.has(card)).length;
  return suggestions.toSorted((a, b) =>
    isEqual(a.success, b.success) && isEqual(a.information, b.information) && isEqual(a.doubt, b.doubt)
      ? known(b) - known(a)
      : 0,
  );
}

function roomIndex(layout: Layout, room: string): number {
  const index = layout.cardIndex.get(room);
  if (index === undefined || layout.cards[index]?.kind !== "room") {
    throw new TableError("unknown_card", "advice", `the deck has no room "${room}".`);
  }
  return index;
}

const UNSEEN: Opponents = { opponents: [], risk: 0, isExact: false };

interface Prospects extends Pick<AccuseAdvice, "afterAsking" | "risk" | "isRiskExact"> {
  /** Players who can still win. */
  readonly racing: number;
}

/**
 * Accuse when sure, or when waiting for one more answer is worth less because somebody else may win first. Whoever waits may
 * name the envelope then, or go on playing with as good a chance as anybody.
 */
function accuseOrWait(envelope: Envelope, { racing, ...prospects }: Prospects): AccuseAdvice {
  const now = envelope.probability;
  const { afterAsking, risk } = prospects;
  const waiting = (1 - risk) * (afterAsking + (1 - afterAsking) / Math.max(1, racing));
  const sure = now > 1 - 1e-12;
  return { verdict: sure || now > waiting ? "accuse" : "wait", envelope, now, ...prospects, waiting };
}

function present(layout: Layout, { cards, score, exact }: Ranked): AdvisedSuggestion {
  return {
    cards: tripleOf(layout, cards),
    success: score.success,
    information: score.information,
    doubt: score.doubt,
    nobody: score.nobody,
    leaves: score.leaves,
    proves: score.proves,
    outcomes: score.outcomes.map(({ shows, probability, success }) => ({
      shows: shows.map(({ player, card }) => ({ player: ownerName(layout, player), card: cardId(layout, card) })),
      probability,
      success,
    })),
    exact,
  };
}

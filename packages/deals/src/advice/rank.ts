// Ranks suggestions: free to name any room, by the expected probability of naming the envelope after the answer, ties by
// information, and the best of them by what can be asked next; bound to a room, by the doubt that is left, because the next
// question cannot be chosen freely either.
// With few deals all scores are exact. With many, drawn deals give a first order and the best are scored exactly,
// until the top of the list is or the budget is spent.

import type { Draw } from "../count/draw.ts";
import { close, demandsOf, startHoldings } from "../search/holdings.ts";
import type { Evidence } from "../search/restriction.ts";
import { cardsIn, type Layout } from "../table/layout.ts";
import { type Round, roundOf, type Score } from "./answer.ts";
import { exactScore } from "./exact-score.ts";
import { questionsAhead } from "./look-ahead.ts";
import { type DealList, makeDealList, tallyScore } from "./tally-score.ts";

export interface RankOptions {
  readonly weighted: boolean;
  /** How many at the top must be exact. */
  readonly best: number;
  /** Other weights for the deals, which rest on guesses; no score is exact then. */
  readonly guessed?: Float64Array | undefined;
  readonly order: RankOrder;
}

/** What counts most. */
export type RankOrder = "success" | "doubt";

export interface Ranked {
  /** Suspect, weapon, room by index. */
  readonly cards: readonly number[];
  readonly score: Score;
  readonly exact: boolean;
}

/** Exact scores tried before the order found so far has to do, and what they may cost. */
const MAX_EXACT = 16;
const REFINE_BUDGET = 20_000_000;
const ONE_SCORE_BUDGET = 4_000_000;

/** Scores the suggestions of `triples` made by `asker`, on deals drawn from the evidence. */
export function rank(
  evidence: Evidence,
  draw: Draw,
  asker: number,
  triples: readonly (readonly number[])[],
  options: RankOptions,
): Ranked[] {
  const round = roundOf(evidence.layout, asker);
  const { guessed } = options;
  // Guesses tell apart what evidence does not.
  const groups = guessed ? triples.map((triple) => [triple]) : groupAlike(draw, evidence.layout, triples);
  const list = makeDealList(guessed ? { ...draw, weights: guessed } : draw, evidence.layout.envelope, round);
  const exact = draw.how === "all" && !guessed;
  const scored: Scored[] = groups.map((group) => ({ group, score: tallyScore(list, group[0] ?? []), exact }));
  if (options.order === "success" && round.showers === "first") markAhead(list, scored);
  // Where anyone may answer, who does depends on all who can, which no single way back tells.
  const canRefine =
    round.showers !== "anyone" && draw.count && !exact && !guessed && draw.count.steps < ONE_SCORE_BUDGET;
  if (canRefine) refine(evidence, round, scored, options);
  return scored
    .flatMap(({ group, score, exact: sure, ahead }) =>
      group.map((cards) => ({ cards, score: renamed(score, group, cards), exact: sure, ahead })),
    )
    .sort(WORTH[options.order]);
}

interface Scored {
  readonly group: readonly (readonly number[])[];
  score: Score;
  exact: boolean;
  /** Questions still to be expected; only for the few that were looked at further. */
  ahead?: number | undefined;
}

/** How many are looked at further, and how many may follow, by each of two orders. */
const FIRST = 6;
const NEXT = 16;

function markAhead(list: DealList, scored: readonly Scored[]): void {
  const orders = [scored.toSorted(WORTH.success), scored.toSorted(WORTH.doubt)];
  const best = (count: number) => [...new Set(orders.flatMap((order) => order.slice(0, count)))];
  const cardsOf = ({ group }: Scored) => group[0] ?? [];
  const first = best(FIRST);
  const questions = questionsAhead(list, first.map(cardsOf), best(NEXT).map(cardsOf));
  first.forEach((each, at) => {
    each.ahead = questions[at];
  });
}

/** Equal to a part in a billion counts as equal, so that ties do not hang on rounding. */
const apart = (difference: number): number => (Math.abs(difference) > 1e-9 ? difference : 0);

type Worth = Pick<Scored, "score" | "ahead">;
type ByWorth = (a: Worth, b: Worth) => number;

/** Those that were looked at further come first. */
const byAhead: ByWorth = ({ ahead: a }, { ahead: b }) =>
  a === undefined || b === undefined ? Number(a === undefined) - Number(b === undefined) : apart(a - b);

const bySuccess: ByWorth = ({ score: a }, { score: b }) =>
  apart(b.success - a.success) || b.information - a.information;

const WORTH: Readonly<Record<RankOrder, ByWorth>> = {
  success: (one, other) => byAhead(one, other) || bySuccess(one, other),
  doubt: ({ score: a }, { score: b }) => apart(a.doubt - b.doubt) || apart(b.success - a.success),
};

/** Scores the best exactly; drawn scores flatter, so what comes up next is looked at again, and the rest is corrected. */
function refine(evidence: Evidence, round: Round, scored: Scored[], options: RankOptions): void {
  const holdings = startHoldings(evidence.layout, evidence.restrictions);
  close(evidence.layout, demandsOf(evidence.restrictions), holdings);
  const settings = { weighted: options.weighted, budget: ONE_SCORE_BUDGET };
  const drawn = { success: 0, doubt: 0 };
  const sums = { success: 0, doubt: 0, steps: 0 };
  for (let tried = 0; tried < MAX_EXACT && sums.steps < REFINE_BUDGET; tried++) {
    scored.sort(WORTH[options.order]);
    const next = scored.slice(0, options.best).find(({ exact }) => !exact);
    const found = next && exactScore(evidence, holdings, round, next.group[0] ?? [], settings);
    if (!next || !found) break;
    drawn.success += next.score.success;
    drawn.doubt += next.score.doubt;
    sums.success += found.score.success;
    sums.doubt += found.score.doubt;
    sums.steps += found.steps;
    next.score = found.score;
    next.exact = true;
  }
  correct(scored, {
    success: drawn.success > 0 ? Math.min(1, sums.success / drawn.success) : 1,
    doubt: drawn.doubt > 0 ? Math.max(1, sums.doubt / drawn.doubt) : 1,
  });
}

/** Brings drawn scores down to what exact ones were found to be, or they would stand above better suggestions. */
function correct(scored: readonly Scored[], shares: Pick<Score, RankOrder>): void {
  for (const each of scored) {
    const { success, doubt } = each.score;
    if (!each.exact) each.score = { ...each.score, success: success * shares.success, doubt: doubt * shares.doubt };
  }
}

/** Suggestions whose cards no evidence tells apart have the same score. */
function groupAlike({ count }: Draw, layout: Layout, triples: readonly (readonly number[])[]): (readonly number[])[][] {
  if (!count) return triples.map((triple) => [triple]);
  const { classes, holdings } = count.residue;
  const trait = layout.cards.map((_, card) => {
    const own = classes.findIndex((members) => members.includes(card));
    return own >= 0 ? `c${own}` : `o${holdings.has.findIndex((held) => ((held >> card) & 1) === 1)}`;
  });
  const groups = new Map<string, (readonly number[])[]>();
  for (const triple of triples) {
    const key = triple.map((card) => trait[card]).join();
    const group = groups.get(key);
    if (group) group.push(triple);
    else groups.set(key, [triple]);
  }
  return [...groups.values()];
}

/** The score of one suggestion read for another that is alike. */
function renamed(score: Score, [first = []]: readonly (readonly number[])[], cards: readonly number[]): Score {
  const outcomes = score.outcomes.map((outcome) => ({
    ...outcome,
    shows: outcome.shows.map(({ player, card }) => ({ player, card: cards[first.indexOf(card)] ?? -1 })),
  }));
  return { ...score, outcomes };
}

/** All suggestions, or those in one room. */
export function allTriples({ kinds }: Layout, room?: number): number[][] {
  const [suspects, weapons, rooms] = kinds.map(cardsIn);
  const where = room === undefined ? rooms : [room];
  return (suspects ?? []).flatMap((suspect) =>
    (weapons ?? []).flatMap((weapon) => (where ?? []).map((place) => [suspect, weapon, place])),
  );
}

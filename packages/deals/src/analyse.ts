// The one question of this package: given who sits where and what happened, what follows?
// A pure function of setup and log; undo, edits and replays come free.

import { countDeals, type Odds, oddsOf } from "./count/odds.ts";
import { estimate, sampleDeals } from "./count/sampling.ts";
import { type Deduction, describeEitherOr, explainCertain } from "./rules/deduction.ts";
import { eitherOrs } from "./rules/either-or.ts";
import { type Lead, type LinkState, leadsOf, linksOf } from "./rules/links.ts";
import { type CardRow, makeMatrix } from "./rules/matrix.ts";
import { withOverridden } from "./rules/overridden.ts";
import { findClash, fittingEntries, soundBeginning } from "./rules/reasons.ts";
import { likeliestSlip } from "./rules/slips.ts";
import { DEFAULT_STEPS, Effort } from "./search/effort.ts";
import { close, demandsOf, startHoldings } from "./search/holdings.ts";
import { type CellFact, type Evidence, makeEvidence, onlyEntries } from "./search/restriction.ts";
import { CARD_KINDS, type CardKind } from "./table/deck.ts";
import type { Log } from "./table/entry.ts";
import { cardId, cardsIn, type Layout, makeLayout, ownerName } from "./table/layout.ts";
import { FACE_UP, type Setup } from "./table/setup.ts";

/** How an analysis weighs what was seen, and how far it may search. */
export interface AnalyseOptions {
  /** "shown" weighs which card a player chose to show me, the first time; "every-show" also when it is shown again;
   * "uniform" takes every deal alike. Certainty never depends on it. */
  readonly weighting?: "shown" | "every-show" | "uniform";
  /** Steps of exact counting before probabilities are drawn instead. */
  readonly budget?: number;
  /** Steps of searching, for certainty and again for explanations, before what is left stays open. */
  readonly steps?: number;
  /** Leave out the deduction log, which is not needed for figures alone. */
  readonly explain?: boolean;
  /** For drawn probabilities. */
  readonly seed?: number;
}

/** About one second of counting. */
export const DEFAULT_BUDGET = 20_000_000;

/** Steps to find the likeliest slip of a contradiction. */
const SLIPS = DEFAULT_STEPS;

/** Entries that cannot all be right. */
export interface Conflict {
  /** Ids of a minimal set: without any one of them the others fit together. */
  readonly entries: readonly string[];
  /** Those whose removal alone makes the whole log fit. */
  readonly repairs: readonly string[];
  /** The one to look at first: more of its own small corrections make everything fit. Only where facts are explained. */
  readonly likeliest?: string;
}

/** What is known of a player's hand. */
export interface HandState {
  readonly player: string;
  readonly min: number;
  readonly max: number;
  /** How many of the player's cards are known. */
  readonly known: number;
}

/** How much is known of the envelope's card of one kind. */
export interface KindProgress {
  readonly kind: CardKind;
  /** The card in the envelope, once proved. */
  readonly proved?: string;
  readonly candidates: readonly { readonly card: string; readonly probability: number }[];
}

/** Three cards that may be the solution, and how likely they are. */
export interface Envelope {
  readonly cards: readonly [string, string, string];
  readonly probability: number;
}

/** Everything that is certain at a table and why, and how likely the rest is. */
export interface Analysis {
  readonly consistent: boolean;
  readonly conflict?: Conflict;
  /** How many entries the rest of this describes: all, unless the log contradicts itself. */
  readonly entriesUsed: number;
  /** Ids of the entries it leaves out: those that a mark overrides, and from the first contradiction on those that are no marks. */
  readonly setAside: readonly string[];
  /** How probabilities were found: counted; drawn, when counting would take too long; or not at all ("rules"), when
   * there was too much to work out even to find one deal, so that only what the simple rules prove is told. */
  readonly exactness: "exact" | "sampled" | "rules";
  /** Whether everything certain was found and all reasons are minimal. What is told is certain either way. */
  readonly isComplete: boolean;
  /** How many deals fit the whole log: 0 for a contradiction, absent when they were not counted. */
  readonly deals?: number;
  readonly matrix: Readonly<Record<string, CardRow>>;
  /** probabilities[card][owner], for owners that may have the card. */
  readonly probabilities: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The owner of every card whose owner is certain. */
  readonly owners: Readonly<Record<string, string>>;
  /** Every possible envelope, most likely first. */
  readonly envelopes: readonly Envelope[];
  readonly progress: readonly KindProgress[];
  readonly hands: readonly HandState[];
  readonly links: readonly LinkState[];
  readonly leads: readonly Lead[];
  readonly deductions: readonly Deduction[];
}

/** Everything that follows from a setup and a log. */
export function analyse(setup: Setup, log: Log, options: AnalyseOptions = {}): Analysis {
  const evidence = makeEvidence(makeLayout(setup), log, options.weighting === "every-show");
  const reckoning = reckon(evidence, options);
  if (reckoning === undefined) return analyseClash(setup, evidence, log, options);
  const { deals } = reckoning.odds;
  return {
    consistent: true,
    entriesUsed: log.length,
    setAside: [],
    ...(deals !== undefined && { deals }),
    ...present(evidence, log, reckoning, options),
  };
}

interface Reckoning {
  readonly odds: Odds;
  readonly exactness: Analysis["exactness"];
  readonly isComplete: boolean;
}

/** The odds of a table, counted if the budget allows; undefined when no deal fits. */
function reckon(evidence: Evidence, options: AnalyseOptions): Reckoning | undefined {
  const weighted = options.weighting !== "uniform";
  const count = countDeals(evidence, { weighted, budget: options.budget ?? DEFAULT_BUDGET });
  if (count === "none") return undefined;
  if (count !== "large") return { odds: oddsOf(count), exactness: "exact", isComplete: true };
  const effort = new Effort(options.steps ?? DEFAULT_STEPS);
  const sample = sampleDeals(evidence, { weighted, seed: options.seed ?? 1 }, effort);
  if (sample === "none") return undefined;
  if (sample === "open") return { odds: ruledOdds(evidence), exactness: "rules", isComplete: false };
  return { odds: estimate(evidence.layout, sample), exactness: "sampled", isComplete: !effort.ranOut };
}

/** What the simple rules leave open, without any chances. */
function ruledOdds({ layout, restrictions }: Evidence): Odds {
  const holdings = startHoldings(layout, restrictions);
  close(layout, demandsOf(restrictions), holdings);
  const probability = Array.from(holdings.has, (held) =>
    Float64Array.from(layout.cards, (_, card) => (held >> card) & 1),
  );
  return { probability, possible: holdings.may, envelopes: [] };
}

function analyseClash(setup: Setup, evidence: Evidence, log: Log, options: AnalyseOptions): Analysis {
  const effort = new Effort(options.steps ?? DEFAULT_STEPS);
  const { entries, repairs } = findClash(evidence, effort);
  const { used, reckoning } = reckonTrusted(evidence, trustedEntries(evidence, log, effort), options);
  const idOf = (index: number) => log[index]?.id ?? "";
  const ids = entries.map(idOf);
  const likeliest = options.explain === false ? undefined : likeliestSlip(setup, log, ids, new Effort(SLIPS));
  const told = present(
    onlyEntries(evidence, (entry) => used.has(entry)),
    log,
    reckoning,
    options,
  );
  return {
    consistent: false,
    conflict: { entries: ids, repairs: repairs.map(idOf), ...(likeliest !== undefined && { likeliest }) },
    entriesUsed: used.size,
    setAside: log.flatMap(({ id }, entry) => (used.has(entry) ? [] : [id])),
    deals: 0,
    ...told,
    deductions: told.deductions.map((each) => withOverridden(evidence, log, each, effort)),
    isComplete: told.isComplete && !effort.ranOut,
  };
}

/** Marks override, the newest first and wherever they stand; other entries count up to their own first contradiction. */
function trustedEntries(evidence: Evidence, log: Log, effort: Effort): number[] {
  const isMark = (entry: number) => log[entry]?.type === "fact";
  const all = Array.from(log, (_, entry) => entry);
  const noted = all.filter((entry) => !isMark(entry));
  const sound = noted.slice(0, soundBeginning(evidence, noted, effort));
  return fittingEntries(evidence, [...all.filter(isMark).reverse(), ...sound], effort);
}

/** The odds by the trusted entries; by fewer of them where only now it shows that they do not fit. */
function reckonTrusted(evidence: Evidence, trusted: readonly number[], options: AnalyseOptions) {
  for (let count = trusted.length; ; count = count >> 1) {
    const used = new Set(trusted.slice(0, count));
    const reckoning = reckon(
      onlyEntries(evidence, (entry) => used.has(entry)),
      options,
    );
    if (reckoning) return { used, reckoning };
    if (count === 0) throw new Error("A checked setup always has a deal.");
  }
}

function present(evidence: Evidence, log: Log, reckoning: Reckoning, options: AnalyseOptions) {
  const { layout } = evidence;
  const { odds, exactness, isComplete } = reckoning;
  const certain = certainCells(layout, odds.possible);
  const links = linksOf(evidence, log, odds.possible);
  const effort = new Effort(options.steps ?? DEFAULT_STEPS);
  const explain = () =>
    inOrder(log, [
      ...explainCertain(evidence, log, certain, effort),
      ...eitherOrs(evidence, odds.possible, effort).map((fact) => describeEitherOr(layout, log, fact)),
    ]);
  const deductions = options.explain === false ? [] : explain();
  return {
    exactness,
    isComplete: isComplete && !effort.ranOut,
    matrix: makeMatrix(layout, certain, links),
    probabilities: probabilitiesOf(layout, odds),
    owners: ownersOf(layout, certain),
    envelopes: odds.envelopes.map(({ cards, probability }) => ({ cards: tripleOf(layout, cards), probability })),
    progress: progressOf(layout, odds),
    hands: handsOf(layout, certain),
    links,
    leads: exactness === "rules" ? [] : leadsOf(layout, links, odds),
    deductions,
  };
}

/** Deductions by the entry with which they became known. */
function inOrder(log: Log, deductions: readonly Deduction[]): Deduction[] {
  const places = new Map(log.map(({ id }, place) => [id, place]));
  const placeOf = ({ entry }: Deduction) => (entry === undefined ? -1 : (places.get(entry) ?? -1));
  return deductions.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Every cell that is the same in all deals. */
export function certainCells({ dealt, faceUp }: Layout, possible: Int32Array): CellFact[] {
  const cells: CellFact[] = [];
  for (const card of cardsIn(dealt | faceUp)) {
    const owners = possible.reduce((count, mask) => count + ((mask >> card) & 1), 0);
    possible.forEach((mask, owner) => {
      if (((mask >> card) & 1) === 0) cells.push({ owner, card, holds: false });
      else if (owners === 1) cells.push({ owner, card, holds: true });
    });
  }
  return cells;
}

function probabilitiesOf(layout: Layout, { probability }: Odds): Record<string, Record<string, number>> {
  const rows = layout.cards.map(({ id }, card) => {
    if ((layout.faceUp >> card) & 1) return [id, { [FACE_UP]: 1 }] as const;
    const chances = probability.map((row, owner) => [ownerName(layout, owner), row[card] ?? 0] as const);
    return [id, Object.fromEntries(chances.filter(([, chance]) => chance > 0))] as const;
  });
  return Object.fromEntries(rows);
}

function ownersOf(layout: Layout, certain: readonly CellFact[]): Record<string, string> {
  const open = cardsIn(layout.faceUp).map((card) => [card, FACE_UP] as const);
  const held = certain.filter(({ holds }) => holds).map(({ card, owner }) => [card, ownerName(layout, owner)] as const);
  return Object.fromEntries(
    [...open, ...held].sort(([a], [b]) => a - b).map(([card, owner]) => [cardId(layout, card), owner]),
  );
}

export function tripleOf(layout: Layout, cards: readonly number[]): [string, string, string] {
  const [suspect, weapon, room] = cards.map((card) => cardId(layout, card));
  return [suspect ?? "", weapon ?? "", room ?? ""];
}

function progressOf(layout: Layout, { probability, possible }: Odds): KindProgress[] {
  const row = probability[layout.envelope];
  return CARD_KINDS.map((kind, index) => {
    const open = cardsIn((possible[layout.envelope] ?? 0) & (layout.kinds[index] ?? 0));
    const candidates = open
      .map((card) => ({ card: cardId(layout, card), probability: row?.[card] ?? 0 }))
      .sort((a, b) => b.probability - a.probability);
    const proved = candidates.length === 1 ? candidates[0]?.card : undefined;
    return { kind, candidates, ...(proved !== undefined && { proved }) };
  });
}

function handsOf({ players, min, max }: Layout, certain: readonly CellFact[]): HandState[] {
  return players.map((player, seat) => ({
    player,
    min: min[seat] ?? 0,
    max: max[seat] ?? 0,
    known: certain.filter(({ owner, holds }) => holds && owner === seat).length,
  }));
}

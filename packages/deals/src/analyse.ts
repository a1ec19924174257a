// The one question of this package: given who sits where and what happened, what follows?
// A pure function of setup and log; undo, edits and replays come free.

import { countDeals, type Odds, oddsOf } from "./count/odds.ts";
import { estimate, sampleDeals } from "./count/sampling.ts";
import { type Deduction, explainCertain } from "./rules/deduction.ts";
import { type Lead, type LinkState, leadsOf, linksOf } from "./rules/links.ts";
import { type CardRow, makeMatrix } from "./rules/matrix.ts";
import { findClash } from "./rules/reasons.ts";
import { type CellFact, type Evidence, makeEvidence, onlyEntries } from "./search/restriction.ts";
import { CARD_KINDS, type CardKind } from "./table/deck.ts";
import type { Log } from "./table/entry.ts";
import { cardId, cardsIn, type Layout, makeLayout, ownerName } from "./table/layout.ts";
import { FACE_UP, type Setup } from "./table/setup.ts";

export interface AnalyseOptions {
  /** "shown" weighs which card a player chose to show me; "uniform" takes every deal alike. Certainty never depends on it. */
  readonly weighting?: "shown" | "uniform";
  /** Steps of exact counting before probabilities are drawn instead. */
  readonly budget?: number;
  /** Leave out the deduction log, which is not needed for figures alone. */
  readonly explain?: boolean;
  /** For drawn probabilities. */
  readonly seed?: number;
}

/** About one second of counting. */
export const DEFAULT_BUDGET = 20_000_000;

/** Entries that cannot all be right. */
export interface Conflict {
  /** Ids of a minimal set: without any one of them the others fit together. */
  readonly entries: readonly string[];
  /** Those whose removal alone makes the whole log fit. */
  readonly repairs: readonly string[];
}

export interface HandState {
  readonly player: string;
  readonly min: number;
  readonly max: number;
  /** How many of the player's cards are known. */
  readonly known: number;
}

export interface KindProgress {
  readonly kind: CardKind;
  /** The card in the envelope, once proved. */
  readonly proved?: string;
  readonly candidates: readonly { readonly card: string; readonly probability: number }[];
}

export interface Envelope {
  readonly cards: readonly [string, string, string];
  readonly probability: number;
}

export interface Analysis {
  readonly consistent: boolean;
  readonly conflict?: Conflict;
  /** How many first entries the rest of this describes: all, or those before a contradiction. */
  readonly entriesUsed: number;
  /** Certainty is always exact; probabilities are drawn when counting would take too long. */
  readonly exactness: "exact" | "sampled";
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
  const evidence = makeEvidence(makeLayout(setup), log);
  const found = figure(evidence, options);
  if (found) {
    const { odds, exactness } = found;
    const deals = odds.deals === undefined ? {} : { deals: odds.deals };
    return {
      consistent: true,
      entriesUsed: log.length,
      exactness,
      ...deals,
      ...present(evidence, log, odds, options),
    };
  }
  return analyseClash(evidence, log, options);
}

/** The odds of a table, counted if the budget allows; undefined when nothing fits. */
function figure(evidence: Evidence, options: AnalyseOptions = {}) {
  const weighted = options.weighting !== "uniform";
  const count = countDeals(evidence, { weighted, budget: options.budget ?? DEFAULT_BUDGET });
  if (count === "none") return undefined;
  if (count !== "large") return { odds: oddsOf(count), exactness: "exact" as const };
  const sample = sampleDeals(evidence, weighted, options.seed ?? 1);
  return sample && { odds: estimate(evidence.layout, sample), exactness: "sampled" as const };
}

function analyseClash(evidence: Evidence, log: Log, options: AnalyseOptions): Analysis {
  const { entries, repairs, sound } = findClash(evidence);
  const before = onlyEntries(evidence, (entry) => entry < sound);
  const found = figure(before, options);
  if (!found) throw new Error("A checked setup always has a deal.");
  const idOf = (index: number) => log[index]?.id ?? "";
  return {
    consistent: false,
    conflict: { entries: entries.map(idOf), repairs: repairs.map(idOf) },
    entriesUsed: sound,
    exactness: found.exactness,
    deals: 0,
    ...present({ ...before, entries: sound }, log.slice(0, sound), found.odds, options),
  };
}

function present(evidence: Evidence, log: Log, odds: Odds, options: AnalyseOptions) {
  const { layout } = evidence;
  const certain = certainCells(layout, odds.possible);
  const links = linksOf(evidence, log, odds.possible);
  return {
    matrix: makeMatrix(layout, certain, links),
    probabilities: probabilitiesOf(layout, odds),
    owners: ownersOf(layout, certain),
    envelopes: odds.envelopes.map(({ cards, probability }) => ({ cards: tripleOf(layout, cards), probability })),
    progress: progressOf(layout, odds),
    hands: handsOf(layout, certain),
    links,
    leads: leadsOf(layout, links, odds),
    deductions: options.explain === false ? [] : explainCertain(evidence, log, certain),
  };
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

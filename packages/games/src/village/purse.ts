// What a village may spend: the cost of all statements, how many are counts, and each meaning only once.

import { complexityCost, isRelation } from "@demonstrandum/clues/village";
import type { Testimony } from "./candidate-testimonies.ts";
import type { GenerationConfig } from "./config.ts";
import type { StatementTruthTableCache } from "./truth-cache.ts";

export interface Purse {
  budget: number;
  counts: number;
  /** Speakers without words, for each of whom the cheapest words must remain affordable. */
  waiting: number;
  readonly least: number;
  readonly used: Set<number>;
}

export const makePurse = (config: GenerationConfig): Purse => ({
  budget: config.complexityBudget,
  counts: config.maxCountStatementsTotal,
  waiting: config.N,
  least: config.statementsPerSpeakerMin,
  used: new Set(),
});

const costOf = (testimony: Testimony): number =>
  testimony.reduce((sum, statement) => sum + complexityCost(statement), 0);
const countsIn = (testimony: Testimony): number => testimony.filter((statement) => !isRelation(statement)).length;

export function canAfford(purse: Purse, testimony: Testimony, truth: StatementTruthTableCache): boolean {
  if (countsIn(testimony) > purse.counts) return false;
  if (costOf(testimony) > purse.budget - (purse.waiting - 1) * purse.least) return false;
  return testimony.every((statement) => !purse.used.has(truth.meaningOf(statement)));
}

export function pay(purse: Purse, testimony: Testimony, truth: StatementTruthTableCache): void {
  purse.budget -= costOf(testimony);
  purse.counts -= countsIn(testimony);
  purse.waiting -= 1;
  for (const statement of testimony) purse.used.add(truth.meaningOf(statement));
}

export function isAffordable(
  testimonies: readonly Testimony[],
  truth: StatementTruthTableCache,
  config: GenerationConfig,
): boolean {
  const purse = makePurse(config);
  return testimonies.every((testimony) => {
    const isFine = canAfford(purse, testimony, truth);
    pay(purse, testimony, truth);
    return isFine;
  });
}

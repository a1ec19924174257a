// What a village may spend: the cost of all statements, how many are counts, and each meaning only once.

import { complexityCost, isRelation } from "@demonstrandum/clues";
import type { Bundle } from "./bundle.ts";
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

const costOf = (bundle: Bundle): number => bundle.reduce((sum, statement) => sum + complexityCost(statement), 0);
const countsIn = (bundle: Bundle): number => bundle.filter((statement) => !isRelation(statement)).length;

export function canAfford(purse: Purse, bundle: Bundle, truth: StatementTruthTableCache): boolean {
  if (countsIn(bundle) > purse.counts) return false;
  if (costOf(bundle) > purse.budget - (purse.waiting - 1) * purse.least) return false;
  return bundle.every((statement) => !purse.used.has(truth.meaningOf(statement)));
}

export function pay(purse: Purse, bundle: Bundle, truth: StatementTruthTableCache): void {
  purse.budget -= costOf(bundle);
  purse.counts -= countsIn(bundle);
  purse.waiting -= 1;
  for (const statement of bundle) purse.used.add(truth.meaningOf(statement));
}

export function isAffordable(
  bundles: readonly Bundle[],
  truth: StatementTruthTableCache,
  config: GenerationConfig,
): boolean {
  const purse = makePurse(config);
  return bundles.every((bundle) => {
    const isFine = canAfford(purse, bundle, truth);
    pay(purse, bundle, truth);
    return isFine;
  });
}

// What a village may spend: the cost of all statements, how many are counts, and each meaning only once.

import { complexityCost, isRelation } from "@demonstrandum/clues/village";
import type { Testimony } from "./candidate-testimonies.ts";
import type { GenerationConfig } from "./config.ts";
import type { StatementTruthTableCache } from "./truth-cache.ts";

export interface StatementBudget {
  cost: number;
  counts: number;
  /** Speakers without words, for each of whom the cheapest words must remain affordable. */
  waiting: number;
  readonly least: number;
  readonly used: Set<number>;
}

export const makeStatementBudget = (config: GenerationConfig): StatementBudget => ({
  cost: config.complexityBudget,
  counts: config.maxCountStatementsTotal,
  waiting: config.N,
  least: config.statementsPerSpeakerMin,
  used: new Set(),
});

const costOf = (testimony: Testimony): number =>
  testimony.reduce((sum, statement) => sum + complexityCost(statement), 0);
const countsIn = (testimony: Testimony): number => testimony.filter((statement) => !isRelation(statement)).length;

export function canAfford(budget: StatementBudget, testimony: Testimony, truth: StatementTruthTableCache): boolean {
  if (countsIn(testimony) > budget.counts) return false;
  if (costOf(testimony) > budget.cost - (budget.waiting - 1) * budget.least) return false;
  return testimony.every((statement) => !budget.used.has(truth.meaningOf(statement)));
}

export function pay(budget: StatementBudget, testimony: Testimony, truth: StatementTruthTableCache): void {
  budget.cost -= costOf(testimony);
  budget.counts -= countsIn(testimony);
  budget.waiting -= 1;
  for (const statement of testimony) budget.used.add(truth.meaningOf(statement));
}

export function isAffordable(
  testimonies: readonly Testimony[],
  truth: StatementTruthTableCache,
  config: GenerationConfig,
): boolean {
  const budget = makeStatementBudget(config);
  return testimonies.every((testimony) => {
    const isFine = canAfford(budget, testimony, truth);
    pay(budget, testimony, truth);
    return isFine;
  });
}

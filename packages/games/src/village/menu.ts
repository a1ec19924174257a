// What a speaker may say, by form, and how often each form is tried.

import type { Statement, StatementName, TruthMask } from "@demonstrandum/clues";
import { complexityCost, isNaming, isRelation } from "@demonstrandum/clues/village";
import type { GenerationConfig } from "./config.ts";
import type { StatementTruthTableCache } from "./truth-cache.ts";

/** A statement with what the sampling asks about it. */
export interface Phrase {
  readonly statement: Statement;
  readonly mask: TruthMask;
  readonly meaning: number;
}

export const phraseOf = (statement: Statement, truth: StatementTruthTableCache): Phrase => ({
  statement,
  mask: truth.truthMask(statement),
  meaning: truth.meaningOf(statement),
});

export interface Menu {
  readonly groups: readonly (readonly Phrase[])[];
  readonly weights: readonly number[];
}

/** How often each relation is tried, and each kind of count: five forms, over everybody or over some. */
const WEIGHTS: Readonly<Partial<Record<StatementName, number>>> = {
  IMP: 40,
  IFF: 30,
  OR: 30,
  XOR: 30,
  NOT_IMP: 20,
  NOR: 30,
};
const COUNT_WEIGHT = 4;

const kept = new WeakMap<readonly Statement[], Map<string, Menu>>();

/** Made once for a library and a speaker. */
export function menuFor(
  speaker: number,
  library: readonly Statement[],
  truth: StatementTruthTableCache,
  config: GenerationConfig,
): Menu {
  const menus = kept.get(library) ?? new Map<string, Menu>();
  kept.set(library, menus);
  const thrift = thriftOf(config);
  const key = `${speaker} ${config.forbidSelfReference} ${thrift}`;
  const menu =
    menus.get(key) ??
    makeMenu(
      library.filter((statement) => !config.forbidSelfReference || !isNaming(statement, speaker)),
      truth,
      thrift,
    );
  menus.set(key, menu);
  return menu;
}

/** How strongly a tight budget favors cheap forms: the power of the cost that weights are divided by. */
function thriftOf({ complexityBudget, N, statementsPerSpeakerMin }: GenerationConfig): number {
  const perStatement = complexityBudget / (N * statementsPerSpeakerMin);
  return perStatement >= 3 ? 0 : perStatement >= 2 ? 1 : 4;
}

function makeMenu(sayable: readonly Statement[], truth: StatementTruthTableCache, thrift: number): Menu {
  const groups = new Map<string, Phrase[]>();
  for (const statement of sayable) {
    const kind = isRelation(statement) || statement.scope !== "ALL" ? statement.form : `${statement.form} of all`;
    const group = groups.get(kind) ?? [];
    groups.set(kind, group);
    group.push(phraseOf(statement, truth));
  }
  const lists = [...groups.values()];
  return { groups: lists, weights: lists.map((group) => weightOf(group, thrift)) };
}

function weightOf([first]: readonly Phrase[], thrift: number): number {
  if (first === undefined) return 0;
  const weight = WEIGHTS[first.statement.form] ?? COUNT_WEIGHT;
  return Math.max(1, Math.round((100 * weight) / complexityCost(first.statement) ** thrift));
}

// Every statement a configuration allows, none of them true or false in all worlds. Wordings with one meaning all stay
// (OR and NOT_IMP): which of them a puzzle may hold together is decided by meaning, in the truth table cache.

import { type BoundName, RELATION_NAMES, RELATIONS, type Scope, type Statement } from "@demonstrandum/clues/village";
import type { GenerationConfig } from "./config.ts";

/** Trios are counted in villages up to this size; beyond, they would outnumber everything else. */
const MAX_VILLAGERS_FOR_TRIOS = 8;

export type LibraryConfig = Pick<GenerationConfig, "N" | "allowCountStatements" | "maxCountStatementsTotal">;

/** Every statement that a village of this kind may use. */
export function buildStatementLibrary(config: LibraryConfig): readonly Statement[] {
  const counts = config.allowCountStatements && config.maxCountStatementsTotal > 0;
  return [...relationsOf(config.N), ...(counts ? countsOf(config.N) : [])];
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

export function relationsOf(size: number): Statement[] {
  const villagers = range(0, size - 1);
  const pairs = villagers.flatMap((a) => villagers.filter((b) => b !== a).map((b) => ({ a, b })));
  const ascending = pairs.filter(({ a, b }) => a < b);
  return RELATION_NAMES.flatMap((form) =>
    (RELATIONS[form].isSymmetric ? ascending : pairs).map(({ a, b }) => ({ form, a, b })),
  );
}

function countsOf(size: number): Statement[] {
  return scopesOf(size).flatMap((scope) => {
    const most = scope === "ALL" ? size : scope.length;
    const bound = (form: BoundName, counts: readonly number[]) => counts.map((count) => ({ form, scope, count }));
    return [
      ...bound("COUNT_EQ", range(0, most)),
      ...bound("COUNT_LE", range(1, most - 1)),
      ...bound("COUNT_GE", range(1, most - 1)),
      { form: "COUNT_EVEN", scope } as const,
      { form: "COUNT_ODD", scope } as const,
    ];
  });
}

/** Everyone, everyone but one, and in small villages every three; each set of villagers once. */
function scopesOf(size: number): Scope[] {
  const villagers = range(0, size - 1);
  const butOne = villagers.map((left) => villagers.filter((villager) => villager !== left));
  const trios = size > 4 && size <= MAX_VILLAGERS_FOR_TRIOS ? triosOf(villagers) : [];
  return ["ALL", ...butOne, ...trios];
}

const triosOf = (villagers: readonly number[]): number[][] =>
  villagers.flatMap((a) =>
    villagers.filter((b) => b > a).flatMap((b) => villagers.filter((c) => c > b).map((c) => [a, b, c])),
  );

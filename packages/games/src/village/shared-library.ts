// What all villages of one size share: the statement library, its truth tables and the speakers' masks. Made once.

import type { Statement } from "@demonstrandum/clues";
import { makeStatement } from "@demonstrandum/clues/village";
import { buildStatementLibrary, type LibraryConfig } from "./library.ts";
import { StatementTruthTableCache } from "./truth-cache.ts";
import { buildSpeakerMasks, type SpeakerMasks } from "./world-set.ts";

/** The statements of a kind of village, with what is worked out of them. */
export interface SharedLibrary {
  readonly library: readonly Statement[];
  readonly truth: StatementTruthTableCache;
  readonly speakers: SpeakerMasks;
}

/** Builds the statements of a kind of village and what is worked out of them. */
export const makeSharedLibrary = (
  config: LibraryConfig,
  library: readonly Statement[] = buildStatementLibrary(config),
): SharedLibrary => {
  const truth = StatementTruthTableCache.buildForStatementLibrary(config.N, library);
  return { library, truth, speakers: buildSpeakerMasks(config.N) };
};

const kept = new Map<string, SharedLibrary>();

const keyOf = ({ N, maxCountStatementsTotal }: LibraryConfig): string => `${N} ${maxCountStatementsTotal > 0}`;

export function sharedLibraryFor(config: LibraryConfig): SharedLibrary {
  const key = keyOf(config);
  const shared = kept.get(key) ?? makeSharedLibrary(config);
  kept.set(key, shared);
  return shared;
}

/** The same for a village in which somebody says what the library lacks. Statements are told apart as objects: these are kept as they are. */
export function sharedLibraryWith(config: LibraryConfig, said: readonly Statement[]): SharedLibrary {
  if (said.length === 0) return sharedLibraryFor(config);
  const texts = new Set(said.map(makeStatement));
  const others = sharedLibraryFor(config).library.filter((statement) => !texts.has(makeStatement(statement)));
  return makeSharedLibrary(config, [...others, ...said]);
}

export const saveTruth = (config: LibraryConfig): string => sharedLibraryFor(config).truth.saveToJson();

/** Villages of this configuration are made from what was saved. Throws ConfigError. */
export function loadTruth(config: LibraryConfig, text: string): void {
  const library = buildStatementLibrary(config);
  const truth = StatementTruthTableCache.loadFromJson(text, config.N, library);
  kept.set(keyOf(config), { library, truth, speakers: buildSpeakerMasks(config.N) });
}

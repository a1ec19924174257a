// The truth table of every statement of a library, computed once. Saves to JSON text and loads from it; what was saved
// for another size or library, or was damaged, is refused with the reason.

import type { Statement, TruthMask } from "@demonstrandum/clues";
import { makeStatement, makeTruthHex, parseTruthHex, truthMask } from "@demonstrandum/clues/village";
import { ConfigError } from "@demonstrandum/engine";
import * as v from "valibot";
import { villageRemark } from "./remarks/en.ts";
import { isSameSet } from "./world-set.ts";

const CACHE_FORMAT = "demonstrandum/village-truth/2";

const common = { N: v.number(), library: v.string(), checksum: v.string() };

/** The first format had no names: its masks stand in the order of the library. */
const CacheSchema = v.variant("format", [
  v.strictObject({
    format: v.literal(CACHE_FORMAT),
    ...common,
    statement_id_to_truth_mask: v.record(v.string(), v.string()),
  }),
  v.strictObject({ format: v.literal("demonstrandum/village-truth/1"), ...common, masks: v.array(v.string()) }),
]);

/** The truth tables of a village's statements, worked out once. */
export class StatementTruthTableCache {
  private readonly masks: ReadonlyMap<Statement, TruthMask>;
  private readonly meanings: ReadonlyMap<Statement, number>;

  private constructor(
    readonly N: number,
    readonly library: readonly Statement[],
    masks: readonly TruthMask[],
  ) {
    const numbers = numberMeanings(masks);
    this.masks = new Map(library.map((statement, index) => [statement, masks[index] as TruthMask]));
    this.meanings = new Map(library.map((statement, index) => [statement, numbers[index] as number]));
  }

  static buildForStatementLibrary(size: number, library: readonly Statement[]): StatementTruthTableCache {
    return new StatementTruthTableCache(size, library, computeMasks(size, library));
  }

  /** Throws ConfigError. */
  static loadFromJson(text: string, size: number, library: readonly Statement[]): StatementTruthTableCache {
    return new StatementTruthTableCache(size, library, readMasks(text, size, library));
  }

  saveToJson(): string {
    const named = Object.fromEntries(
      Object.entries(this.statementIdToTruthMask).map(([id, mask]) => [id, makeTruthHex(mask, this.N)]),
    );
    const library = libraryKey(this.library);
    const checksum = hashTexts(Object.values(named));
    return JSON.stringify({
      format: CACHE_FORMAT,
      N: this.N,
      library,
      checksum,
      statement_id_to_truth_mask: named,
    });
  }

  /** By the canonical text of each statement of the library. */
  get statementIdToTruthMask(): Readonly<Record<string, TruthMask>> {
    return Object.fromEntries(this.library.map((statement) => [makeStatement(statement), this.truthMask(statement)]));
  }

  truthMask(statement: Statement): TruthMask {
    return this.masks.get(statement) ?? truthMask(statement, this.N);
  }

  /** Two statements of the library have the same number when they are true in the same worlds. */
  meaningOf(statement: Statement): number {
    const meaning = this.meanings.get(statement);
    if (meaning === undefined) throw new RangeError(`${makeStatement(statement)} is not in this library.`);
    return meaning;
  }
}

const computeMasks = (size: number, library: readonly Statement[]): TruthMask[] =>
  library.map((statement) => truthMask(statement, size));

function numberMeanings(masks: readonly TruthMask[]): number[] {
  const buckets = new Map<number, number[]>();
  return masks.map((mask, index) => {
    const key = mask.reduce(mix, OFFSET);
    const bucket = buckets.get(key) ?? [];
    buckets.set(key, bucket);
    const same = bucket.find((other) => isSameSet(mask, masks[other] as TruthMask));
    if (same === undefined) bucket.push(index);
    return same ?? index;
  });
}

function readMasks(text: string, size: number, library: readonly Statement[]): TruthMask[] {
  const saved = v.safeParse(CacheSchema, parseJson(text));
  if (!saved.success) throw new ConfigError(villageRemark.noCache());
  const { N, library: key, checksum } = saved.output;
  if (N !== size) throw new ConfigError(villageRemark.otherSizesCache({ found: N, size }));
  if (key !== libraryKey(library)) throw new ConfigError(villageRemark.otherListsCache());
  const masks = masksIn(saved.output, library);
  const parsed = masks.flatMap((hex) => parseTruthHex(hex, size) ?? []);
  if (parsed.length !== library.length || checksum !== hashTexts(masks))
    throw new ConfigError(villageRemark.damagedCache());
  return parsed;
}

/** In the order of the library; a mask that is not there is one too few. */
const masksIn = (saved: v.InferOutput<typeof CacheSchema>, library: readonly Statement[]): readonly string[] =>
  "masks" in saved
    ? saved.masks
    : library.flatMap((statement) => saved.statement_id_to_truth_mask[makeStatement(statement)] ?? []);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const libraryKey = (library: readonly Statement[]): string =>
  `${library.length}:${hashTexts(library.map(makeStatement))}`;

/** FNV-1a: guards against damage, not against malice. */
const OFFSET = 0x811c9dc5;
const mix = (state: number, value: number): number => Math.imul(state ^ value, 0x01000193);

function hashTexts(texts: readonly string[]): string {
  let state = OFFSET;
  for (const text of texts) {
    for (let i = 0; i < text.length; i++) state = mix(state, text.charCodeAt(i));
    state = mix(state, 0x2c);
  }
  return (state >>> 0).toString(16).padStart(8, "0");
}

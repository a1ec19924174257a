// What a finished shard says of itself, in one line beside its rows.

import { createHash } from "node:crypto";
import * as v from "valibot";
import packageFile from "../../package.json" with { type: "json" };
import type { Request } from "../item.ts";

const Whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const ManifestSchema = v.strictObject({
  format: v.literal("demonstrandum-shard/1"),
  /** Of the run as a whole: shards with another one belong to another run. */
  run: v.string(),
  version: v.string(),
  game: v.string(),
  seed: v.string(),
  /** The run's first item and how many it has. */
  first: Whole,
  count: Whole,
  /** The shard's items: from `start` up to but not including `end`. */
  start: Whole,
  end: Whole,
  rows: Whole,
  /** Items that could not be made. */
  failed: v.array(Whole),
  sha256: v.pipe(v.string(), v.hash(["sha256"])),
});

export type Manifest = v.InferOutput<typeof ManifestSchema>;

export interface SplitRun {
  readonly request: Request;
  readonly first: number;
  readonly count: number;
}

export const VERSION: string = packageFile.version;

/** The same for everything that makes the same rows: shards of other settings, seeds or versions get files of other names. */
export function nameRun({ request, first, count }: SplitRun): string {
  const { game, config, seed } = request;
  const sorted = Object.entries(config).sort(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify([VERSION, game, sorted, seed, first, count]);
  return `${game}-${createHash("sha256").update(text).digest("hex").slice(0, 8)}`;
}

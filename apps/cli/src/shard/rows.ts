// The rows of a shard as they stand in its file: read one by one, never all at once, each known by the number at the end of its seed.

import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { derive } from "@demonstrandum/engine";
import type { Batch } from "../pool.ts";

export interface Rows {
  readonly rows: number;
  /** The item after the last row. */
  readonly next: number;
  /** Items before `next` that have no row. */
  readonly missing: readonly number[];
  /** Where the next row goes. */
  readonly bytes: number;
  readonly sha256: string;
  /** Whether nothing follows the last good row. */
  readonly isWhole: boolean;
}

/** Reads as far as rows are whole, of this run and in order: what a kill left behind them is no row. */
export async function readRows(file: string, seed: string, { start, end }: Batch): Promise<Rows> {
  const hash = createHash("sha256");
  const missing: number[] = [];
  let [rows, next, bytes] = [0, start, 0];
  let isWhole = true;
  for await (const line of linesOf(file)) {
    const item = itemOf(line, seed, next, end);
    isWhole = item !== undefined;
    if (item === undefined) break;
    for (; next < item; next++) missing.push(next);
    next = item + 1;
    rows++;
    bytes += line.length;
    hash.update(line);
  }
  return { rows, next, missing, bytes, sha256: hash.digest("hex"), isWhole };
}

/** Lines with their ends; the last one may lack it. */
export async function* linesOf(file: string): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(file)) {
    const text: Buffer = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let from = 0;
    for (let to = text.indexOf(10); to >= 0; to = text.indexOf(10, from)) {
      yield text.subarray(from, to + 1);
      from = to + 1;
    }
    rest = text.subarray(from);
  }
  if (rest.length > 0) yield rest;
}

/** Which item a row is; undefined if it is none that may stand here. */
function itemOf(line: Buffer, seed: string, next: number, end: number): number | undefined {
  if (line.at(-1) !== 10) return undefined;
  try {
    const { seed: own } = JSON.parse(line.toString("utf8")) as { readonly seed?: unknown };
    const item = Number(String(own).slice(seed.length + 1));
    return own === derive(seed, item) && item >= next && item < end ? item : undefined;
  } catch {
    return undefined;
  }
}

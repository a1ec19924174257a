// What a soak has done so far: plain data that is added up, written to a file and read back.

import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { soak } from "./item.ts";
import { itemOf } from "./plan.ts";

export interface Tally {
  /** Every batch below this one is done, and of those after it these. */
  readonly below: number;
  readonly ahead: readonly number[];
  readonly made: number;
  readonly none: number;
  readonly refused: number;
  readonly seconds: number;
  readonly defects: readonly string[];
}

export const NOTHING_DONE: Tally = { below: 0, ahead: [], made: 0, none: 0, refused: 0, seconds: 0, defects: [] };

export const BATCH = 25;

export type Counted = Pick<Tally, "made" | "none" | "refused" | "defects">;

/** All items of one batch, none from `end` on. */
export function soakBatch(batch: number, end: number): Counted {
  const counted = { made: 0, none: 0, refused: 0, defects: [] as string[] };
  for (let index = batch * BATCH; index < Math.min(end, (batch + 1) * BATCH); index++) {
    const item = itemOf(index);
    const soaked = soak(item);
    counted[soaked.kind]++;
    const what = `item ${index} (${item.game.id} ${JSON.stringify(item.config)}, seed ${item.seed})`;
    if (soaked.kind === "made") counted.defects.push(...soaked.defects.map((defect) => `${what}: ${defect}`));
  }
  return counted;
}

export function addBatch(tally: Tally, batch: number, counted: Counted): Tally {
  const ahead = new Set([...tally.ahead, batch]);
  let { below } = tally;
  while (ahead.delete(below)) below++;
  return {
    below,
    ahead: [...ahead].sort((a, b) => a - b),
    made: tally.made + counted.made,
    none: tally.none + counted.none,
    refused: tally.refused + counted.refused,
    seconds: tally.seconds,
    defects: [...tally.defects, ...counted.defects],
  };
}

/** Written whole or not at all, so that a run that is stopped anywhere can be resumed. */
export function saveTally(file: string, tally: Tally): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(tally)}\n`);
  renameSync(`${file}.new`, file);
}

/** Undefined if there is no such file. Throws if it is none of ours. */
export function loadTally(file: string): Tally | undefined {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
  const data: unknown = JSON.parse(text);
  if (!isTally(data)) throw new Error(`${file} is not the state of a soak; give another with --state, or --fresh.`);
  return data;
}

const isCount = (value: unknown): boolean => typeof value === "number" && value >= 0;

function isTally(data: unknown): data is Tally {
  const { below, ahead, made, none, refused, seconds, defects } = Object(data);
  const areCounts = [below, made, none, refused, seconds].every(isCount);
  const isList = Array.isArray(ahead) && ahead.every(isCount);
  return areCounts && isList && Array.isArray(defects) && defects.every((defect) => typeof defect === "string");
}

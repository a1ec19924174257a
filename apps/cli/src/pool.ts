// Items made by several workers at once and handed out in order. At most a few batches wait at any time, however many
// items there are and however slowly they are taken.

import type { OnTry } from "@demonstrandum/engine";
import type { Made, Request } from "./item.ts";

/** From `start` up to but not including `end`. */
export interface Batch {
  readonly start: number;
  readonly end: number;
}

export interface ItemMaker {
  make(batch: Batch): Promise<readonly Made[]>;
  stop(): void;
}

export type StartMaker = (request: Request, onTry: OnTry) => ItemMaker;

const BATCH = 8;
/** Batches under way for each worker: one that it works on and one that waits. */
const AHEAD = 2;

export async function* makeInParallel(
  makers: readonly ItemMaker[],
  { start, end }: Batch,
): AsyncGenerator<Made, void, undefined> {
  const waiting: Promise<readonly Made[]>[] = [];
  let next = start;
  let turn = 0;
  const ask = (): void => {
    if (next >= end) return;
    const batch = { start: next, end: Math.min(end, next + BATCH) };
    const maker = makers[turn++ % makers.length];
    next = batch.end;
    const made = maker?.make(batch) ?? Promise.resolve([]);
    // A failure is met when its turn comes; until then it must not count as unhandled.
    made.catch(() => {});
    waiting.push(made);
  };
  for (let i = 0; i < makers.length * AHEAD; i++) ask();
  for (let batch = waiting.shift(); batch !== undefined; batch = waiting.shift()) {
    const made = await batch;
    ask();
    yield* made;
  }
}

import { expect, it } from "vitest";
import type { Made } from "./item.ts";
import { type Batch, type ItemMaker, makeInParallel } from "./pool.ts";
import { makeProgress } from "./progress.ts";
import { makeSink } from "./run.cases.ts";
import { en } from "./words/en.ts";

/** Makers that answer when told to, the last asked first. */
function makeFakes(count: number) {
  const open: (() => void)[] = [];
  let asked = 0;
  const make = ({ start, end }: Batch): Promise<readonly Made[]> => {
    asked += end - start;
    const items = Array.from({ length: end - start }, (_, i) => ({ index: start + i, text: `item ${start + i}` }));
    return new Promise((resolve) => {
      open.push(() => resolve(items));
      setImmediate(() => open.pop()?.());
    });
  };
  const makers: ItemMaker[] = Array.from({ length: count }, () => ({ make, stop: () => {} }));
  return { makers, asked: () => asked };
}

it("hands out items in order, however the makers answer", async () => {
  const { makers } = makeFakes(3);
  const indices = [];
  for await (const { index } of makeInParallel(makers, { start: 5, end: 105 })) indices.push(index);
  expect(indices).toEqual(Array.from({ length: 100 }, (_, i) => i + 5));
});

it("works only a little ahead of the reader", async () => {
  const { makers, asked } = makeFakes(2);
  for await (const { index } of makeInParallel(makers, { start: 0, end: 1_000_000 })) {
    expect(asked() - index).toBeLessThan(60);
    if (index === 200) break;
  }
});

it("passes on what went wrong in a maker", async () => {
  const broken: ItemMaker = { make: () => Promise.reject(new Error("worker died")), stop: () => {} };
  await expect(makeInParallel([broken], { start: 0, end: 9 }).next()).rejects.toThrow("worker died");
});

it("shows progress on a terminal after a second, and takes the line away", () => {
  const sink = makeSink();
  let time = 0;
  const progress = makeProgress({ stderr: Object.assign(sink.stream, { isTTY: true }), words: en }, 10, () => time);
  progress.tick();
  expect(sink.text()).toBe("");
  time = 2000;
  progress.tick();
  progress.clear();
  expect(sink.text()).toBe("\r\u001b[K2 of 10 puzzles, 1 a second\r\u001b[K");
});

it("counts the tries of a puzzle that takes long", () => {
  const sink = makeSink();
  let time = 0;
  const progress = makeProgress({ stderr: Object.assign(sink.stream, { isTTY: true }), words: en }, 1, () => time);
  for (let attempt = 1; attempt <= 4; attempt++) {
    time += 300;
    progress.trying(attempt);
  }
  progress.tick();
  progress.clear();
  expect(sink.text()).toBe("\r\u001b[K0 of 1 puzzle, 0 a second, 3 tries in vain\r\u001b[K");
});

it("shows no progress where there is no terminal", () => {
  const sink = makeSink();
  let time = 0;
  const progress = makeProgress({ stderr: sink.stream, words: en }, 10, () => time);
  time = 5000;
  progress.tick();
  progress.clear();
  expect(sink.text()).toBe("");
});

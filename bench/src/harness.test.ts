import { expect, it } from "vitest";
import { makeTable, median, percentile, sayFigure } from "./harness.ts";

it("takes the median and the percentiles of values in any order", () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(percentile([4, 1, 3, 2], 99)).toBe(4);
  expect(percentile([4, 1, 3, 2], 25)).toBe(1);
});

it("says numbers with three significant digits", () => {
  expect([0.06123, 1.534, 15.26, 153.4, 15_234, 1_234_567, 0].map(sayFigure)).toEqual([
    "0.0612",
    "1.53",
    "15.3",
    "153",
    "15 200",
    "1 230 000",
    "0",
  ]);
});

it("sets the first column left and the others right", () => {
  expect(makeTable(["who", "µs"], [["ours", 1.5]])).toBe("who     µs\n────  ────\nours  1.50");
});

import { expect, it } from "vitest";
import { sizesMade } from "./two-statements.cases.ts";

/** By size, a seed that takes one try. */
const SEEDS: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  medium: {
    ...{ 4: "a", 5: "s19", 6: "s11", 7: "s1", 8: "s10", 9: "s3", 10: "s4" },
    ...{ 11: "s10", 12: "s12", 13: "s14", 14: "s6", 15: "s8", 16: "s39" },
  },
  hard: { 4: "a", 5: "s5", 7: "s2", 9: "s2", 11: "s3", 13: "s7", 15: "s2", 16: "s2" },
};

it.each(Object.keys(SEEDS))(
  "a concise village with two statements each is made at %s, whatever its size",
  (difficulty) => {
    const seeds = Object.entries(SEEDS[difficulty] ?? {}).map(([size, seed]) => [Number(size), seed] as const);
    expect(sizesMade(difficulty, seeds)).toEqual(seeds.map(([size]) => size));
  },
);

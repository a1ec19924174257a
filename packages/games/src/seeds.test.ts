import { generate, parseCode } from "@demonstrandum/engine";
import { describe, expect, it } from "vitest";
import { cultivators, village } from "./index.ts";
import { ALL, goldenCode, WAYS } from "./seeds.cases.ts";
import golden from "./seeds.golden.json" with { type: "json" };

/** Hard boards of liars take seconds each; the full run makes them too. */
const QUICK = WAYS.filter(({ config: { liars, difficulty } }) => !liars || difficulty === "easy");

describe("a seed", () => {
  it.each(QUICK)("gives the puzzle it always gave: $name", (way) => {
    const code = goldenCode(way);
    expect(code).toBe((golden as Readonly<Record<string, string>>)[way.name]);
    expect(parseCode(ALL, code).puzzle.seed).toBe("golden");
  });

  it("does not depend on how often generation may try, nor on defaults being spelt out", () => {
    const bare = generate(cultivators, {}, "settings");
    expect(generate(cultivators, { difficulty: "medium", dialect: "mixed", attempts: 150 }, "settings")).toEqual(bare);
    expect(generate(village, { maxAttempts: 150 }, "settings")).toEqual(generate(village, { N: 6 }, "settings"));
  });
});

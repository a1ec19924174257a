import { ConfigError } from "@demonstrandum/engine";
import { describe, expect, it } from "vitest";
import { parseConfig, wolfCounts } from "./config.ts";

describe("a configuration", () => {
  it("has the document's defaults", () => {
    expect(parseConfig({})).toMatchObject({
      N: 6,
      statementsPerSpeakerMin: 2,
      statementsPerSpeakerMax: 2,
      requireUniqueSolution: true,
      forbidSelfReference: true,
      allowCountStatements: true,
      difficulty: "medium",
      given: {},
    });
    expect(parseConfig(undefined)).toEqual(parseConfig({}));
  });

  it("fills in what depends on other settings", () => {
    expect(parseConfig({ statementsPerSpeakerMax: 1 }).statementsPerSpeakerMin).toBe(1);
    expect(parseConfig({ statementsPerSpeakerMin: 3 }).statementsPerSpeakerMax).toBe(3);
    expect(parseConfig({ irredundant: true }).statementsPerSpeakerMin).toBe(1);
    expect(parseConfig({ allowCountStatements: false }).maxCountStatementsTotal).toBe(0);
    expect(parseConfig({ maxAttempts: 7 }).attempts).toBe(7);
    expect(parseConfig({ attempts: 7 }).maxAttempts).toBe(7);
    expect(parseConfig({ wolvesMax: 0 }).wolvesMin).toBe(0);
    expect(parseConfig({ wolvesMin: 6 }).wolvesMax).toBe(6);
  });

  it("remembers what was set, apart from what the puzzle shows anyway", () => {
    expect(parseConfig({ N: 5, difficulty: "easy", irredundant: true }).given).toEqual({ irredundant: true });
    expect(parseConfig({ requireUniqueSolution: false }).given).toEqual({ requireUniqueSolution: false });
    expect(parseConfig({ verifyWithSolver: true }).given).toEqual({});
  });

  it.each<[unknown, string]>([
    [[], "The configuration must be an object"],
    [{ wolves: 3 }, "wolves is not a setting of the village."],
    [{ N: 2 }, "N must be a whole number from 3 to 16."],
    [{ N: 17 }, "N must be a whole number from 3 to 16."],
    [{ N: 6.5 }, "N must be a whole number from 3 to 16."],
    [{ N: "6" }, "N must be a whole number from 3 to 16."],
    [{ statementsPerSpeakerMax: 4 }, "statementsPerSpeakerMax must be a whole number from 1 to 3."],
    [{ requireUniqueSolution: 0 }, "requireUniqueSolution must be true or false."],
    [{ requireUniqueSolution: false, irredundant: true }, "irredundant needs requireUniqueSolution"],
    [{ verifyWithSolver: "z3" }, "verifyWithSolver must be true or false."],
    [{ difficulty: "brutal" }, "difficulty must be one of easy, medium, hard, any."],
    [{ statementsPerSpeakerMin: 3, statementsPerSpeakerMax: 2 }, "statementsPerSpeakerMin is 3, more than"],
    [{ wolvesMin: 4, wolvesMax: 2 }, "wolvesMin is 4, more than wolvesMax, which is 2."],
    [{ N: 5, wolvesMax: 6 }, "wolvesMax is 6, but there are only 5 villagers."],
    [{ names: ["A", "B"] }, "names has 2 entries for 6 villagers."],
    [{ N: 3, names: ["A", "B", "A"] }, "names has A twice."],
    [{ N: 3, names: ["A", "B", " "] }, "names.2 must not be empty."],
    [{ attempts: 3, maxAttempts: 4 }, "two names of one setting"],
    [{ minRelationStatementsTotal: 13 }, "6 villagers make at most 12 statements"],
    [{ allowCountStatements: false, maxCountStatementsTotal: 2 }, "but allowCountStatements is false."],
    [{ complexityBudget: 11 }, "complexityBudget is 11, but 12 statements cost at least 12."],
    [{ wolvesAlsoTellTruth: true, statementsPerSpeakerMax: 1 }, "wolvesAlsoTellTruth needs statementsPerSpeakerMax"],
    [{ difficulty: "easy", allowCountStatements: false, statementsPerSpeakerMax: 1 }, "difficulty cannot be easy"],
    [{ difficulty: "easy", allowCountStatements: false, wolvesMax: 0 }, "difficulty cannot be easy"],
    [{ N: 3, irredundant: true, statementsPerSpeakerMin: 2, difficulty: "hard" }, "three villagers"],
    [{ irredundant: true, statementsPerSpeakerMin: 2, difficulty: "easy" }, "nobody human can be found"],
    [{ irredundant: true, statementsPerSpeakerMin: 3, difficulty: "easy" }, "Ask for medium or hard"],
    [
      { irredundant: true, statementsPerSpeakerMin: 2, difficulty: "easy", wolvesMin: 6, allowCountStatements: false },
      "for wolvesMin 6 with counts",
    ],
  ])("%j is refused", (data, reason) => {
    expect(() => parseConfig(data)).toThrow(ConfigError);
    expect(() => parseConfig(data)).toThrow(reason);
  });

  it("leaves the number of werewolves open within the range", () => {
    expect(wolfCounts(parseConfig({}))).toEqual([1, 2, 3, 4, 5]);
    expect(wolfCounts(parseConfig({ wolvesMin: 0, wolvesMax: 2, difficulty: "easy" }))).toEqual([0, 1, 2]);
    const contradicting = parseConfig({ wolvesMin: 0, wolvesMax: 2, difficulty: "easy", allowCountStatements: false });
    expect(wolfCounts(contradicting)).toEqual([1, 2]);
  });

  it("leaves one human where none can speak without an idle word, or nobody if that is allowed", () => {
    const dense = { irredundant: true, wolvesAlsoTellTruth: true };
    expect(wolfCounts(parseConfig({ ...dense, N: 6, difficulty: "hard" }))).toEqual([5]);
    expect(wolfCounts(parseConfig({ ...dense, N: 16, wolvesMax: 16 }))).toEqual([16]);
    expect(wolfCounts(parseConfig({ ...dense, N: 6 }))).toEqual([1, 2, 3, 4, 5]);
  });
});

import { isRelation, makeStatement, makeTruthHex, RELATION_NAMES, RELATIONS, truthMask } from "@demonstrandum/clues";
import { ConfigError, generate } from "@demonstrandum/engine";
import { describe, expect, it } from "vitest";
import { buildStatementLibrary } from "./library.ts";
import { StatementTruthTableCache } from "./truth-cache.ts";
import { village } from "./village.ts";

const config = { N: 6, allowCountStatements: true, maxCountStatementsTotal: 2 };
const library = buildStatementLibrary(config);
const cache = StatementTruthTableCache.buildForStatementLibrary(6, library);
const saved = cache.saveToJson();

const find = (text: string) => {
  const found = library.find((statement) => makeStatement(statement) === text);
  if (found === undefined) throw new Error(`${text} is not in the library`);
  return found;
};

describe("the library", () => {
  it("has every statement once and none that is always true or always false", () => {
    expect(new Set(library.map(makeStatement)).size).toBe(library.length);
    for (const statement of library) {
      const mask = cache.truthMask(statement);
      expect(mask.some((word) => word !== 0)).toBe(true);
      expect(mask.some((word) => word !== 0xffffffff)).toBe(true);
    }
  });

  it("has no counts when they are not allowed", () => {
    const relations = buildStatementLibrary({ ...config, allowCountStatements: false });
    // Of six villagers there are fifteen pairs, and thirty where it matters who is named first.
    const most = RELATION_NAMES.reduce((sum, name) => sum + (RELATIONS[name].isSymmetric ? 15 : 30), 0);
    expect([relations.length, relations.every(isRelation)]).toEqual([most, true]);
    expect(buildStatementLibrary({ ...config, maxCountStatementsTotal: 0 })).toEqual(relations);
  });

  it("knows duplicates by meaning and not by spelling", () => {
    expect(cache.meaningOf(find("OR(1,4)"))).toBe(cache.meaningOf(find("NOT_IMP(4,1)")));
    expect(cache.meaningOf(find("NOT_IMP(1,4)"))).toBe(cache.meaningOf(find("NOT_IMP(4,1)")));
    expect(cache.meaningOf(find("IMP(1,4)"))).not.toBe(cache.meaningOf(find("IMP(4,1)")));
    expect(() => cache.meaningOf({ form: "IMP", a: 1, b: 4 })).toThrow("IMP(1,4) is not in this library.");
  });
});

describe("the truth table cache", () => {
  it("loads what it saved", () => {
    const loaded = StatementTruthTableCache.loadFromJson(saved, 6, library);
    for (const statement of library) expect(loaded.truthMask(statement)).toEqual(cache.truthMask(statement));
    expect(loaded.saveToJson()).toBe(saved);
  });

  it.each([3, 5, 7])("keeps masks of %i villagers whole", (size) => {
    const small = buildStatementLibrary({ ...config, N: size });
    const built = StatementTruthTableCache.buildForStatementLibrary(size, small);
    const loaded = StatementTruthTableCache.loadFromJson(built.saveToJson(), size, small);
    for (const statement of small) expect(loaded.truthMask(statement)).toEqual(built.truthMask(statement));
  });

  it("is a file of masks by statement id", () => {
    const { statement_id_to_truth_mask: masks } = JSON.parse(saved);
    expect(Object.keys(masks)).toEqual(library.map(makeStatement));
    expect(masks["IMP(2,3)"]).toBe(makeTruthHex(truthMask(find("IMP(2,3)"), 6), 6));
    expect(cache.statementIdToTruthMask["XOR(4,5)"]).toEqual(truthMask(find("XOR(4,5)"), 6));
  });

  it("reads files without ids from before", () => {
    const { statement_id_to_truth_mask: named, ...rest } = JSON.parse(saved);
    const before = { ...rest, format: "demonstrandum/village-truth/1", masks: Object.values(named) };
    expect(StatementTruthTableCache.loadFromJson(JSON.stringify(before), 6, library).saveToJson()).toBe(saved);
  });

  const damaged = JSON.parse(saved) as { statement_id_to_truth_mask: Record<string, string>; N: number };
  const withMask = (mask: string | undefined): string =>
    JSON.stringify({
      ...damaged,
      statement_id_to_truth_mask: { ...damaged.statement_id_to_truth_mask, "IMP(2,3)": mask },
    });
  it.each([
    ["no JSON", "{", "This is no truth cache of villages."],
    ["another thing", "[]", "This is no truth cache of villages."],
    ["a key too many", JSON.stringify({ ...damaged, more: 1 }), "This is no truth cache of villages."],
    ["another size", JSON.stringify({ ...damaged, N: 5 }), "This truth cache is for 5 villagers, not for 6."],
    ["a changed mask", withMask("0000000000000000"), "is damaged"],
    ["a short mask", withMask("00"), "is damaged"],
    ["a missing mask", withMask(undefined), "is damaged"],
  ])("refuses %s in one sentence", (_, text, reason) => {
    expect(() => StatementTruthTableCache.loadFromJson(text, 6, library)).toThrow(ConfigError);
    expect(() => StatementTruthTableCache.loadFromJson(text, 6, library)).toThrow(reason);
  });

  it("refuses another library of the same size", () => {
    expect(() => StatementTruthTableCache.loadFromJson(saved, 6, library.toReversed())).toThrow(
      "This truth cache is for another list of statements.",
    );
  });

  it("makes the same villages when it was loaded", () => {
    const settings = { N: 7, difficulty: "easy" };
    const made = generate(village, settings, "cache");
    village.truthCache?.load(village.parseConfig(settings), village.truthCache.save(village.parseConfig(settings)));
    expect(generate(village, settings, "cache")).toEqual(made);
  });
});

import { predicate } from "@demonstrandum/logic";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import vectors from "../../../../conformance/village.json" with { type: "json" };
import { RELATION_NAMES, RELATIONS } from "./relations.ts";
import { anyStatement } from "./statement.arbitrary.ts";
import type { Statement } from "./statement.ts";
import { assignmentOf, evaluate, isNaming, variablesInvolved, worldOf } from "./statement.ts";
import { STATEMENT_EXAMPLES } from "./statement-examples.ts";
import { complexityCost, STATEMENT_NAMES, statementMeaning } from "./statement-forms.ts";
import { makeStatement, parseStatement } from "./statement-text.ts";
import { includesWorld, makeTruthHex, truthMask } from "./truth-mask.ts";

const worldsOf = (size: number): number[] => Array.from({ length: 2 ** size }, (_, world) => world);

/** Every relation and, for each of a few scopes, every count of a village of `size`. */
function everyStatement(size: number): Statement[] {
  const villagers = Array.from({ length: size }, (_, i) => i);
  const scopes = ["ALL", ...villagers.map(String), "0+2", villagers.slice(1).join("+"), villagers.join("+")];
  const texts = scopes.flatMap((scope) => [
    ...[0, 1, 2, size - 1, size, 16].flatMap((count) =>
      ["COUNT_EQ", "COUNT_LE", "COUNT_GE"].map((form) => `${form}(scope=${scope},count=${count})`),
    ),
    `COUNT_EVEN(scope=${scope})`,
    `COUNT_ODD(scope=${scope})`,
  ]);
  for (const name of RELATION_NAMES)
    for (const a of villagers)
      for (const b of villagers) if (RELATIONS[name].isSymmetric ? a < b : a !== b) texts.push(`${name}(${a},${b})`);
  return texts.map((text) => parseStatement(text, size));
}

describe("the meaning of a statement", () => {
  it.each(vectors.vectors)("is the shared vector's for $statement", ({ statement: text, truthMask: hex, models }) => {
    const statement = parseStatement(text, 6);
    expect(makeStatement(statement)).toBe(text);
    expect(makeTruthHex(truthMask(statement, 6), 6)).toBe(hex);
    expect(worldsOf(6).filter((world) => evaluate(statement, world, 6))).toHaveLength(models);
  });

  it.each([3, 4, 5, 6])("is the same by evaluation, by mask and by constraint in every world of %i", (size) => {
    for (const statement of everyStatement(size)) {
      const mask = truthMask(statement, size);
      const holds = predicate(statementMeaning(statement, size));
      for (const world of worldsOf(size)) {
        const truth = evaluate(statement, world, size);
        expect([makeStatement(statement), world, includesWorld(mask, world)]).toEqual([
          makeStatement(statement),
          world,
          truth,
        ]);
        expect([makeStatement(statement), world, holds(world)]).toEqual([makeStatement(statement), world, truth]);
      }
    }
  });

  it("is the same by evaluation, by mask and by constraint in random worlds of up to sixteen", () => {
    const situation = fc
      .integer({ min: 3, max: 16 })
      .chain((size) => fc.tuple(fc.constant(size), anyStatement(size), fc.nat(2 ** size - 1)));
    fc.assert(
      fc.property(situation, ([size, statement, world]) => {
        const truth = evaluate(statement, world, size);
        expect(includesWorld(truthMask(statement, size), world)).toBe(truth);
        expect(predicate(statementMeaning(statement, size))(world)).toBe(truth);
      }),
      { seed: 3, numRuns: 600 },
    );
  });

  it("depends on the villagers involved and on nobody else", () => {
    for (const statement of everyStatement(4)) {
      const involved = variablesInvolved(statement, 4);
      for (const villager of [0, 1, 2, 3].filter((i) => !involved.includes(i)))
        for (const world of worldsOf(4))
          expect(evaluate(statement, world, 4)).toBe(evaluate(statement, world ^ (1 << villager), 4));
    }
  });

  it("has an obeying and a breaking example for every form", () => {
    expect(STATEMENT_EXAMPLES.map(({ statement }) => statement.form)).toEqual(STATEMENT_NAMES);
    for (const { statement, obeying, breaking } of STATEMENT_EXAMPLES) {
      expect(evaluate(statement, obeying, 6)).toBe(true);
      expect(evaluate(statement, breaking, 6)).toBe(false);
    }
  });

  it("costs a reader something whatever the form", () => {
    for (const { statement } of STATEMENT_EXAMPLES) expect(complexityCost(statement)).toBeGreaterThan(0);
  });

  it("leaves no bit outside the worlds of a small village", () => {
    expect(makeTruthHex(truthMask(parseStatement("COUNT_LE(scope=ALL,count=3)", 3), 3), 3)).toBe("ff");
    expect(truthMask(parseStatement("IFF(0,1)", 3), 3)).toEqual(new Uint32Array([0b10011001]));
  });
});

describe("naming", () => {
  it("is done by pairs and listed scopes but not by a count over the whole village", () => {
    expect(isNaming(parseStatement("IMP(2,0)", 6), 0)).toBe(true);
    expect(isNaming(parseStatement("COUNT_EVEN(scope=0+2+5)", 6), 2)).toBe(true);
    expect(isNaming(parseStatement("COUNT_EVEN(scope=ALL)", 6), 2)).toBe(false);
  });
});

describe("assignments", () => {
  it("number the worlds with villager 0 in the lowest bit", () => {
    expect(worldOf([true, false, true])).toBe(5);
    expect(assignmentOf(5, 3)).toEqual([true, false, true]);
  });
});

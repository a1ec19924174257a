import { evaluate, includesWorld, type Statement, truthMask } from "@demonstrandum/clues";
import { makeRng } from "@demonstrandum/engine";
import { worlds } from "@demonstrandum/logic";
import { describe, expect, it } from "vitest";
import vectors from "../../../../conformance/village.json" with { type: "json" };
import { computeSpeakerCompatibilityMask } from "./compatibility.ts";
import { buildStatementLibrary } from "./library.ts";
import { redundantStatements } from "./redundancy.ts";
import { makeSharedLibrary } from "./shared-library.ts";
import { theoryOf } from "./testimony.ts";
import {
  computedMasks,
  enumerateSolutions,
  findOneSolution,
  isUniquelySatisfiable,
  type Village,
} from "./village-model.ts";
import { villageOf } from "./village-puzzle.ts";

const worldsOf = (size: number): number[] => Array.from({ length: 2 ** size }, (_, world) => world);

/** The rule itself, world by world. */
function fits(
  speaker: number,
  testimony: readonly Statement[],
  world: number,
  size: number,
  variant: boolean,
): boolean {
  const truths = testimony.map((statement) => evaluate(statement, world, size));
  if (truths.length === 0) return true;
  const isWolf = ((world >>> speaker) & 1) === 1;
  const isFine = truths.every((truth) => truth) === !isWolf;
  return isFine && (!variant || !isWolf || truths.some((truth) => truth));
}

const bruteForce = ({ statements, wolvesAlsoTellTruth }: Village): number[] =>
  worldsOf(statements.length).filter((world) =>
    statements.every((testimony, speaker) => fits(speaker, testimony, world, statements.length, wolvesAlsoTellTruth)),
  );

function randomVillage(size: number, seed: string): Village {
  const rng = makeRng(seed);
  const library = buildStatementLibrary({ N: size, allowCountStatements: true, maxCountStatementsTotal: 1 });
  const statements = Array.from({ length: size }, () => Array.from({ length: rng.below(4) }, () => rng.pick(library)));
  return { statements, wolvesAlsoTellTruth: rng.below(2) === 1 };
}

describe("solutions", () => {
  it.each(vectors.puzzles)("are those of shared puzzle %#", ({ statements, worlds: expected, solutions }) => {
    const village = villageOf({ statements });
    expect(enumerateSolutions(village)).toEqual(expected);
    expect(worlds(theoryOf(village))).toEqual(expected);
    expect(isUniquelySatisfiable(village)).toBe(solutions === 1);
    expect(findOneSolution(village)).toBe(expected[0]);
    expect(enumerateSolutions(village, 2)).toEqual(expected.slice(0, 2));
  });

  it.each([3, 4, 5, 6])("are those of the rule and of the reasoner in random villages of %i", (size) => {
    for (let i = 0; i < 60; i++) {
      const village = randomVillage(size, `${size}/${i}`);
      const expected = bruteForce(village);
      expect(enumerateSolutions(village)).toEqual(expected);
      expect(worlds(theoryOf(village))).toEqual(expected);
    }
  });

  it("of a silent village are all worlds: saying nothing makes nobody human", () => {
    const silent: Village = { statements: [[], [], []], wolvesAlsoTellTruth: true };
    expect(enumerateSolutions(silent)).toHaveLength(8);
    expect(worlds(theoryOf(silent))).toHaveLength(8);
  });
});

describe("masks", () => {
  it.each([3, 4, 5, 6])("agree with evaluation for every statement, speaker and world of %i", (size) => {
    const { library, truth, speakers } = makeSharedLibrary({
      N: size,
      allowCountStatements: true,
      maxCountStatementsTotal: 1,
    });
    for (const statement of library) {
      const table = truth.truthMask(statement);
      const masks = speakers.wolf.map((_, speaker) =>
        computeSpeakerCompatibilityMask(speaker, [statement], speakers, truth),
      );
      const wrong = worldsOf(size).filter(
        (world) =>
          includesWorld(table, world) !== evaluate(statement, world, size) ||
          masks.some((mask, speaker) => includesWorld(mask, world) !== fits(speaker, [statement], world, size, false)),
      );
      expect([statement, wrong]).toEqual([statement, []]);
    }
  });

  it("are the same from the cache as computed on the spot", () => {
    const { library, truth } = makeSharedLibrary({ N: 9, allowCountStatements: true, maxCountStatementsTotal: 1 });
    for (const statement of library.slice(0, 40)) expect(truth.truthMask(statement)).toEqual(truthMask(statement, 9));
  });
});

describe("redundant statements", () => {
  it("are those without which brute force still finds one world", () => {
    let seen = 0;
    for (let i = 0; i < 400; i++) {
      const village = randomVillage(4, `redundant/${i}`);
      if (bruteForce(village).length !== 1) continue;
      const expected = village.statements.flatMap((testimony, speaker) =>
        testimony.flatMap((_, position) => {
          const statements = village.statements.with(speaker, testimony.toSpliced(position, 1));
          return bruteForce({ ...village, statements }).length === 1 ? [{ speaker, position }] : [];
        }),
      );
      expect(redundantStatements(village, computedMasks(4))).toEqual(expected);
      seen += expected.length;
    }
    expect(seen).toBeGreaterThan(20);
  });
});

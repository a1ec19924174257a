// village.json: statements with their truth tables, and whole puzzles with all their solutions.

import { makeStatement, makeTruthHex, parseStatement, statementMeaning, truthMask } from "@demonstrandum/clues";
import { worlds } from "@demonstrandum/logic";
import { theoryOf } from "../../packages/games/src/village/testimony.ts";
import { checkFile, differences, listIn, type Runner, tryVector } from "./runner.ts";
import { truthTable } from "./truth-table.ts";

function evaluateStatement(text: string, size: number): Record<string, unknown> {
  const statement = parseStatement(text, size);
  return {
    ...truthTable(statementMeaning(statement, size), size),
    truthMask: makeTruthHex(truthMask(statement, size), size),
    statement: makeStatement(statement),
  };
}

function solve(texts: readonly (readonly string[])[]): Record<string, unknown> {
  const statements = texts.map((bundle) => bundle.map((text) => parseStatement(text, texts.length)));
  const found = worlds(theoryOf({ statements, wolvesAlsoTellTruth: false })).sort((a, b) => a - b);
  return { solutions: found.length, worlds: found };
}

export const VILLAGE_RUNNER: Runner = {
  file: "village.json",
  run(data) {
    const size = listIn(data, "names").length;
    const statements = listIn(data, "vectors").map((vector) =>
      tryVector(String(vector.statement), () =>
        differences(vector, evaluateStatement(String(vector.statement), size), []),
      ),
    );
    const puzzles = listIn(data, "puzzles").map((puzzle) =>
      tryVector(JSON.stringify(puzzle.statements), () =>
        differences(puzzle, solve(puzzle.statements as string[][]), ["statements"]),
      ),
    );
    return [...checkFile(data, ["names", "vectors", "puzzles"]), ...statements, ...puzzles];
  },
};

// village.json: statements with their truth tables, and whole puzzles with all their solutions.

import { makeStatement, makeTruthHex, parseStatement, statementMeaning, truthMask } from "@demonstrandum/clues";
import { worlds } from "@demonstrandum/logic";
import * as v from "valibot";
import { theoryOf } from "../../packages/games/src/village/deduction.ts";
import { differences, type Runner, tryVector } from "./runner.ts";
import { truthTable } from "./truth-table.ts";

const FileSchema = v.object({
  names: v.array(v.string()),
  puzzles: v.optional(v.array(v.looseObject({ statements: v.array(v.array(v.string())) })), []),
  vectors: v.optional(v.array(v.looseObject({ statement: v.string() })), []),
});

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
    const { names, puzzles, vectors } = v.parse(FileSchema, data);
    return [
      ...vectors.map((vector) =>
        tryVector(vector.statement, () => differences(vector, evaluateStatement(vector.statement, names.length))),
      ),
      ...puzzles.map((puzzle) =>
        tryVector(JSON.stringify(puzzle.statements), () => differences(puzzle, solve(puzzle.statements))),
      ),
    ];
  },
};

// qed export: a puzzle as a question for another solver. It has exactly one answer, the solution.

import { type ExportFormat, exportPuzzle } from "@demonstrandum/engine";
import { Command, Option } from "commander";
import { parseWhole } from "./options.ts";
import { readable } from "./puzzle-guard.ts";
import { readOne } from "./puzzle-reader.ts";
import type { Shell } from "./shell.ts";

interface ExportOptions {
  readonly format: ExportFormat;
  readonly item?: number;
}

export const makeExportCommand = (shell: Shell): Command =>
  new Command("export")
    .description("write a puzzle as a question for another solver: all its clues, and nothing of its solution")
    .argument("[file]", "JSON, JSON lines or a list of puzzles; standard input if left out or -")
    .addOption(
      new Option("--format <format>", "language of the other solver")
        .choices(["dimacs", "smtlib"])
        .makeOptionMandatory(),
    )
    .option("--item <n>", "which of several puzzles, counted from 1", parseWhole(1))
    .addHelpText("after", HELP)
    .action((file: string | undefined, options: ExportOptions) => runExport(shell, file, options));

const HELP = `
DIMACS has one variable for each person and further ones that these fix, so the number of models is the number of worlds.

Examples:
  qed export puzzle.json --format dimacs > puzzle.cnf
  qed export puzzles.jsonl --item 3 --format smtlib | z3 -in`;

async function runExport(shell: Shell, file: string | undefined, { format, item }: ExportOptions): Promise<void> {
  const found = await readOne(shell, file, item);
  await shell.out.write(readable(found, () => exportPuzzle(found.game, found.puzzle, format)));
}

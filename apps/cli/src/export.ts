// qed export: a puzzle as a question for another solver. It has exactly one answer, the solution.

import { type ExportFormat, exportPuzzle } from "@demonstrandum/engine";
import { TOLD_IN_ENGLISH } from "@demonstrandum/games/english";
import { type Command, Option } from "commander";
import { makeCommand } from "./command.ts";
import { parseWhole } from "./options.ts";
import { readable } from "./puzzle-guard.ts";
import { readOne } from "./puzzle-reader.ts";
import type { Shell } from "./shell.ts";

interface ExportOptions {
  readonly format: ExportFormat;
  readonly item?: number;
}

export const makeExportCommand = (shell: Shell): Command =>
  makeCommand(shell, "export")
    .argument("[file]", shell.words.help.options.file)
    .addOption(
      new Option("--format <format>", shell.words.help.options.solverFormat)
        .choices(["dimacs", "smtlib"])
        .makeOptionMandatory(),
    )
    .option("--item <n>", shell.words.help.options.item, parseWhole(shell, 1))
    .action((file: string | undefined, options: ExportOptions) => runExport(shell, file, options));

/** Other solvers read English: the remarks in it name people as the puzzle does. */
async function runExport(shell: Shell, file: string | undefined, { format, item }: ExportOptions): Promise<void> {
  const found = await readOne(shell, file, TOLD_IN_ENGLISH, item);
  await shell.out.write(readable(shell, found, () => exportPuzzle(found, found.puzzle, format)));
}

// qed check: the audit, for puzzles from anywhere.

import { audit, type Defect } from "@demonstrandum/engine";
import { cutShort } from "@demonstrandum/text";
import { type Command, Option } from "commander";
import { gamesFor } from "./audience.ts";
import { makeCommand } from "./command.ts";
import { type FoundPuzzle, readAll, type Stray } from "./puzzle-reader.ts";
import type { Shell } from "./shell.ts";

interface CheckOptions {
  readonly format: "text" | "jsonl";
}

export const makeCheckCommand = (shell: Shell): Command =>
  makeCommand(shell, "check")
    .argument("[file]", shell.words.help.options.file)
    .addOption(
      new Option("--format <format>", shell.words.help.options.format).choices(["text", "jsonl"]).default("text"),
    )
    .action((file: string | undefined, options: CheckOptions) => runCheck(shell, file, options));

async function runCheck(shell: Shell, file: string | undefined, { format }: CheckOptions): Promise<void> {
  let count = 0;
  let faulty = 0;
  for await (const found of readAll(shell, file, gamesFor(shell, format))) {
    const defects = findDefects(found);
    if (format === "jsonl") await shell.out.write(`${JSON.stringify(makeReport(found, defects))}\n`);
    if ("reason" in found && !found.isPuzzle) {
      passOver(shell, found);
      continue;
    }
    count++;
    if (defects.length > 0) faulty++;
    if (format === "jsonl") continue;
    for (const { text } of defects) await shell.out.write(`${shell.words.check.defect(found.where, text)}\n`);
  }
  if (faulty > 0) shell.isNegative = true;
  if (format === "jsonl" || count === 0) return;
  await shell.out.write(`${shell.words.check.summary(count, faulty)}\n`);
}

/** What is no puzzle has no defects to name; the puzzles after it have. */
function passOver(shell: Shell, { where, reason }: Stray): void {
  const { at } = shell.words.use;
  shell.isMisused = true;
  shell.stderr.write(`${at("qed", at(where, cutShort(reason)))}\n`);
}

function findDefects(found: FoundPuzzle | Stray): readonly Defect[] {
  return "reason" in found ? [{ kind: "format", text: cutShort(found.reason) }] : audit(found.game, found.puzzle);
}

function makeReport(found: FoundPuzzle | Stray, defects: readonly Defect[]) {
  const about =
    "reason" in found ? {} : { game: found.game.id, seed: found.puzzle.seed, difficulty: found.puzzle.difficulty };
  return { line: found.line, ...about, isSound: defects.length === 0, defects };
}

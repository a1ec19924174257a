// qed check: the audit, for puzzles from anywhere.

import { audit, type Defect } from "@demonstrandum/engine";
import { cutShort } from "@demonstrandum/text";
import { Command, Option } from "commander";
import { type FoundPuzzle, readAll, type Stray } from "./puzzle-reader.ts";
import type { Shell } from "./shell.ts";
import { sayHowMany } from "./words.ts";

interface CheckOptions {
  readonly format: "text" | "jsonl";
}

export const makeCheckCommand = (shell: Shell): Command =>
  new Command("check")
    .description("audit puzzles and name every defect; ends with 1 if there is any")
    .argument("[file]", "JSON, JSON lines or a list of puzzles; standard input if left out or -")
    .addOption(new Option("--format <format>", "how to print").choices(["text", "jsonl"]).default("text"))
    .addHelpText("after", HELP)
    .action((file: string | undefined, options: CheckOptions) => runCheck(shell, file, options));

const HELP = `
Examples:
  qed check puzzle.json
  qed new who --count 1000 | qed check
  qed check puzzles.jsonl --format jsonl | grep '"isSound":false'`;

async function runCheck(shell: Shell, file: string | undefined, { format }: CheckOptions): Promise<void> {
  let count = 0;
  let faulty = 0;
  for await (const found of readAll(shell, file)) {
    const defects = findDefects(found);
    count++;
    if (defects.length > 0) faulty++;
    if (format === "jsonl") await shell.out.write(`${JSON.stringify(makeReport(found, defects))}\n`);
    else for (const { text } of defects) await shell.out.write(`${found.where}: ${text}\n`);
  }
  if (faulty > 0) shell.isNegative = true;
  if (format === "jsonl") return;
  const verdict = faulty === 0 ? "no defects" : `${sayHowMany(faulty, "puzzle")} with defects`;
  await shell.out.write(`${sayHowMany(count, "puzzle")}, ${verdict}\n`);
}

function findDefects(found: FoundPuzzle | Stray): readonly Defect[] {
  return "reason" in found ? [{ kind: "format", text: cutShort(found.reason) }] : audit(found.game, found.puzzle);
}

function makeReport(found: FoundPuzzle | Stray, defects: readonly Defect[]) {
  const about =
    "reason" in found ? {} : { game: found.game.id, seed: found.puzzle.seed, difficulty: found.puzzle.difficulty };
  return { line: found.line, ...about, isSound: defects.length === 0, defects };
}

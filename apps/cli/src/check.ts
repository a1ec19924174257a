// qed check: the audit, for puzzles from anywhere.

import { audit, type Defect, type ToldGame } from "@demonstrandum/engine";
import { auditDraft } from "@demonstrandum/engine/workshop";
import { cutShort } from "@demonstrandum/text";
import { type Command, Option } from "commander";
import { gamesFor } from "./audience.ts";
import { makeCommand } from "./command.ts";
import { type FoundPuzzle, readAll, type Stray, workshopFor } from "./puzzle-reader.ts";
import { parseShard, type Shard } from "./shard/shard.ts";
import type { Shell } from "./shell.ts";

interface CheckOptions {
  readonly format: "text" | "jsonl";
  readonly shard?: Shard;
}

export const makeCheckCommand = (shell: Shell): Command =>
  makeCommand(shell, "check")
    .argument("[file]", shell.words.help.options.file)
    .addOption(
      new Option("--format <format>", shell.words.help.options.format).choices(["text", "jsonl"]).default("text"),
    )
    .option("--shard <i/n>", shell.words.help.options.shardOfCheck, parseShard(shell))
    .action((file: string | undefined, options: CheckOptions) => runCheck(shell, file, options));

async function runCheck(shell: Shell, file: string | undefined, { format, shard }: CheckOptions): Promise<void> {
  let count = 0;
  let faulty = 0;
  // How many there will be is not known, so shards take turns.
  const isOurs = (index: number): boolean => shard === undefined || index % shard.of === shard.number - 1;
  for await (const found of readAll(shell, file, gamesFor(shell, format), isOurs)) {
    const defects = findDefects(shell, gamesFor(shell, format), found);
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

/** Of a draft, what is missing. */
function findDefects(shell: Shell, games: readonly ToldGame[], found: FoundPuzzle | Stray): readonly Defect[] {
  if (!("reason" in found)) return audit(found, found.puzzle);
  const { draft, reason } = found;
  if (!draft) return [{ kind: "format", text: cutShort(reason) }];
  const { workshop, words } = workshopFor(shell.words, games, draft);
  return auditDraft(workshop, words, draft);
}

function makeReport(found: FoundPuzzle | Stray, defects: readonly Defect[]) {
  const about =
    "reason" in found
      ? found.draft
        ? { game: found.draft.game, isDraft: true }
        : {}
      : { game: found.game.id, seed: found.puzzle.seed, difficulty: found.puzzle.difficulty };
  return { line: found.line, ...about, isSound: defects.length === 0, defects };
}

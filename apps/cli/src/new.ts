// qed new: makes puzzles. Item i of a run depends on the seed and i alone, so runs can be split, and any number of cores
// gives the same output in the same order.

import { createWriteStream, type WriteStream } from "node:fs";
import { availableParallelism } from "node:os";
import { finished } from "node:stream/promises";
import { derive, type Game } from "@demonstrandum/engine";
import { Command, Option } from "commander";
import type { Request } from "./item.ts";
import { type ItemsOptions, makeItems } from "./items.ts";
import { keepTruth } from "./keep-truth.ts";
import { parseGame, parseWhole } from "./options.ts";
import { makeProgress } from "./progress.ts";
import { FORMATS, type Format } from "./render.ts";
import { addSettings, chooseSeed, makeConfig, type Settings } from "./settings.ts";
import { makeOutput, nextTurn, type Output, type Shell, sayFileError, UseError } from "./shell.ts";

interface NewOptions extends ItemsOptions, Settings {
  readonly format?: Format;
  readonly solution: boolean;
  readonly out?: string;
  readonly truthCache?: string;
}

export const makeNewCommand = (shell: Shell): Command =>
  addSettings(
    new Command("new")
      .description("make puzzles; every one is audited before it is printed")
      .argument("<game>", "which game", parseGame),
  )
    .option("--count <n>", "how many", parseWhole(1), 1)
    .option("--first <n>", "number of the first item, to make a run in parts", parseWhole(0), 0)
    .addOption(new Option("--format <format>", "how to print (default: json, or jsonl for several)").choices(FORMATS))
    .option("--no-solution", "leave the solution out of text and markdown")
    .option("--out <file>", "write to a file instead of standard output")
    .addOption(
      new Option("--jobs <n>", "how many cores to use").argParser(parseWhole(1)).default(availableParallelism(), "all"),
    )
    .option("--verify", "let z3 confirm the solution of each puzzle (slow; the setting verifyWithSolver does the same)")
    .option("--truth-cache <file>", "read truth tables from this file, or work them out and write them there")
    .addHelpText("after", HELP)
    .action((game: Game, options: NewOptions) => runNew(shell, game, options));

const HELP = `
Item i of a run has the seed <seed>#<i>: it is the same alone (--first i), in a longer run, and on any number of cores.

Examples:
  qed new cultivators
  qed new cultivators --dialect atoms --difficulty hard --seed monday --format text
  qed new who --count 1000 --seed 7 --out who.jsonl
  qed new village --set N=8 --format markdown --verify`;

async function runNew(shell: Shell, game: Game, options: NewOptions): Promise<void> {
  const request = await makeRequest(game, options);
  const file = options.out === undefined ? undefined : await openFile(options.out);
  const out = file ? makeOutput(file) : shell.out;
  try {
    await writeItems(shell, out, request, options);
  } finally {
    // What is already made is kept, also after an interruption.
    if (file) await closeFile(file);
  }
}

async function makeRequest(game: Game, options: NewOptions): Promise<Request> {
  const config = await makeConfig(game, options);
  const { truthCache } = options;
  return {
    game: game.id,
    config,
    seed: chooseSeed(options),
    format: options.format ?? (options.count > 1 ? "jsonl" : "json"),
    withSolution: options.solution,
    ...(truthCache === undefined ? {} : { truth: await keepTruth(game, config, truthCache) }),
  };
}

async function openFile(file: string): Promise<WriteStream> {
  const stream = createWriteStream(file);
  return new Promise((resolve, reject) => {
    stream.once("open", () => resolve(stream));
    stream.once("error", (error) => reject(new UseError(`${sayFileError(file, error)}.`)));
  });
}

async function closeFile(file: WriteStream): Promise<void> {
  file.end();
  await finished(file).catch((error: unknown) => {
    throw new UseError(`${sayFileError(String(file.path), error)}.`);
  });
}

async function writeItems(shell: Shell, out: Output, request: Request, options: NewOptions): Promise<void> {
  const { count } = options;
  const progress = makeProgress(shell, count);
  const [before, between, after] = separators(request.format, count);
  let written = 0;
  try {
    for await (const made of makeItems(request, options, shell.listen, progress.trying)) {
      await nextTurn(shell.signal);
      progress.tick();
      if ("failure" in made) {
        progress.clear();
        shell.isNegative = true;
        shell.stderr.write(`qed new: item ${made.index} (seed ${derive(request.seed, made.index)}): ${made.failure}\n`);
        continue;
      }
      await out.write((written++ === 0 ? before : between) + made.text);
    }
    await out.write(written > 0 ? after : before.trim() + after.trim());
  } finally {
    progress.clear();
  }
}

/** What stands before, between and after the items. */
function separators(format: Format, count: number): readonly [string, string, string] {
  switch (format) {
    case "jsonl":
      return ["", "", ""];
    case "json":
      return count > 1 ? ["[\n", ",\n", "\n]\n"] : ["", "\n", "\n"];
    case "text":
      return ["", "\n\n", ""];
    case "markdown":
      return ["", "\n", ""];
  }
}

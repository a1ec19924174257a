// qed new: makes the puzzle of a seed, or a run of puzzles. Item i of a run depends on the seed and i alone, so runs can be
// split, and any number of cores gives the same output in the same order.

import { createWriteStream, type WriteStream } from "node:fs";
import { availableParallelism } from "node:os";
import { finished } from "node:stream/promises";
import type { ToldGame } from "@demonstrandum/engine";
import { type Command, Option } from "commander";
import { makeCommand } from "./command.ts";
import { fillDraft } from "./fill-draft.ts";
import { type Request, seedOf } from "./item.ts";
import { type ItemsOptions, makeItems } from "./items.ts";
import { keepTruth } from "./keep-truth.ts";
import { parseGame, parseWhole } from "./options.ts";
import { makeProgress } from "./progress.ts";
import { FORMATS, type Format } from "./render.ts";
import { addSettings, chooseSeed, makeConfig, type Settings, tellFallback } from "./settings.ts";
import { makeShard } from "./shard/make-shard.ts";
import { parseShard, type Shard } from "./shard/shard.ts";
import { makeOutput, nextTurn, type Output, type Shell, sayFileError, UseError } from "./shell.ts";
import type { CliWording } from "./words/wording.ts";

interface NewOptions extends Partial<ItemsOptions>, Settings {
  readonly jobs: number;
  readonly format?: Format;
  readonly solution: boolean;
  readonly out?: string;
  readonly truthCache?: string;
  readonly shard?: Shard;
  readonly around?: string;
}

export function makeNewCommand(shell: Shell): Command {
  const { options } = shell.words.help;
  return addSettings(shell, makeCommand(shell, "new").argument("<game>", options.game, parseGame(shell)))
    .option("--count <n>", options.count, parseWhole(shell, 1))
    .option("--first <n>", options.first, parseWhole(shell, 0))
    .addOption(new Option("--format <format>", options.formatOfNew).choices(FORMATS))
    .option("--no-solution", options.noSolution)
    .option("--out <file>", options.out)
    .addOption(
      new Option("--jobs <n>", options.jobs)
        .argParser(parseWhole(shell, 1))
        .default(availableParallelism(), options.allJobs),
    )
    .option("--shard <i/n>", options.shard, parseShard(shell))
    .option("--verify", options.verify)
    .option("--around <file>", options.around)
    .option("--truth-cache <file>", options.truthCache)
    .action((told: ToldGame, chosen: NewOptions) => runNew(shell, told, chosen));
}

async function runNew(shell: Shell, told: ToldGame, chosen: NewOptions): Promise<void> {
  if (chosen.around !== undefined) return fillDraft(shell, told, { ...chosen, around: chosen.around });
  const options = { ...chosen, first: chosen.first ?? 0, count: chosen.count ?? 1 };
  const isRun = chosen.first !== undefined || chosen.count !== undefined;
  const request = await makeRequest(shell, told, options, isRun);
  tellFallback(shell, told.game, request.config);
  if (options.shard) return runShard(shell, request, { ...options, shard: options.shard });
  const file = options.out === undefined ? undefined : await openFile(shell.words, options.out);
  const out = file ? makeOutput(file, shell.words) : shell.out;
  try {
    await writeItems(shell, out, request, options);
  } finally {
    // What is already made is kept, also after an interruption.
    if (file) await closeFile(shell.words, file);
  }
}

/** Shards are put together by others, who must agree on everything. */
function runShard(
  shell: Shell,
  request: Request,
  options: NewOptions & ItemsOptions & { readonly shard: Shard },
): Promise<void> {
  const { out, seed, shard, first, count } = options;
  if (out === undefined || seed === undefined || count === 1 || request.format !== "jsonl")
    throw new UseError(shell.words.shard.needs);
  return makeShard(shell, { request, first, count }, shard, out, options);
}

async function makeRequest(
  { words, language }: Shell,
  told: ToldGame,
  options: NewOptions & ItemsOptions,
  isRun: boolean,
): Promise<Request> {
  const config = await makeConfig(words, told, options);
  const { truthCache, first, count } = options;
  return {
    game: told.game.id,
    config,
    seed: chooseSeed(words, options, isRun ? first + count - 1 : undefined),
    isRun,
    format: options.format ?? (count > 1 ? "jsonl" : "json"),
    withSolution: options.solution,
    language,
    ...(truthCache === undefined ? {} : { truth: await keepTruth(words, told, config, truthCache) }),
  };
}

async function openFile(words: CliWording, file: string): Promise<WriteStream> {
  const stream = createWriteStream(file);
  return new Promise((resolve, reject) => {
    stream.once("open", () => resolve(stream));
    stream.once("error", (error) => reject(new UseError(sayFileError(words, file, error))));
  });
}

async function closeFile(words: CliWording, file: WriteStream): Promise<void> {
  file.end();
  await finished(file).catch((error: unknown) => {
    throw new UseError(sayFileError(words, String(file.path), error));
  });
}

async function writeItems(shell: Shell, out: Output, request: Request, options: ItemsOptions): Promise<void> {
  const { count } = options;
  const progress = makeProgress(shell, count);
  const [before, between, after] = separators(request.format, count);
  let written = 0;
  try {
    for await (const made of makeItems(shell, request, options, progress.trying)) {
      await nextTurn(shell.signal);
      progress.tick();
      if ("failure" in made) {
        progress.clear();
        shell.isNegative = true;
        const seed = seedOf(request, made.index);
        shell.stderr.write(`${shell.words.making.failed(made.index, seed, made.failure)}\n`);
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

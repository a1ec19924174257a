// qed join: the shards of a run as one file, exactly as a run in one piece would have made it, or a sentence why not.

import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { readdir, readFile, rename } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type { Command } from "commander";
import * as v from "valibot";
import { makeCommand } from "./command.ts";
import type { Batch } from "./pool.ts";
import { type Manifest, ManifestSchema } from "./shard/manifest.ts";
import { type Shell, sayFileError, UseError, VerdictError } from "./shell.ts";
import type { CliWording } from "./words/wording.ts";

interface FoundShard extends Manifest {
  /** Its rows. */
  readonly file: string;
}

const ENDING = ".manifest.json";

export const makeJoinCommand = (shell: Shell): Command =>
  makeCommand(shell, "join")
    .argument("<folder>", shell.words.help.options.folder)
    .option("--out <file>", shell.words.help.options.out)
    .action((folder: string, { out }: { readonly out?: string }) => runJoin(shell, folder, out));

async function runJoin(shell: Shell, folder: string, out: string | undefined): Promise<void> {
  const { words, stderr } = shell;
  const shards = await readShards(words, folder);
  checkRun(words, shards);
  for (const shard of shards) await checkRows(words, shard);
  await (out === undefined ? printRows(shell, shards) : writeRows(words, shards, out));
  const failed = shards.reduce((sum, shard) => sum + shard.failed.length, 0);
  if (failed > 0) shell.isNegative = true;
  const rows = shards.reduce((sum, shard) => sum + shard.rows, 0);
  stderr.write(`${words.shard.joined(shards.length, rows, failed)}\n`);
}

/** In the order of their items. */
async function readShards(words: CliWording, folder: string): Promise<FoundShard[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    throw new UseError(sayFileError(words, folder, error));
  });
  const found = names.filter((name) => name.endsWith(ENDING)).map((name) => readShard(words, path.join(folder, name)));
  if (found.length === 0) throw new UseError(words.shard.none(folder));
  return (await Promise.all(found)).sort((a, b) => a.start - b.start || a.end - b.end);
}

async function readShard(words: CliWording, manifest: string): Promise<FoundShard> {
  try {
    const told = v.parse(ManifestSchema, JSON.parse(await readFile(manifest, "utf8")));
    return { ...told, file: manifest.replace(ENDING, ".jsonl") };
  } catch {
    throw new VerdictError(words.shard.damaged(manifest));
  }
}

/** All of one run, and every item of it once. */
function checkRun({ shard: say }: CliWording, shards: readonly FoundShard[]): void {
  const runs = [...new Set(shards.map(({ run, version }) => `${run} (${version})`))];
  const [one] = shards;
  if (!one || runs.length > 1) throw new VerdictError(say.mixed(runs));
  const [holes, overlaps]: [Batch[], Batch[]] = [[], []];
  let next = one.first;
  for (const { start, end, rows, failed, file } of shards) {
    if (start > next) addRange(holes, { start: next, end: start });
    if (start < next && end > start) addRange(overlaps, { start, end: Math.min(end, next) });
    if (rows + failed.length !== end - start) throw new VerdictError(say.damaged(file));
    next = Math.max(next, end);
  }
  const last = one.first + one.count;
  if (next < last) addRange(holes, { start: next, end: last });
  if (holes.length + overlaps.length > 0) throw new VerdictError(say.notOnce(holes, overlaps));
}

/** Ranges come in the order of their starts; what goes on where the last one ends, or sooner, is one with it. */
function addRange(ranges: Batch[], range: Batch): void {
  const before = ranges.at(-1);
  if (before === undefined || before.end < range.start) ranges.push(range);
  else ranges[ranges.length - 1] = { start: before.start, end: Math.max(before.end, range.end) };
}

async function checkRows(words: CliWording, { file, sha256 }: FoundShard): Promise<void> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash).catch((error: unknown) => {
    throw new VerdictError(sayFileError(words, file, error));
  });
  if (hash.digest("hex") !== sha256) throw new VerdictError(words.shard.damaged(file));
}

async function printRows({ out }: Shell, shards: readonly FoundShard[]): Promise<void> {
  for await (const chunk of rowsOf(shards)) await out.write(chunk);
}

async function* rowsOf(shards: readonly FoundShard[]): AsyncGenerator<string> {
  for (const { file } of shards) yield* createReadStream(file, "utf8");
}

/** The file has its name once it is whole. */
async function writeRows(words: CliWording, shards: readonly FoundShard[], out: string): Promise<void> {
  try {
    await pipeline(rowsOf(shards), createWriteStream(`${out}.part`, { flush: true }));
    await rename(`${out}.part`, out);
  } catch (error) {
    throw new UseError(sayFileError(words, out, error));
  }
}

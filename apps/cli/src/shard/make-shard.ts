// qed new --shard: makes the items of one shard into a folder that all shards share. Rows are written where they belong, so a task
// that was killed goes on behind its last whole row, and two that do the same write the same bytes. A file has its name once it is whole.

import { access, mkdir, open, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { seedOf } from "../item.ts";
import { type ItemsOptions, makeItems } from "../items.ts";
import type { Batch } from "../pool.ts";
import { makeReports } from "../progress.ts";
import { nextTurn, type Shell, sayFileError, UseError, VerdictError } from "../shell.ts";
import { type Manifest, nameRun, type SplitRun, VERSION } from "./manifest.ts";
import { type Rows, readRows } from "./rows.ts";
import { rangeOfShard, type Shard } from "./shard.ts";

interface Place {
  readonly range: Batch;
  /** Rows that are being written, all rows, and what they are. */
  readonly part: string;
  readonly rows: string;
  readonly manifest: string;
}

function placeOf(folder: string, run: SplitRun, shard: Shard): Place {
  const name = path.join(folder, `${nameRun(run)}-${shard.number}-of-${shard.of}`);
  return {
    range: rangeOfShard(shard, run.first, run.count),
    part: `${name}.jsonl.part`,
    rows: `${name}.jsonl`,
    manifest: `${name}.manifest.json`,
  };
}

export async function makeShard(
  shell: Shell,
  run: SplitRun,
  shard: Shard,
  folder: string,
  options: Omit<ItemsOptions, "first" | "count">,
): Promise<void> {
  const { words, stderr } = shell;
  const place = placeOf(folder, run, shard);
  try {
    await mkdir(folder, { recursive: true });
    if (!(await isThere(place.manifest))) {
      if (!(await isThere(place.rows))) await makeRows(shell, run, place, options);
      await writeManifest(shell, run, place);
    }
    const { rows, failed, start, end }: Manifest = JSON.parse(await readFile(place.manifest, "utf8"));
    if (failed.length > 0) shell.isNegative = true;
    stderr.write(`${words.shard.done(shard, { start, end }, rows)}\n`);
  } catch (error) {
    throw isOfSystem(error) ? new UseError(sayFileError(words, folder, error)) : error;
  }
}

const isOfSystem = (error: unknown): boolean => error instanceof Error && "syscall" in error;

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** What there is already; a shard that was never begun has nothing. */
async function readBegun({ part, range }: Place, seed: string): Promise<Rows> {
  await (await open(part, "a")).close();
  return readRows(part, seed, range);
}

async function makeRows(
  shell: Shell,
  { request }: SplitRun,
  place: Place,
  options: Omit<ItemsOptions, "first" | "count">,
): Promise<void> {
  const begun = await readBegun(place, request.seed);
  const { next } = begun;
  const { end } = place.range;
  const reports = makeReports(shell, end - place.range.start, next - place.range.start);
  const file = await open(place.part, "r+");
  let position = begun.bytes;
  try {
    for await (const made of makeItems(shell, request, { ...options, first: next, count: end - next }, () => {})) {
      await nextTurn(shell.signal);
      reports.tick();
      if ("failure" in made)
        shell.stderr.write(`${shell.words.making.failed(made.index, seedOf(request, made.index), made.failure)}\n`);
      else position += (await file.write(made.text, position)).bytesWritten;
    }
    await file.truncate(position);
    await file.sync();
  } finally {
    await file.close();
  }
  // Somebody who made the same rows may have been first.
  await rename(place.part, place.rows).catch(async (error) => {
    if (!(await isThere(place.rows))) throw error;
  });
}

async function writeManifest({ words }: Shell, run: SplitRun, { rows: file, manifest, range }: Place): Promise<void> {
  const { request, first, count } = run;
  const { rows, missing, next, sha256, isWhole } = await readRows(file, request.seed, range);
  if (!isWhole) throw new VerdictError(words.shard.damaged(file));
  const trailing = Array.from({ length: range.end - next }, (_, i) => next + i);
  const told: Manifest = {
    format: "demonstrandum-shard/1",
    run: nameRun(run),
    version: VERSION,
    game: request.game,
    seed: request.seed,
    first,
    count,
    ...range,
    rows,
    failed: [...missing, ...trailing],
    sha256,
  };
  await writeFile(`${manifest}.new`, `${JSON.stringify(told)}\n`);
  await rename(`${manifest}.new`, manifest);
}

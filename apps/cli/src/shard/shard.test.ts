import { cp, mkdtemp, readdir, readFile, rename, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runText } from "../run.cases.ts";
import { en } from "../words/en.ts";
import { parseShard, rangeOfShard } from "./shard.ts";

const RUN = ["new", "village", "--difficulty", "easy", "--seed", "s", "--count", "12", "--jobs", "1"];
const signal = new AbortController().signal;

let place: string;
let whole: string;
const at = (...names: readonly string[]) => path.join(place, ...names);
const makeShard = (shard: string, folder: string) => runText([...RUN, "--shard", shard, "--out", at(folder)]);
const join = (folder: string) => runText(["join", at(folder)]);

/** Shards 1/3 to 3/3 in a folder of their own. */
async function makeShards(folder: string): Promise<string[]> {
  await cp(at("made"), at(folder), { recursive: true });
  return (await readdir(at(folder))).sort();
}

beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), "qed-shards-"));
  whole = (await runText(RUN)).stdout;
  for (const shard of ["3/3", "1/3", "2/3"]) await makeShard(shard, "made");
});
afterAll(() => rm(place, { recursive: true }));

describe("a split run", () => {
  it("gives every item to exactly one shard, however many there are", () => {
    for (const [first, count, of] of [
      [0, 12, 5],
      [7, 3, 8],
      [0, 1_000_000, 7],
    ] as const) {
      const ranges = Array.from({ length: of }, (_, i) => rangeOfShard({ number: i + 1, of }, first, count));
      expect([ranges[0]?.start, ranges.at(-1)?.end]).toEqual([first, first + count]);
      expect(ranges.slice(1).map(({ start }) => start)).toEqual(ranges.slice(0, -1).map(({ end }) => end));
    }
  });

  it("is joined to what a run in one piece prints", async () => {
    expect(await join("made")).toEqual({ code: 0, stdout: whole, stderr: "qed join: 3 shards, 12 rows\n" });
    await runText(["join", at("made"), "--out", at("joined.jsonl")]);
    expect(await readFile(at("joined.jsonl"), "utf8")).toBe(whole);
  });

  it("may be split again in another way", async () => {
    const [, , , , ...last] = await makeShards("otherwise");
    for (const name of last) await rm(at("otherwise", name));
    for (const shard of ["5/6", "6/6"]) await makeShard(shard, "otherwise");
    expect((await join("otherwise")).stdout).toBe(whole);
  });

  it("leaves a line of what each shard is", async () => {
    const name = (await readdir(at("made"))).find((each) => each.endsWith("2-of-3.manifest.json")) ?? "";
    expect(JSON.parse(await readFile(at("made", name), "utf8"))).toMatchObject({
      version: "0.1.0",
      ...{ game: "village", seed: "s", first: 0, count: 12, start: 4, end: 8, rows: 4, failed: [] },
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });
});

describe("a shard that was killed", () => {
  it("goes on behind its last whole row, wherever it was cut", async () => {
    const rows = (await readdir(at("made"))).find((each) => each.endsWith("1-of-3.jsonl")) ?? "";
    const text = await readFile(at("made", rows));
    const firstRow = text.indexOf(10) + 1;
    for (const length of [0, 1, firstRow - 1, firstRow, firstRow + 1, text.length - 1, text.length]) {
      await makeShards(`cut-${length}`);
      await rename(at(`cut-${length}`, rows), at(`cut-${length}`, `${rows}.part`));
      await truncate(at(`cut-${length}`, `${rows}.part`), length);
      await rm(at(`cut-${length}`, rows.replace(".jsonl", ".manifest.json")));
      expect((await makeShard("1/3", `cut-${length}`)).code).toBe(0);
      expect((await join(`cut-${length}`)).stdout).toBe(whole);
    }
  });

  it("overwrites what a crash left of the next rows", async () => {
    const [rows = ""] = (await makeShards("zeros")).filter((each) => each.endsWith("1-of-3.jsonl"));
    const text = await readFile(at("zeros", rows));
    text.fill(0, text.indexOf(10) + 5);
    await writeFile(at("zeros", `${rows}.part`), text);
    await rm(at("zeros", rows));
    await rm(at("zeros", rows.replace(".jsonl", ".manifest.json")));
    await makeShard("1/3", "zeros");
    expect((await join("zeros")).stdout).toBe(whole);
  });

  it("counts its rows once more if it had no time for its manifest", async () => {
    const [manifest = ""] = (await makeShards("bare")).filter((each) => each.endsWith("manifest.json"));
    const before = await readFile(at("bare", manifest), "utf8");
    await rm(at("bare", manifest));
    await makeShard("1/3", "bare");
    expect(await readFile(at("bare", manifest), "utf8")).toBe(before);
  });
});

describe("join refuses", () => {
  const editManifest = async (folder: string, change: object) => {
    const [manifest = ""] = (await makeShards(folder)).filter((each) => each.endsWith("2-of-3.manifest.json"));
    const told = JSON.parse(await readFile(at(folder, manifest), "utf8"));
    await writeFile(at(folder, manifest), JSON.stringify({ ...told, ...change }));
  };

  it("a hole", async () => {
    const names = await makeShards("hole");
    for (const name of names.filter((each) => each.includes("2-of-3"))) await rm(at("hole", name));
    expect(await join("hole")).toEqual({ code: 1, stdout: "", stderr: "qed: Items 4 to 7 are missing.\n" });
  });

  it("several holes at once", async () => {
    for (const shard of ["2/6", "4/6", "5/6"]) await makeShard(shard, "holes");
    expect((await join("holes")).stderr).toBe("qed: Items 0 to 1, 4 to 5 and 10 to 11 are missing.\n");
  });

  it("a missing end", async () => {
    const names = await makeShards("end");
    for (const name of names.filter((each) => each.includes("3-of-3"))) await rm(at("end", name));
    expect((await join("end")).stderr).toBe("qed: Items 8 to 11 are missing.\n");
  });

  it("an overlap", async () => {
    await makeShards("overlap");
    await makeShard("1/2", "overlap");
    expect(await join("overlap")).toMatchObject({ code: 1, stderr: "qed: Items 0 to 5 are there twice.\n" });
  });

  it("another version, and another run", async () => {
    await editManifest("version", { version: "0.0.9" });
    expect(await join("version")).toMatchObject({ code: 1, stderr: expect.stringContaining("(0.0.9)") });
    await makeShards("run");
    await runText([...RUN, "--seed", "t", "--shard", "1/1", "--out", at("run")]);
    expect(await join("run")).toMatchObject({ code: 1, stderr: expect.stringContaining("different runs") });
  });

  it("rows that are not the ones that were made, and manifests that are none", async () => {
    const [rows = ""] = (await makeShards("rows")).filter((each) => each.endsWith(".jsonl"));
    await writeFile(at("rows", rows), (await readFile(at("rows", rows), "utf8")).replace("easy", "hard"));
    expect(await join("rows")).toMatchObject({ code: 1, stderr: expect.stringContaining("not what its shard made") });
    await editManifest("count", { rows: 3 });
    expect((await join("count")).code).toBe(1);
    await editManifest("none", { rows: "many" });
    expect((await join("none")).code).toBe(1);
  });

  it("a folder without shards", async () => {
    expect((await runText(["join", place])).code).toBe(2);
    expect((await join("nowhere")).code).toBe(2);
  });
});

describe("which shard", () => {
  const read = (text: string, env = {}) => parseShard({ words: en, env })(text);

  it("is said, or read from an array job", () => {
    expect(read("3/8")).toEqual({ number: 3, of: 8 });
    const slurm = { SLURM_ARRAY_TASK_ID: "14", SLURM_ARRAY_TASK_MIN: "10", SLURM_ARRAY_TASK_STEP: "2" };
    expect(read("auto", { ...slurm, SLURM_ARRAY_TASK_COUNT: "4" })).toEqual({ number: 3, of: 4 });
    expect(read("auto/8", { JOB_COMPLETION_INDEX: "0" })).toEqual({ number: 1, of: 8 });
  });

  it.each(["0/8", "9/8", "1", "/8", "1/0", "a/b", "-1/8", "auto", "auto/8", "1.5/8"])("is not %s", (text) => {
    expect(() => read(text)).toThrow();
    expect(() => read("auto", { JOB_COMPLETION_INDEX: "0" })).toThrow();
  });

  it("needs a seed, a count and a folder", async () => {
    expect((await runText(["new", "village", "--shard", "1/2", "--count", "2", "--out", at("x")])).code).toBe(2);
    expect((await runText(["new", "village", "--shard", "1/2", "--count", "2", "--seed", "1"])).code).toBe(2);
    expect((await runText([...RUN, "--format", "text", "--shard", "1/2", "--out", at("x")])).code).toBe(2);
  });
});

it("audits every puzzle in exactly one shard", async () => {
  const ran = await Promise.all(
    ["1", "2", "3", "4", "5"].map((i) =>
      runText(["check", "--shard", "auto/5", "--format", "jsonl"], whole, signal, {
        JOB_COMPLETION_INDEX: String(Number(i) - 1),
      }),
    ),
  );
  const seeds = ran.flatMap(({ stdout }) =>
    stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line).seed as string),
  );
  expect(ran.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0]);
  expect(new Set(seeds).size).toBe(12);
  expect(seeds.length).toBe(12);
});

import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { classic } from "@demonstrandum/clues";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { KINDS, makeOne, runText } from "./run.cases.ts";

const village = (...argv: readonly string[]) =>
  runText(["new", "village", "--difficulty", "easy", "--jobs", "1", ...argv]);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "qed-"));
});
afterAll(() => rm(folder, { recursive: true }));

describe.each(KINDS.map((kind) => [kind.join(" "), kind] as const))("new %s", (_, kind) => {
  it("makes a sound puzzle, the same for the same seed", async () => {
    const made = await makeOne(kind);
    expect(await makeOne(kind)).toBe(made);
    expect(await makeOne(kind, "--seed", "other")).not.toBe(made);
    expect(await runText(["check"], made)).toEqual({ code: 0, stdout: "1 puzzle, no defects\n", stderr: "" });
  });

  it("is confirmed by z3", async () => {
    expect(await makeOne(kind, "--verify")).toBe(await makeOne(kind));
  });

  it("prints it as text and as Markdown, with the solution apart or not at all", async () => {
    for (const format of ["text", "markdown"]) {
      const page = await makeOne(kind, "--format", format);
      const bare = await makeOne(kind, "--format", format, "--no-solution");
      expect(page).toContain("Solution");
      expect(bare).not.toContain("Solution");
      expect(page.startsWith(bare.trimEnd())).toBe(true);
    }
  });
});

it("gives item i the same puzzle alone, in a run, and in a part of it", async () => {
  const run = (await village("--seed", "a", "--count", "5")).stdout.split("\n");
  expect((await village("--seed", "a", "--count", "3")).stdout.split("\n").slice(0, 3)).toEqual(run.slice(0, 3));
  expect((await village("--seed", "a", "--first", "3", "--count", "2")).stdout.split("\n")).toEqual(run.slice(3));
  expect(JSON.parse((await village("--seed", "a#0")).stdout)).toEqual(JSON.parse(run[0] ?? ""));
});

it("shares no item between seeds that look alike", async () => {
  const seeds = ["1", "11", "1#1", "1#0"];
  const lines = await Promise.all(seeds.map(async (seed) => (await village("--seed", seed, "--count", "12")).stdout));
  const items = lines.flatMap((text) => text.trim().split("\n")).map((line) => JSON.parse(line).statements.join());
  expect(new Set(items).size).toBe(items.length);
});

it("writes several puzzles as lines, or as one JSON list", async () => {
  const lines = (await village("--seed", "a", "--count", "3")).stdout.trimEnd().split("\n");
  const list = JSON.parse((await village("--seed", "a", "--count", "3", "--format", "json")).stdout);
  expect(list).toEqual(lines.map((line) => JSON.parse(line)));
});

it("takes settings from a file, from --set and from options, later ones first", async () => {
  const file = path.join(folder, "config.json");
  await writeFile(file, '{ "N": 5, "difficulty": "hard", "wolvesMax": 2 }');
  const { stdout } = await village("--seed", "a", "--config", file, "--set", "N=4");
  const puzzle = JSON.parse(stdout);
  expect(puzzle.villagers).toHaveLength(4);
  expect(puzzle.difficulty).toBe("easy");
});

it("says where a configuration file is not JSON", async () => {
  const file = path.join(folder, "broken.json");
  await writeFile(file, '{ "N": 5,\n  "wolvesMax" 2 }');
  const { code, stderr } = await village("--config", file);
  expect([code, stderr]).toEqual([2, `qed: ${file}, line 2, column 15: expected ":", not "2".\n`]);
});

it("writes to a file", async () => {
  const file = path.join(folder, "out.jsonl");
  const { code, stdout } = await village("--seed", "a", "--count", "2", "--out", file);
  expect([code, stdout]).toEqual([0, ""]);
  expect(await readFile(file, "utf8")).toBe((await village("--seed", "a", "--count", "2")).stdout);
});

it("says which items could not be made and why, and ends with 1", async () => {
  const argv = ["--difficulty", "hard", "--set", "N=3", "--set", "attempts=1", "--seed", "a", "--count", "12"];
  const { code, stderr, stdout } = await village(...argv);
  const [failures, items] = [stderr, stdout].map((text) => text.split("\n").length - 1);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^qed new: item \d+ \(seed a#\d+\): No puzzle in 1 try: .+$/m);
  expect((failures ?? 0) + (items ?? 0)).toBe(12);
});

it("makes any puzzle and rates it; with every type switched off it says what it falls back to", async () => {
  const any = ["new", "cultivators", "--difficulty", "any", "--seed", "a", "--set"];
  const off = Object.fromEntries(classic.parts.map((type) => [type, false]));
  const { code, stdout, stderr } = await runText([...any, `CLUE_CONFIG=${JSON.stringify(off)}`]);
  expect([code, JSON.parse(stdout).difficulty]).toEqual([0, "easy"]);
  expect(stderr).toBe(
    "qed: every type of clue is switched off, so the basic ones are used: PERSON_IS_DEMON, PERSON_IS_CULTIVATOR.\n",
  );
  const { [classic.parts[0] as string]: _, ...some } = off;
  expect((await runText([...any, `CLUE_CONFIG=${JSON.stringify(some)}`, "--set", "attempts=1"])).stderr).toContain(
    "only 8 different things to say",
  );
});

describe("--truth-cache", () => {
  it("writes the truth tables once, reads them again, and changes no village", async () => {
    const file = path.join(folder, "truth.json");
    const made = await village("--seed", "a");
    expect(await village("--seed", "a", "--truth-cache", file)).toEqual(made);
    const written = await readFile(file, "utf8");
    expect(JSON.parse(written)).toMatchObject({ format: "demonstrandum/village-truth/2", N: 6 });
    expect(await village("--seed", "a", "--truth-cache", file)).toEqual(made);
    expect(await readFile(file, "utf8")).toBe(written);
  });

  it("refuses a damaged file, one for other settings and one that cannot be read, each in one sentence", async () => {
    const file = path.join(folder, "damaged.json");
    await village("--truth-cache", file);
    const whole = await readFile(file, "utf8");
    const refused = async (...argv: readonly string[]) => (await village("--truth-cache", ...argv)).stderr;
    expect(await refused(file, "--set", "N=7")).toBe(`qed: ${file}: This truth cache is for 6 villagers, not for 7.\n`);
    await writeFile(file, whole.replace(/"IMP\(0,1\)":"..../, '"IMP(0,1)":"0000'));
    expect(await refused(file)).toBe(
      `qed: ${file}: This truth cache is damaged: a part of it is missing or was changed.\n`,
    );
    expect(await readFile(file, "utf8")).not.toBe(whole);
    await writeFile(file, whole.slice(0, 100));
    expect(await refused(file)).toBe(`qed: ${file}: This is no truth cache of villages.\n`);
    expect(await refused(folder)).toBe(`qed: ${folder}: it is a folder.\n`);
  });

  it("is for games that have truth tables", async () => {
    const { code, stderr } = await runText(["new", "who", "--truth-cache", path.join(folder, "who.json")]);
    expect([code, stderr]).toEqual([2, "qed: The game who has no truth tables to keep.\n"]);
  });
});

it("lets z3 confirm a village if its configuration says so, whichever number of solutions it allows", async () => {
  const settings = ["--seed", "a", "--set", "verifyWithSolver=true"];
  expect(await village(...settings)).toEqual(await village("--seed", "a"));
  const several = ["--set", "requireUniqueSolution=false"];
  const { code, stdout } = await village(...settings, ...several);
  expect([code, JSON.parse(stdout).config]).toEqual([0, { requireUniqueSolution: false }]);
});

it("makes villages with several solutions that are sound and can be solved as far as they go, but not played", async () => {
  const { stdout: some } = await village("--seed", "4", "--count", "20", "--set", "requireUniqueSolution=false");
  const solutions = async (puzzle: string): Promise<string> => (await runText(["solve"], puzzle)).stdout;
  const told = await Promise.all(
    some
      .trim()
      .split("\n")
      .map(async (puzzle) => [puzzle, await solutions(puzzle)] as const),
  );
  const [stdout = ""] = told.find(([, text]) => text.includes("as far as it goes")) ?? [];
  expect((await runText(["check"], stdout)).stdout).toBe("1 puzzle, no defects\n");
  const solved = await runText(["solve"], stdout);
  expect(solved.code).toBe(0);
  expect(solved.stdout).toMatch(/Solved as far as it goes: .* can be either\.\n/);
  const file = path.join(folder, "several.json");
  await writeFile(file, stdout);
  const played = await runText(["play", "village", "--puzzle", file]);
  expect([played.code, played.stderr]).toEqual([2, expect.stringContaining("it has no end to play to")]);
});

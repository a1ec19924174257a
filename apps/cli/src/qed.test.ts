// The program as people start it: a process of its own, from another folder, with real pipes, threads and signals.

import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { beforeAll, expect, it } from "vitest";
import packageFile from "../package.json" with { type: "json" };

const QED = fileURLToPath(new URL("../../../script/qed", import.meta.url));
const cwd = tmpdir();
const start = (...argv: readonly string[]) => promisify(execFile)(QED, [...argv], { cwd, maxBuffer: 1 << 26 });

// Bundles first, so that the tests below meet a program that is ready.
beforeAll(() => start("--help"));

it("gives the same output, in the same order, on one core and on several", async () => {
  const argv = ["new", "village", "--difficulty", "easy", "--seed", "7", "--count", "24"];
  const one = await start(...argv, "--jobs", "1");
  const several = await start(...argv, "--jobs", "3");
  expect(one.stdout.split("\n")).toHaveLength(25);
  expect(several).toEqual(one);
});

it("asks z3 in its own process from the bundle", async () => {
  const { stdout } = await start("new", "village", "--difficulty", "easy", "--seed", "7", "--verify");
  expect(JSON.parse(stdout)).toMatchObject({ game: "village", seed: "7" });
});

it("ends quietly when the reader has had enough", async () => {
  const child = spawn(QED, ["new", "village", "--difficulty", "easy", "--count", "1000000"], { cwd });
  let stderr = "";
  child.stderr.on("data", (chunk) => {
    stderr += chunk;
  });
  await once(child.stdout, "data");
  child.stdout.destroy();
  const [code] = await once(child, "exit");
  expect([code, stderr]).toEqual([0, ""]);
});

it("ends with 130 and whole lines on Ctrl-C", async () => {
  const child = spawn(QED, ["new", "village", "--difficulty", "easy", "--count", "1000000"], { cwd });
  let stdout = "";
  child.stdout.on("data", (chunk) => {
    stdout += chunk;
  });
  await once(child.stdout, "data");
  child.kill("SIGINT");
  const [code] = await once(child, "close");
  expect(code).toBe(130);
  const lines = stdout.trimEnd().split("\n");
  expect(() => lines.map((line) => JSON.parse(line))).not.toThrow();
});

/** One is stopped like the other, and one search is long enough for a default run. */
const SIGNALS: readonly NodeJS.Signals[] = process.env.TEST_ALL ? ["SIGTERM", "SIGINT"] : ["SIGTERM"];

it.each(SIGNALS)("ends at once on %s, though the search holds its only thread", async (signal) => {
  const argv = ["new", "village", "--seed", "1", "--count", "1000", "--jobs", "1", "--set", "N=16"];
  const child = spawn(QED, [...argv, "--difficulty", "hard"], { cwd });
  await once(child.stdout, "data");
  child.kill(signal);
  expect(await once(child, "exit")).toEqual([null, signal]);
});

it("says which version it is", async () => {
  expect((await start("--version")).stdout).toBe(`${packageFile.version}\n`);
});

it("ends with 2 after wrong use", async () => {
  await expect(start("new", "chess")).rejects.toMatchObject({ code: 2, stdout: "" });
});

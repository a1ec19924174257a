// docs/at-scale.md: its recipe for GNU parallel is run as it stands, killed five times and joined; what Kubernetes is told has its shape.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ROOT } from "./sources.ts";

const recipes = [...readFileSync(join(ROOT, "docs/at-scale.md"), "utf8").matchAll(/```sh\n([\s\S]*?)```/g)];
const [, recipe = ""] = recipes.find(([, text]) => text?.startsWith("parallel ")) ?? [];
const [make = "", ...rest] = recipe.trim().replaceAll("\\\n", " ").split("\n");
const COUNT = 400;

const folder = mkdtempSync(join(tmpdir(), "at-scale-"));
const smaller = make.replace(/--count \d+/, `--count ${COUNT}`);
const env = { ...process.env, PATH: `${join(ROOT, "script")}:${process.env.PATH}` };
const run = (command: string): string => execFileSync("bash", ["-ec", command], { cwd: folder, encoding: "utf8", env });

beforeAll(() => {
  execFileSync(join(ROOT, "script/gnu-parallel"));
  run("qed --version");
});
afterAll(() => rmSync(folder, { recursive: true }));

const rowsSoFar = (): number => {
  const files = readdirSync(folder).includes("shards") ? readdirSync(join(folder, "shards")) : [];
  const rows = files.filter((name) => /\.jsonl(\.part)?$/.test(name));
  return rows.reduce((sum, name) => sum + readFileSync(join(folder, "shards", name), "utf8").split("\n").length - 1, 0);
};

/** Kills everything that parallel started, once there are so many rows: each of its tasks has a group of its own, all of them one session. */
async function runAndKill(rows: number): Promise<void> {
  const child = spawn("bash", ["-c", smaller], { cwd: folder, env, detached: true, stdio: "ignore" });
  const isOver = once(child, "exit");
  while (child.exitCode === null && rowsSoFar() < rows) await new Promise((resolve) => setTimeout(resolve, 50));
  spawnSync("bash", ["-c", `pkill -KILL -s ${child.pid}`]);
  await isOver;
}

it("comes out as a run in one piece, killed five times or not", async () => {
  for (const share of [0.1, 0.25, 0.4, 0.6, 0.8]) await runAndKill(share * COUNT);
  expect(rowsSoFar()).toBeLessThan(COUNT);
  run(smaller);
  for (const command of rest) run(command);
  const whole = /new village .*(?= --jobs)/.exec(smaller)?.[0] ?? "";
  expect(whole).toContain("--seed");
  run(`qed ${whole} --out whole.jsonl`);
  expect(readFileSync(join(folder, "villages.jsonl"), "utf8")).toBe(readFileSync(join(folder, "whole.jsonl"), "utf8"));
});

it("tells Kubernetes what its types know", () => {
  execFileSync(join(ROOT, "script/tools"));
  const [, yaml = ""] = /```yaml\n([\s\S]*?)```/.exec(readFileSync(join(ROOT, "docs/at-scale.md"), "utf8")) ?? [];
  const modules = join(ROOT, "tools/node_modules");
  const read = `import { parse } from "yaml"; process.stdout.write(JSON.stringify(parse(process.argv[1])))`;
  const job = execFileSync(process.execPath, ["--input-type=module", "-e", read, yaml], {
    cwd: join(ROOT, "tools"),
    encoding: "utf8",
  });
  const isKnown = (text: string): boolean => {
    writeFileSync(
      join(folder, "job.ts"),
      `import type { Job } from "kubernetes-types/batch/v1";\nexport const job: Job = ${text};\n`,
    );
    symlinkSync(modules, join(folder, "node_modules"));
    const { status } = spawnSync(join(modules, ".bin/tsc"), ["--noEmit", "--strict", "job.ts"], {
      cwd: folder,
    });
    rmSync(join(folder, "node_modules"));
    return status === 0;
  };
  expect(isKnown(job)).toBe(true);
  expect(isKnown(job.replace("backoffLimitPerIndex", "backoffLimitPerindex"))).toBe(false);
});

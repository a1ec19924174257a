// The examples of the README and of the packages' own run as they stand: library, command line and API.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Game, parseCode, solveIn } from "@demonstrandum/engine";
import { cultivators, tellGame } from "@demonstrandum/games";
import { en } from "@demonstrandum/games/english";
import { expect, it, vi } from "vitest";
import { askApi, newApi } from "../apps/server/src/app/testing.ts";
import { LIBRARY_EXAMPLES } from "./packing/library-examples.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, "node_modules/.cache/readme-examples");
const readme = readFileSync(join(root, "README.md"), "utf8");
const examples = LIBRARY_EXAMPLES.map(({ name, text }) => [name, text] as const);

it("has examples", () => {
  expect(examples.length).toBeGreaterThanOrEqual(3);
});

it.each(examples)("%s runs, and prints where it says so", async (number, text) => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `example-${number}.ts`);
  writeFileSync(file, `${text}\nexport {};\n`);
  await expect(import(file)).resolves.toBeDefined();
  expect(log.mock.calls.length).toBeGreaterThanOrEqual(text.split("console.log").length - 1);
  log.mockRestore();
});

it.each(examples)("%s says what its comments say", async (number, text) => {
  const claims = [...text.matchAll(/^(\w+\(.*\)); +\/\/ (\d+|true|false|undefined|"[^"]*"|\[[^\]]*\])(?:$|:)/gm)];
  const file = join(folder, `claims-${number}.ts`);
  const setup = text.replaceAll(/^\w+\(.*\)(\.\w+|\[0\])*; +\/\/.*$/gm, "");
  writeFileSync(file, `${setup}\nexport const values = [${claims.map(([, call]) => call).join(", ")}];\n`);
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  const { values } = await import(file);
  log.mockRestore();
  expect(values.map((value: unknown) => JSON.stringify(value) ?? "undefined")).toEqual(
    claims.map(([, , said = ""]) => (said.startsWith("[") ? said.replaceAll(" ", "") : said)),
  );
});

/** What takes minutes, a person or an optional solver of 35 MB. */
const LONG = /--count 10000|--verify|qed play/;

it("shows commands that do what they say, but for the longest", () => {
  const commands = readme.split("\n").filter((line) => /^(\.\/script\/qed|python3 )/.test(line) && !LONG.test(line));
  expect(commands.length).toBeGreaterThanOrEqual(8);
  const place = mkdtempSync(join(tmpdir(), "qed-readme-"));
  const run = (command: string) => execFileSync("bash", ["-ec", command], { cwd: place, encoding: "utf8" });
  const at = (command: string) =>
    command.replace("./script/", `${root}/script/`).replace("conformance/", `${root}/conformance/`);
  for (const command of commands) expect(() => run(at(command)), command).not.toThrow();
  rmSync(place, { recursive: true });
});

it("asks the API as it can be asked", async () => {
  const [, path = "", body = ""] = /curl -s localhost:3000(\S+) .* -d '(.*)'/.exec(readme) ?? [];
  const { status, data } = await askApi(newApi(), path, { body });
  expect([status, data.puzzle.seed]).toEqual([200, JSON.parse(body).seed]);
});

it("shows the longest proof of the puzzle whose code stands before it", () => {
  const [, code = "", shown] = /<!-- (1\S+) -->\n\n```text\n(Suppose[\s\S]*?)```/.exec(readme) ?? [];
  const { puzzle } = parseCode([cultivators], code);
  const proofs = solveIn(tellGame(en, cultivators as Game), puzzle).steps.map(({ proof }) => proof);
  const longest = proofs.reduce((best, proof) => (proof.length > best.length ? proof : best));
  expect(shown).toBe(longest.map(({ text, depth }) => `${"  ".repeat(depth)}${text}\n`).join(""));
});

it("tells of each version what can be read in two minutes", () => {
  const [, ...versions] = readFileSync(join(root, "CHANGELOG.md"), "utf8").split(/^## /m);
  const long = versions.filter((notes) => notes.split(/\s+/).length > 450).map((notes) => notes.split("\n")[0]);
  expect(long).toEqual([]);
});

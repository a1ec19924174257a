// All packages as somebody gets them: checked by publint and attw, installed into empty projects on two versions of Node, by TypeScript,
// and in a browser; the command line from its tarball alone.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { chromium } from "@playwright/test";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROOT } from "../sources.ts";
import { type EmptyProject, installInto, makeEmptyProject, runExample } from "./empty-project.ts";
import { LIBRARY_EXAMPLES } from "./library-examples.ts";
import { type Packed, packCommand, packLibraries } from "./pack.ts";

const tarballs = mkdtempSync(join(tmpdir(), "tarballs-"));
const libraries: Packed[] = packLibraries(ROOT, tarballs);
const command = packCommand(ROOT, tarballs);
const tool = (name: string): string => join(ROOT, "tools/node_modules/.bin", name);
const CHROMIUMS = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
let project: EmptyProject;

beforeAll(() => {
  execFileSync(join(ROOT, "script/tools"));
  project = makeEmptyProject();
  symlinkSync(tarballs, join(project.folder, "tarballs"));
  installInto(
    project,
    libraries.map(({ file }) => file),
  );
});
afterAll(() => {
  project.remove();
  rmSync(tarballs, { recursive: true });
});

describe.each(libraries)("$name", ({ name, file, contents }) => {
  it("passes publint and attw", () => {
    execFileSync(tool("publint"), ["run", file, "--strict"]);
    execFileSync(tool("attw"), [file, "--profile", "esm-only"]);
  });

  it("has nothing that is there for tests", () => {
    expect(contents.filter((path) => /\.(test|cases|golden)\.|\/testing\/|\.json$/.test(path))).toEqual([
      "package.json",
    ]);
  });

  it("maps every declaration and program to a source that is shipped", () => {
    const folder = join(project.folder, "node_modules", name);
    const maps = readdirSync(join(folder, "dist"), { recursive: true, encoding: "utf8" }).filter((each) =>
      each.endsWith(".map"),
    );
    const sources = maps.flatMap((each) => {
      const map = join(folder, "dist", each);
      return JSON.parse(readFileSync(map, "utf8")).sources.map((source: string) => join(dirname(map), source));
    });
    expect(sources.length).toBeGreaterThan(10);
    expect(sources.filter((source) => !existsSync(source))).toEqual([]);
  });
});

it("passes publint as a command", () => {
  execFileSync(tool("publint"), ["run", command.file, "--strict"]);
});

describe.each(["20.19.0", "24.21.0"])("on Node %s", (version) => {
  const bin = execFileSync(join(ROOT, "script/other-node"), [version], { encoding: "utf8" }).trim();

  it.each(LIBRARY_EXAMPLES)("$name runs", (example) => {
    expect(project.run("node", ["--version"], bin)).toBe(`v${version}\n`);
    runExample(project, example, bin);
  });

  it("makes a puzzle by npx from the tarball alone", () => {
    const cache = mkdtempSync(join(tmpdir(), "npm-cache-"));
    const [shown = ""] = /^npx .* new who/m.exec(readFileSync(join(ROOT, "README.md"), "utf8")) ?? [];
    const offline = shown.replace("npx ", `npx --yes --offline --cache ${cache} `);
    const made = project.run("bash", ["-c", `${offline} --seed 7`], bin);
    expect(JSON.parse(made)).toMatchObject({ game: "who", seed: "7" });
    rmSync(cache, { recursive: true });
  });
});

it("is typed for TypeScript in nodenext, libraries included", () => {
  const files = LIBRARY_EXAMPLES.map(({ name, text }) => project.write(`${name}.ts`, `${text}\nexport {};\n`));
  const options = ["--module", "nodenext", "--strict", "--noEmit", "--target", "es2023", "--lib", "es2023,dom"];
  expect(project.run(join(ROOT, "node_modules/.bin/tsc"), [...options, ...files])).toBe("");
});

it("runs in a browser", async () => {
  const texts = LIBRARY_EXAMPLES.map(({ name, text }) => project.write(`${name}.browser.ts`, `${text}\nexport {};\n`));
  const entry = project.write("all.mjs", texts.map((file) => `import ${JSON.stringify(file)};`).join("\n"));
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    platform: "browser",
    format: "iife",
    write: false,
  });
  execFileSync(join(ROOT, "script/chromium"));
  const executablePath = process.env.CHROMIUM_PATH ?? CHROMIUMS.find(existsSync);
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ["--no-sandbox"] });
  const page = await browser.newPage();
  const [errors, said]: [string[], string[]] = [[], []];
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (message) => said.push(message.text()));
  await page.addScriptTag({ content: outputFiles[0]?.text ?? "" });
  await browser.close();
  expect(errors).toEqual([]);
  expect(said.length).toBeGreaterThan(1);
});

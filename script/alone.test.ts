// Test files share loaded code, so those that put a module in the place of another have a name that keeps them apart.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { listSources, ROOT } from "./sources.ts";

const REPLACES_MODULES = /\bvi\.(?:do)?[mM]ock\(/;

it("files that replace modules, and no others, are tested alone", () => {
  const tests = ["apps", "bench", "packages"].flatMap(listSources).filter((path) => /\.test\.tsx?$/.test(path));
  const replacing = tests.filter((path) => REPLACES_MODULES.test(readFileSync(join(ROOT, path), "utf8")));
  expect(replacing.length).toBeGreaterThan(0);
  expect(replacing).toEqual(tests.filter((path) => path.includes(".alone.test.")));
});

// The version of a build changes with whatever the web app is made of, and with nothing else.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "fingerprint-"));
  for (const name of ["apps/web/e2e", "packages/logic"]) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, "package-lock.json"), "{}");
  writeFileSync(join(folder, "apps/web/page.tsx"), "a page");
  writeFileSync(join(folder, "packages/logic/search.ts"), "a search");
});
afterAll(() => rmSync(folder, { recursive: true }));

const versionNow = (): string =>
  execFileSync("node", [join(import.meta.dirname, "fingerprint.mjs"), folder], { encoding: "utf8" });

it("changes with names as well as contents, and not with tests", () => {
  const [page, test] = [join(folder, "apps/web/page.tsx"), join(folder, "apps/web/page.test.tsx")];
  const first = versionNow();
  writeFileSync(test, "a test");
  writeFileSync(join(folder, "apps/web/e2e/page.spec.ts"), "a browser test");
  expect(versionNow()).toBe(first);
  renameSync(page, join(folder, "apps/web/leaf.tsx"));
  expect(versionNow()).not.toBe(first);
  renameSync(join(folder, "apps/web/leaf.tsx"), page);
  expect(versionNow()).toBe(first);
  writeFileSync(page, "another page");
  expect(versionNow()).not.toBe(first);
});

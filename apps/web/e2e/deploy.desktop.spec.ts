// A new build is put in place while the server runs and a page is open.
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { CULTIVATORS } from "./puzzles.ts";
import { startServer } from "./server.ts";
import { openPuzzle, prove } from "./table.ts";

const BUILDS = path.join(import.meta.dirname, "../builds");
const known = "[data-person][data-kind]";

/** A folder with one build, and a way to put another one beside it that lacks a script of the first. */
function copyBuilds(): { folder: string; deploy: (version: string, lost: string) => void } {
  const folder = mkdtempSync(path.join(tmpdir(), "builds-"));
  const first = readlinkSync(path.join(BUILDS, "current"));
  cpSync(path.join(BUILDS, first), path.join(folder, first), { recursive: true });
  symlinkSync(first, path.join(folder, "current"));
  const deploy = (version: string, lost: string) => {
    const place = path.join(folder, version);
    cpSync(path.join(folder, first), place, { recursive: true });
    const manifest = JSON.parse(readFileSync(path.join(place, "build.json"), "utf8"));
    writeFileSync(path.join(place, "build.json"), JSON.stringify({ ...manifest, version }));
    writeFileSync(path.join(place, "site/version.json"), JSON.stringify({ version }));
    for (const suffix of ["", ".br", ".gz"]) rmSync(path.join(place, "site", lost + suffix), { force: true });
    symlinkSync(version, path.join(folder, "next"));
    renameSync(path.join(folder, "next"), path.join(folder, "current"));
  };
  return { folder, deploy };
}

test("an open page keeps its scripts, hears of the new version, and takes it without losing the play", async ({
  browser,
}) => {
  const { folder, deploy } = copyBuilds();
  const server = await startServer({}, "--builds", folder);
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: "block" });
  const page = await context.newPage();
  const scripts: string[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/_next\/static\/.+\.js$/.test(pathname)) scripts.push(pathname);
  });
  await openPuzzle(page, CULTIVATORS);
  await prove(page, CULTIVATORS, 0, 2);
  deploy("another", scripts[0] ?? "");
  await expect.poll(async () => (await (await fetch(`${server.url}/version.json`)).json()).version).toBe("another");
  expect((await fetch(server.url + scripts[0])).status).toBe(200);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByText("New version ready")).toBeVisible();
  await prove(page, CULTIVATORS, 2, 3);
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Reload" }).click()]);
  await expect(page.locator(known)).toHaveCount(4);
  await context.close();
  server.process.kill();
  rmSync(folder, { recursive: true });
});

// The reference as it is built and served: it opens under its policy, finds what one looks for, and shows the guides.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { afterAll, beforeAll, expect, it } from "vitest";
import { answerPage } from "../apps/server/src/pages/answer-page.ts";
import { openBuilds } from "../apps/server/src/pages/builds.ts";
import { ROOT } from "./sources.ts";

const CHROMIUMS = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
const folder = mkdtempSync(join(tmpdir(), "reference-"));
let browser: Browser;
const server = createServer((request, response) =>
  answerPage(
    openBuilds(folder, () => {}),
    new URL(request.url ?? "/", "http://x").pathname,
    request,
    response,
  ),
);

beforeAll(async () => {
  for (const script of ["build-reference", "chromium"]) execFileSync(join(ROOT, "script", script));
  mkdirSync(join(folder, "one/site"), { recursive: true });
  for (const page of ["index.html", "404.html"]) writeFileSync(join(folder, "one/site", page), "");
  writeFileSync(join(folder, "one/build.json"), JSON.stringify({ version: "one", policy: "", policies: {} }));
  symlinkSync("one", join(folder, "current"));
  cpSync(join(ROOT, "apps/web/builds/.reference"), join(folder, ".reference"), { recursive: true });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const executablePath = process.env.CHROMIUM_PATH ?? CHROMIUMS.find(existsSync);
  browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ["--no-sandbox"] });
});
afterAll(async () => {
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true });
});

it("opens, leads to its guides, and finds an export by its name", async () => {
  const page = await browser.newPage();
  const troubles: string[] = [];
  page.on("console", (message) => message.type() === "error" && troubles.push(message.text()));
  page.on("pageerror", ({ message }) => troubles.push(message));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/docs`);
  await page.getByRole("heading", { name: "Reference" }).waitFor();
  await page.getByRole("link", { name: "Make your own game" }).first().click();
  await page.getByText("Here are four lamps in a row").waitFor();
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("combobox").fill("makeTheory");
  await page
    .getByRole("option", { name: /makeTheory/ })
    .first()
    .click();
  await page.getByText("Makes a theory of clues and axioms").waitFor();
  if (process.env.SHOT) await page.screenshot({ path: process.env.SHOT });
  expect(troubles).toEqual([]);
});

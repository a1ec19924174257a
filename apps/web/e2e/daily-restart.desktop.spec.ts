// The server is killed in the middle of a play and started again: the page tells, waits, and goes on.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "@playwright/test";
import { answersOf, playPage, prove, say, today } from "./daily.ts";
import { card } from "./table.ts";

const folder = mkdtempSync(join(tmpdir(), "qed-restart-"));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function start(port: number): Promise<{ readonly url: string; readonly child: ChildProcess }> {
  const env = { ...process.env, PORT: String(port), HOST: "127.0.0.1", DATA_DIR: folder, RATE_FACTOR: "1000" };
  const child = spawn(process.execPath, ["../server/dist/server.mjs"], { env, stdio: ["ignore", "pipe", "inherit"] });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\/\/[\d.:]+/.exec(line)?.[0];
    if (url) return { url, child };
  }
  throw new Error("The server did not start.");
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

test("a server that is killed in the middle and started again goes on where it was", async ({ page, playwright }) => {
  const first = await start(0);
  const friend = await playwright.request.newContext({ baseURL: first.url });
  const [one, two, three] = await answersOf(friend, today(), "who");
  await friend.dispose();
  if (!one || !two || !three) throw new Error("There is more to find.");
  // Another address, where nobody has met the coach.
  await page.addInitScript(() => localStorage.setItem("demonstrandum/coach/board", "seen"));
  await page.goto(first.url + playPage(today(), "who"));
  await prove(page, [one]);
  await kill(first.child);
  await say(page, two);
  await expect(page.getByText("The server cannot be reached. Nothing is lost")).toBeVisible();
  const second = await start(Number(new URL(first.url).port));
  await expect(card(page, two.person)).toHaveAttribute("data-kind", two.identity ? "b" : "a");
  await prove(page, [three]);
  await page.reload();
  await expect(page.locator("[data-person][data-kind]")).toHaveCount(4);
  await kill(second.child);
});

// A table made to be hard, opened as a link: the work can be called off, the table stays usable, and in the end it shows what is proved.
import { makeShareText } from "@demonstrandum/deals";
import { hardTable } from "@demonstrandum/deals/testing/hard-table";
import { expect, test } from "@playwright/test";
import { PATIENCE, recordButton } from "./clue-table.ts";

const link = (): string => {
  const about = { format: "demonstrandum-table/1", id: "hard", name: "hard", created: 1, changed: 1 } as const;
  return `/clue#table=${makeShareText({ ...about, ...hardTable(1, true) })}`;
};

test("a table that is too much can be stopped, used meanwhile, and says what it could not do", async ({ page }) => {
  // However fast the machine: nothing reaches the worker until the test has seen what a player sees who waits.
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage as (...args: unknown[]) => void;
    Object.assign(window, { isHeld: true });
    Worker.prototype.postMessage = function (...args: unknown[]) {
      if (!("isHeld" in window && window.isHeld)) post.apply(this, args);
    };
  });
  await page.goto(link());
  await page.getByRole("button", { name: "Take it over" }).click();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText("Stopped.")).toBeVisible();
  await expect(page.getByText("Not worked out yet.")).toBeVisible();
  await recordButton(page).click();
  await page.getByRole("dialog").getByRole("group", { name: "Who asks?" }).getByRole("button", { name: "P2" }).click();
  await page.keyboard.press("Escape");
  await page.evaluate(() => Object.assign(window, { isHeld: false }));
  await page.getByRole("button", { name: "Work it out" }).click();
  await expect(page.getByText("too much to work out: only what the rules prove is shown")).toBeVisible({
    timeout: 2 * PATIENCE,
  });
  await expect(page.getByRole("grid").getByRole("button").first()).toBeVisible();
});

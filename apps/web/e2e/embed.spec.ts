// A puzzle is played in a frame on somebody else's page, on a desktop and on a phone.
import { type BrowserContext, expect, type Frame, test } from "@playwright/test";
import { startHosts, stopHosts, visit } from "./embed-host.ts";
import { CULTIVATORS, WHO } from "./puzzles.ts";
import { card, prove } from "./table.ts";

test.beforeAll(startHosts);
test.afterAll(stopHosts);

/** As where third parties may keep nothing: every look at a storage throws. */
const forbidStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (window === window.top) return;
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
  });

/** By how much the frame is taller than what it shows; less than nothing where that has to be scrolled. */
const spareIn = (frame: Frame) =>
  frame.evaluate(() => window.innerHeight - Math.ceil(document.body.getBoundingClientRect().height));

test("is won on a foreign page, on a phone also where frames may keep nothing", async ({
  page,
  context,
  baseURL,
  isMobile,
}) => {
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  if (isMobile) await forbidStorage(context);
  const puzzle = isMobile ? CULTIVATORS : WHO;
  const frame = await visit(page, `${baseURL}/embed/${puzzle.code}`);
  await expect(card(frame, 0)).toBeVisible();
  await expect.poll(() => spareIn(frame)).toBe(0);
  await prove(frame, puzzle);
  const end = frame.getByRole("dialog", { name: "Quod erat demonstrandum" });
  await expect(end).toContainText("Flawless");
  await expect(frame.getByRole("status").filter({ hasText: /browser|keep/ })).toHaveCount(0);
  expect(await context.cookies()).toEqual([]);
  expect(complaints.filter((text) => !text.includes("favicon"))).toEqual([]);
  if (isMobile) return;
  await page.reload();
  const again = await visit(page, `${baseURL}/embed/${puzzle.code}`);
  await expect(again.locator("[data-person][data-kind]")).toHaveCount(puzzle.names.length);
});

// What a frame with a puzzle can be asked for, how it keeps to itself, and that nothing else is shown in frames.
import { expect, test } from "@playwright/test";
import { startHosts, stopHosts, visit } from "./embed-host.ts";
import { CULTIVATORS, inChinese, VILLAGE, WHO } from "./puzzles.ts";
import { card, name } from "./table.ts";
import { FULL } from "./when.ts";

test.beforeAll(startHosts);
test.afterAll(stopHosts);

test("speaks the language that the host asks for, and leads out of the frame", async ({ page, context, baseURL }) => {
  const puzzle = inChinese(VILLAGE);
  const frame = await visit(page, `${baseURL}/embed/${puzzle.code}?lang=zh`);
  await expect(frame.getByText(puzzle.names[0] ?? "").first()).toBeVisible();
  expect(await frame.locator("html").getAttribute("lang")).toBe("zh-CN");
  const [opened] = await Promise.all([
    context.waitForEvent("page"),
    frame.getByRole("link", { name: "在单独的页面里打开" }).click(),
  ]);
  await expect(opened).toHaveURL(`${baseURL}${puzzle.url}`);
  await expect(opened.getByText(puzzle.names[0] ?? "").first()).toBeVisible();
});

test("makes a puzzle of a game at the level asked for, and others after it", { tag: FULL }, async ({
  page,
  baseURL,
}) => {
  const frame = await visit(page, `${baseURL}/embed/who?level=easy`);
  await expect(frame.getByText(/^Easy · 1 of 15/)).toBeVisible();
  const first = await frame.getByRole("link", { name: "Open on its own page" }).getAttribute("href");
  await frame.getByRole("button", { name: "More", exact: true }).click();
  await frame.getByRole("button", { name: "Another puzzle" }).click();
  await expect(frame.getByRole("link", { name: "Open on its own page" })).not.toHaveAttribute("href", first ?? "");
  await expect(frame.getByText(/^Easy · 1 of 15/)).toBeVisible();
});

test("a code or a level that is none is refused in the frame", async ({ page, baseURL }) => {
  const damaged = await visit(page, `${baseURL}/embed/${WHO.code.slice(0, -3)}`);
  await expect(damaged.getByRole("heading", { name: "This link holds no puzzle" })).toBeVisible();
  const level = await visit(page, `${baseURL}/embed/who?level=impossible`);
  await expect(level.getByText("It may ask for easy, medium, hard, brutal or any.")).toBeVisible();
});

test("on a narrow frame the verdict opens at the card, wherever the screen is", { tag: FULL }, async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const frame = await visit(page, `${baseURL}/embed/${WHO.code}`);
  const [step] = WHO.steps;
  await card(frame, step?.person ?? 0).click();
  const [dialog, chosen] = [frame.getByRole("dialog"), card(frame, step?.person ?? 0)];
  const [over, under] = [await dialog.boundingBox(), await chosen.boundingBox()];
  const gap = Math.max(
    (over?.y ?? 0) - (under?.y ?? 0) - (under?.height ?? 0),
    (under?.y ?? 0) - (over?.y ?? 0) - (over?.height ?? 0),
  );
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(30);
  await dialog.press("Escape");
  await name(frame, WHO, step?.person ?? 0, step?.identity ?? false);
  await expect(chosen).toHaveAttribute("data-kind");
});

test("no other page is shown in a frame", async ({ page, baseURL }) => {
  for (const address of ["/", "/who", WHO.url, "/daily", "/learn", "/zh", "/clue", "/api/docs", "/embed"]) {
    const frame = await visit(page, `${baseURL}${address}`);
    await expect.poll(() => frame.url(), address).toMatch(/^chrome-error:/);
  }
});

test("the frame to paste is copied from the puzzle", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(CULTIVATORS.url);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Put it on your page" }).click();
  await expect(page.getByText("Paste it into the HTML of your page")).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain(`src="${baseURL}/embed/${CULTIVATORS.code}?lang=en"`);
  const frame = await visit(page, `${baseURL}/embed/${CULTIVATORS.code}?lang=en`);
  await expect(card(frame, 0)).toBeVisible();
});

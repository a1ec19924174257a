// The pictures of the README: the games in the middle of a puzzle and the Clue table in the middle of a game, phone and desktop, light and dark;
// and some of it in Chinese.
import path from "node:path";
import { type Page, test } from "@playwright/test";
import { CULTIVATORS, inChinese, type TestPuzzle, VILLAGE, WHO } from "./puzzles.ts";
import { card, openPuzzle, prove } from "./table.ts";

const FOLDER = path.join(import.meta.dirname, "../../../docs/images");
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1280, height: 860 } };

const take = (page: Page, name: string) => page.screenshot({ path: path.join(FOLDER, `${name}.png`) });

/** Some way into the puzzle, with a clue in the hand. */
async function playSome(page: Page, puzzle: TestPuzzle, count: number): Promise<void> {
  await openPuzzle(page, puzzle);
  await prove(page, puzzle, 0, count);
  await page.evaluate(() => document.fonts.ready);
}

/** One known, some pencilled in, one statement believed and one not. */
async function takeVillage(page: Page, name: string): Promise<void> {
  await playSome(page, VILLAGE, 1);
  for (const { person, identity } of VILLAGE.steps.slice(1, 4))
    await page
      .getByRole("group", { name: `What you think of ${VILLAGE.names[person]}` })
      .getByRole("button", { name: identity ? "Pencil in: werewolf" : "Pencil in: human" })
      .click();
  const [first, second] = await page.getByRole("button", { name: /^Statement \d of/ }).all();
  await first?.click();
  await second?.click({ clickCount: 2 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await take(page, name);
}

async function takeTable(page: Page, name: string): Promise<void> {
  await page.goto("/clue");
  await page.getByRole("button", { name: "Look at an example" }).click();
  await page.getByText(/ deals left/).waitFor();
  await page.getByText(/^(Weighing every suggestion )?…$/).waitFor({ state: "hidden" });
  await page.evaluate(() => document.fonts.ready);
  await take(page, name);
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`desktop, ${colorScheme}`, () => {
    test.use({ ...DESKTOP, colorScheme });

    test("cultivators with a proof", async ({ page }) => {
      await playSome(page, CULTIVATORS, 9);
      await page.getByRole("button", { name: "Hint", exact: true }).click();
      for (let level = 2; level <= 4; level++) await page.getByRole("button", { name: "Tell me more" }).click();
      await take(page, `cultivators-desktop-${colorScheme}`);
    });

    test("who with a clue", async ({ page }) => {
      await playSome(page, WHO, 7);
      await card(page, WHO.steps[6]?.person ?? 0).click();
      await take(page, `who-desktop-${colorScheme}`);
    });

    test("the village", ({ page }) => takeVillage(page, `village-desktop-${colorScheme}`));

    test("the Clue table", ({ page }) => takeTable(page, `clue-desktop-${colorScheme}`));
  });

  test.describe(`phone, ${colorScheme}`, () => {
    test.use({ ...PHONE, colorScheme });

    test("cultivators", async ({ page }) => {
      await playSome(page, CULTIVATORS, 8);
      await take(page, `cultivators-phone-${colorScheme}`);
    });

    test("who", async ({ page }) => {
      await playSome(page, WHO, 6);
      await take(page, `who-phone-${colorScheme}`);
    });

    test("the village", ({ page }) => takeVillage(page, `village-phone-${colorScheme}`));

    test("the Clue table", ({ page }) => takeTable(page, `clue-phone-${colorScheme}`));
  });
}

test.describe("in Chinese", () => {
  test.use({ ...PHONE, locale: "zh-CN" });

  test("cultivators", async ({ page }) => {
    await playSome(page, inChinese(CULTIVATORS), 8);
    await take(page, "cultivators-phone-zh");
  });

  test("the village", async ({ page }) => {
    await playSome(page, inChinese(VILLAGE), 2);
    await page.evaluate(() => window.scrollTo(0, 0));
    await take(page, "village-phone-zh");
  });

  test("the Clue table", async ({ page }) => {
    await page.goto("/zh/clue");
    await page.getByRole("button", { name: "看一个例子" }).click();
    await page.getByRole("grid").waitFor();
    await page.getByText("…").waitFor({ state: "hidden" });
    await page.evaluate(() => document.fonts.ready);
    await take(page, "clue-phone-zh");
  });
});

test.describe("the front door", () => {
  test.use({ ...DESKTOP });

  test("home", async ({ page }) => {
    await page.goto("/");
    await page.getByText("Works offline").waitFor();
    await take(page, "home");
  });
});

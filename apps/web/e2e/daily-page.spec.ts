// The daily page: the flagship with number, title, faces, level and winners, the other two beside it; in both languages.
import { expect, type Page, test } from "@playwright/test";
import { findNothing } from "./axe.ts";
import { today } from "./daily.ts";
import { fullIf } from "./when.ts";

interface Day {
  readonly number: number;
  readonly title: string;
  readonly theme: string;
}

const dayIn = async (page: Page, language: string): Promise<Day> =>
  (await (await page.request.get(`/api/v1/days?count=1&language=${language}`)).json()).days[0];

const LANGUAGES = [
  { language: "en", address: "/daily", list: "Today’s puzzles", go: "Play" },
  { language: "zh", address: "/zh/daily", list: "今日谜题", go: "开始" },
];

for (const { language, address, list, go } of LANGUAGES) {
  test(`the flagship of the day has number, title, faces and level (${language})`, {
    tag: fullIf(language === "zh"),
  }, async ({ page }) => {
    await page.goto(address);
    const day = await dayIn(page, language);
    const links = page.getByRole("list", { name: list }).getByRole("link");
    await expect(links).toHaveCount(3);
    const flagship = links.first();
    for (const text of [`Demonstrandum ${day.number}`, day.title, day.theme, go])
      await expect(flagship).toContainText(text);
    await expect(flagship.locator("svg")).toHaveCount(6);
    await expect(flagship).toContainText(/won|解出/);
    await expect(flagship).toHaveAttribute("href", new RegExp(`play=${today()}/cultivators$`));
    await findNothing(page, `the daily page (${language})`);
    for (const width of [320, 390, 820, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    await flagship.click();
    await expect(page.getByRole("banner").or(page.locator("header"))).toContainText(day.title);
  });
}

// The sheet of a daily win: streak, place or comparison, and a text to share, at once and on every size, in both languages.
import { expect, test } from "@playwright/test";
import { findNothing } from "./axe.ts";
import { answersOf, playPage, prove, today } from "./daily.ts";
import { fullIf } from "./when.ts";

const LANGUAGES = [
  { language: "en", root: "", end: "Quod erat demonstrandum", streak: "day in a row", dare: "Challenge a friend" },
  { language: "zh", root: "/zh", end: "证毕", streak: "连胜天数", dare: "向朋友下战书" },
];

for (const { language, root, end, streak, dare } of LANGUAGES) {
  test(`a daily win shows how it stands (${language})`, { tag: fullIf(language === "zh") }, async ({
    page,
    request,
    context,
    isMobile,
  }) => {
    const found = await answersOf(request, today(), "who");
    await context.addInitScript(() => {
      Object.assign(window, { written: "" });
      const writeText = async (text: string) => void Object.assign(window, { written: text });
      Object.defineProperty(navigator, "clipboard", { value: { writeText } });
      Object.defineProperty(navigator, "share", { value: undefined });
    });
    await page.goto(`${root}${playPage(today(), "who")}`);
    await prove(page, found);
    const sheet = page.getByRole("dialog", { name: end });
    await expect(sheet.getByText(streak)).toBeVisible();
    await expect(sheet.getByText(/^Demonstrandum \d+ · /)).toContainText("🟩");
    await findNothing(page, `the sheet of a win (${language})`);
    for (const [width, height] of isMobile
      ? [
          [390, 844],
          [320, 568],
        ]
      : [
          [1280, 860],
          [820, 1180],
        ]) {
      await page.setViewportSize({ width: width as number, height: height as number });
      await sheet.evaluate((element) => element.scrollTo(0, 0));
      await expect(sheet.getByText(streak)).toBeInViewport({ ratio: 1 });
      await expect(sheet.getByText(/Too fast|Faster|Nobody|快|没有别人/)).toBeInViewport({ ratio: 1 });
      expect(await sheet.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    }
    await sheet.getByRole("button", { name: dare }).click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { written: string }).written))
      .toMatch(/^Demonstrandum \d+ · .+\n.*\d\d:\d\d.*\nhttp.*#challenge\/[\w-]+$/);
  });
}

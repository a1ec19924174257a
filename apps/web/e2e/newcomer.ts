// Somebody who was never here: they do what the page says and nothing else, and we count what that takes.
import type { Language } from "@demonstrandum/text";
import { expect, type Locator, type Page } from "@playwright/test";
import { findNothing } from "./axe.ts";
import { playPage, today } from "./daily.ts";
import { CULTIVATORS, inChinese, LIARS, type TestPuzzle, VILLAGE, WHO } from "./puzzles.ts";

export const FRESH = { cookies: [], origins: [] };

/** The words that lead through, in each language. */
const SAY = {
  en: { next: "Next", done: "Got it", notNow: "Not now", hint: "Hint", more: "Tell me more", play: "Play" },
  zh: { next: "下一步", done: "明白了", notNow: "以后再说", hint: "提示", more: "再多说一点", play: "开始" },
} as const;

export const wordsIn = (language: Language) => SAY[language];

const addressOf = (puzzle: TestPuzzle, language: Language) => (language === "en" ? puzzle.url : inChinese(puzzle).url);

const site = (language: Language) => (language === "en" ? "" : `/${language}`);

/** Ways to a first board. */
export const DOORS = {
  "a friend's link": (page: Page, language: Language) => page.goto(addressOf(CULTIVATORS, language)),
  "a link to who": (page: Page, language: Language) => page.goto(addressOf(WHO, language)),
  "a new puzzle": (page: Page, language: Language) =>
    page.goto(`${site(language)}/cultivators?seed=door&difficulty=easy`),
  "the village": (page: Page, language: Language) => page.goto(addressOf(VILLAGE, language)),
  liars: (page: Page, language: Language) => page.goto(addressOf(LIARS, language)),
  "today's puzzle": (page: Page, language: Language) => page.goto(site(language) + playPage(today(), "who")),
} as const;

export type Door = keyof typeof DOORS;

export const bubble = (page: Page): Locator => page.locator("[data-bubble]");
const coach = (page: Page, step: string): Locator => page.locator(`[data-coach="${step}"]`);

/** Whether the bubble lies over any of these. */
export const covers = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((about) => {
    const over = document.querySelector("[data-bubble]")?.getBoundingClientRect();
    if (!over) return true;
    return [...document.querySelectorAll(about)].some((each) => {
      const box = each.getBoundingClientRect();
      return box.left < over.right && over.left < box.right && box.top < over.bottom && over.top < box.bottom;
    });
  }, selector);

/** All of somebody, with everything they say. */
const cardOf = (person: number): string => `[data-card]:is([data-person="${person}"], :has([data-person="${person}"]))`;

export interface Journey {
  readonly taps: number;
  /** Words, or signs where they are not set apart. */
  readonly read: number;
}

const countRead = (text: string, language: Language): number =>
  language === "en" ? text.split(/\s+/).filter(Boolean).length : text.replace(/\s/g, "").length;

/** The person that a sentence names, if it names one. */
async function findNamed(page: Page, text: string): Promise<number | undefined> {
  const names = await page
    .locator("[data-person]")
    .evaluateAll((cards) =>
      cards.map(
        (each) =>
          [
            Number(each.getAttribute("data-person")),
            (each.querySelector("[data-text]:not([data-place])")?.firstChild?.textContent ?? "").trim(),
          ] as const,
      ),
    );
  return names.find(([, name]) => name !== "" && text.includes(name))?.[0];
}

async function sayNamed(page: Page, text: string): Promise<void> {
  const buttons = page.getByRole("dialog").locator("[data-identity]");
  const labels = await buttons.locator("span:not([aria-hidden])").allInnerTexts();
  const at = labels.findIndex((label) => text.toLowerCase().includes(`“${label.trim().toLowerCase()}”`));
  if (at < 0) throw new Error(`"${text}" says nothing of ${labels}`);
  await buttons.nth(at).click();
  await buttons.nth(at).click();
}

/** What to do where the coach may not say who follows: ask for more and more of a hint. */
async function askTillTold(page: Page, language: Language): Promise<number> {
  const say = wordsIn(language);
  await page.getByRole("button", { name: say.hint, exact: true }).click();
  // Beside the button that closes the answer is the one that goes on: four more levels, and then the verdict itself.
  const onward = page.locator("aside section:has(> h2[data-keeps-focus]) button").nth(-2);
  for (let level = 2; level <= 6; level++) {
    const before = await page.locator("h2[data-keeps-focus]").innerText();
    await onward.click();
    if (level <= 5) await expect(page.locator("h2[data-keeps-focus]")).not.toHaveText(before);
  }
  return 6;
}

/** From the open page to the first right verdict. */
export async function followCoach(page: Page, language: Language, hasAxe: boolean): Promise<Journey> {
  const say = wordsIn(language);
  let [taps, read] = [0, 0];
  const look = async (step: string) => {
    await expect(coach(page, step)).toBeVisible();
    read += countRead(await coach(page, step).innerText(), language);
    if (hasAxe) await findNothing(page, `coach: ${step}`);
  };
  await expect(coach(page, "rule").or(coach(page, "read"))).toBeVisible();
  if (await coach(page, "rule").isVisible()) {
    await look("rule");
    expect(await covers(page, "[data-rule], aside")).toBe(false);
    await bubble(page).getByRole("button", { name: say.next }).click();
    taps++;
  }
  await look("read");
  const readAt = await findNamed(page, await coach(page, "read").locator("p").last().innerText());
  expect(await covers(page, `[data-speaking], ${readAt === undefined ? "aside" : cardOf(readAt)}, aside`)).toBe(false);
  await bubble(page).getByRole("button", { name: say.next }).click();
  taps++;
  if (await coach(page, "meant").isVisible()) {
    await look("meant");
    expect(await covers(page, "[data-lit], aside")).toBe(false);
    await bubble(page).getByRole("button", { name: say.next }).click();
    taps++;
  }
  await look("follows");
  const text = await coach(page, "follows").locator("p").last().innerText();
  const person = await findNamed(page, text);
  const before = await page.locator("[data-person][data-kind]").count();
  if (person !== undefined) {
    expect(await covers(page, `[data-person="${person}"], aside`)).toBe(false);
    await page.locator(`[data-person="${person}"]`).click();
    await sayNamed(page, text);
    taps += 3;
  } else taps += await askTillTold(page, language);
  await expect.poll(() => page.locator("[data-person][data-kind]").count()).toBeGreaterThan(before);
  await look("alone");
  await bubble(page).getByRole("button", { name: say.done }).click();
  await expect(bubble(page)).toHaveCount(0);
  return { taps, read };
}

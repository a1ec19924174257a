// The browser's side of the web benchmark: a page of the app on a slowed-down phone, keys pressed and cards tapped on it, and how long that took.
/// <reference lib="dom" />

import type { Browser, Locator, Page } from "@playwright/test";

export const THROTTLE = 4;
/** Nobody moves before they have read a clue. */
const READING_MS = 3000;
/** Nobody makes the next move sooner: what the last one left for after its picture is done by then. */
const THINKING_MS = 150;
/** Until a touch has been painted and reported. */
const SETTLING_MS = 300;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Milliseconds from a key to the new board laid out, and what they were spent on. */
export interface Answer {
  readonly total: number;
  /** The event's handler: judging, the new view, whom to light up. */
  readonly judging: number;
  readonly react: number;
  readonly layout: number;
}

/** A page that is slowed down, has been looked at for a while, and notes how long each touch took to be painted. */
export async function openPhone(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage(PHONE);
  await page.addInitScript(notePaints);
  await page.goto(address);
  await page.getByRole("grid").waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: THROTTLE });
  await page.waitForTimeout(READING_MS);
  return page;
}

/** The synchronous work that a key causes. */
export const pressKey = (page: Page, person: number, key: string): Promise<Answer> =>
  page.evaluate(
    async ({ person, key, pause }) => {
      const card = document.querySelector<HTMLElement>(`[data-person="${person}"]`);
      card?.focus();
      await new Promise((thought) => setTimeout(thought, pause));
      const start = performance.now();
      card?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      const judged = performance.now();
      await Promise.resolve();
      const rendered = performance.now();
      document.body.getBoundingClientRect();
      const end = performance.now();
      const isAnswered = key === "h" ? document.querySelector("[data-keeps-focus]") : card?.hasAttribute("data-kind");
      if (!isAnswered) throw new Error(`The key ${key} had no effect on person ${person}.`);
      return { total: end - start, judging: judged - start, react: rendered - judged, layout: end - rendered };
    },
    { person, key, pause: THINKING_MS },
  );

/** Milliseconds from a touch to the picture that answers it, as the browser itself counts them: in steps of 8, and 16 at the least. */
export async function tap(page: Page, target: Locator): Promise<number> {
  await page.evaluate(() => window.paints.splice(0));
  await target.tap();
  await page.waitForTimeout(SETTLING_MS);
  return page.evaluate(() => Math.max(16, ...window.paints));
}

declare global {
  interface Window {
    paints: number[];
  }
}

function notePaints(): void {
  window.paints = [];
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.paints.push(duration);
  });
  observer.observe({ type: "event", buffered: false, durationThreshold: 16 } as PerformanceObserverInit);
}

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
  /** From the key until the worker's answer is there. */
  readonly waiting: number;
  readonly drawing: number;
  readonly layout: number;
}

/** A page that is slowed down, has been looked at for a while, and notes how long each touch took to be painted. */
export async function openPhone(
  browser: Browser,
  address: string,
  prepare?: (given: string) => void,
  given = "",
): Promise<Page> {
  const page = await browser.newPage(PHONE);
  if (prepare) await page.addInitScript(prepare, given);
  await page.addInitScript(notePaints);
  await page.addInitScript(noteAnswers);
  // What is measured is a visit, not the first one.
  await page.addInitScript(() => localStorage.setItem("demonstrandum/coach/board", "seen"));
  await page.goto(address);
  await page.locator("[data-person]").first().waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: THROTTLE });
  await page.waitForTimeout(READING_MS);
  return page;
}

const focusOn = (page: Page, person: number): Promise<void> =>
  page.locator(`[data-person="${person}"]`).evaluate((card: HTMLElement) => card.focus());

/** Says a verdict the first time. */
export async function sayOnce(page: Page, person: number, key: string): Promise<void> {
  await focusOn(page, person);
  await page.keyboard.press(key);
  await page.getByRole("dialog").waitFor();
}

/** From a key to the picture that answers it: the worker's answer comes as a message, and React draws it before anything else happens. */
export const pressKey = (page: Page, person: number, key: string): Promise<Answer> =>
  page.evaluate(
    async ({ person, key, pause }) => {
      const card = document.querySelector<HTMLElement>(`[data-person="${person}"]`);
      const target = document.querySelector<HTMLElement>('[role="dialog"]') ?? card;
      const isAnswered = () =>
        key === "h" ? document.querySelector("[data-keeps-focus]") !== null : card?.hasAttribute("data-kind");
      if (key === "h") card?.focus();
      await new Promise((thought) => setTimeout(thought, pause));
      const changed = new Promise<number>((resolve, reject) => {
        const observer = new MutationObserver(() => isAnswered() && resolve(performance.now()));
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
        setTimeout(() => reject(new Error(`The key ${key} had no effect on person ${person}.`)), 5_000);
      });
      const start = performance.now();
      window.answered = 0;
      target?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      const drawn = isAnswered() ? performance.now() : await changed;
      document.body.getBoundingClientRect();
      const end = performance.now();
      const waited = window.answered || start;
      return { total: end - start, waiting: waited - start, drawing: drawn - waited, layout: end - drawn };
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
    /** When the worker last answered. */
    answered: number;
  }
}

function notePaints(): void {
  window.paints = [];
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.paints.push(duration);
  });
  observer.observe({ type: "event", buffered: false, durationThreshold: 16 } as PerformanceObserverInit);
}

function noteAnswers(): void {
  const Real = window.Worker;
  window.Worker = class extends Real {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener("message", () => {
        window.answered = performance.now();
      });
    }
  };
}

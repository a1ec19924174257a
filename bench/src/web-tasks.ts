// How long the page's own thread is busy in one piece while a player asks: a hint, its proof, a why, the replay. As the browser's
// own trace has it, on a slowed-down phone.

import type { Browser, Locator, Page } from "@playwright/test";
import { pressKey, sayOnce } from "./web-page.ts";

/** No task should take longer. */
export const LONGEST_MS = 50;
/** Until everything that an answer brings has been drawn. */
const SETTLING_MS = 600;
/** So many steps of a replay are looked at, as the smallest village has no more. */
const STEPS = 3;

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly dur?: number;
  readonly args?: { readonly name?: string };
}

/** What somebody plays: who follows when. */
interface Played {
  readonly steps: readonly { readonly person: number; readonly identity: boolean }[];
}

/** These keys name an identity in every game. */
const keyOf = (identity: boolean): string => (identity ? "2" : "1");

/** What was asked, and the milliseconds of the longest task meanwhile. */
export interface Asked {
  readonly what: string;
  readonly longest: number;
}

/** Asks for everything there is to ask for in one game. */
export async function askAll(browser: Browser, page: Page, { steps }: Played): Promise<Asked[]> {
  const asked: Asked[] = [];
  const button = (name: string): Locator => page.getByRole("button", { name, exact: true });
  const press = (name: string): Promise<void> => button(name).click();
  const ask = async (what: string, name: string): Promise<void> => {
    asked.push({ what, longest: await longestTask(browser, page, button(name)) });
  };
  await ask("a hint", "Hint");
  for (let level = 2; level <= 4; level++) await ask("its proof", "Tell me more");
  await press("Close");
  const last = steps.at(-1);
  if (last) {
    await sayOnce(page, last.person, keyOf(!last.identity));
    await page.keyboard.press(keyOf(!last.identity));
    await ask("a why", "Why?");
    await press("Back to the board");
  }
  for (const { person, identity } of steps) {
    await sayOnce(page, person, keyOf(identity));
    await pressKey(page, person, keyOf(identity));
  }
  await ask("the replay", "See the shortest reasoning");
  for (let step = 1; step < STEPS; step++) await ask("its next step", "Next step");
  await ask("its end", "Done");
  return asked;
}

/** The button is looked for before: finding it by its name keeps the page busy too, which no player's finger does. */
export async function longestTask(browser: Browser, page: Page, button: Locator): Promise<number> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error("There is nothing to press.");
  await browser.startTracing(page, { categories: ["toplevel", "__metadata"] });
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(SETTLING_MS);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return longestIn(traceEvents);
}

/** Of the tasks that pages run on their own threads. */
export function longestIn(events: readonly TraceEvent[]): number {
  const key = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const isOfPage = ({ name, args }: TraceEvent): boolean => name === "thread_name" && args?.name === "CrRendererMain";
  const threads = new Set(events.filter(isOfPage).map(key));
  const tasks = events.filter((event) => event.name.endsWith("RunTask") && threads.has(key(event)));
  if (tasks.length === 0) throw new Error("The trace tells of no task of a page.");
  return Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1000;
}

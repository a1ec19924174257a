// How long the page's own thread is busy in one piece while a player asks: a hint, its proof, a why, the replay. As the browser's
// own trace has it, on a slowed-down phone.

import type { Browser, Page } from "@playwright/test";
import { pressKey, sayOnce } from "./web-page.ts";

/** No task should take longer. */
export const LONGEST_MS = 50;
/** Until everything that an answer brings has been drawn. */
const SETTLING_MS = 600;

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly dur?: number;
  readonly args?: { readonly name?: string };
}

/** What somebody plays: who follows when, and what the identities are called. */
interface Played {
  readonly steps: readonly { readonly person: number; readonly identity: boolean }[];
  readonly words: readonly string[];
}

/** What was asked, and the milliseconds of the longest task meanwhile. */
export interface Asked {
  readonly what: string;
  readonly longest: number;
}

/** Asks for everything there is to ask for in one game. */
export async function askAll(browser: Browser, page: Page, { steps, words }: Played): Promise<Asked[]> {
  const asked: Asked[] = [];
  const ask = async (what: string, act: () => Promise<void>): Promise<void> => {
    asked.push({ what, longest: await longestTask(browser, page, act) });
  };
  const press = (name: string): Promise<void> => page.getByRole("button", { name, exact: true }).click();
  const keyOf = (identity: boolean): string => words[identity ? 1 : 0]?.slice(0, 1) ?? "";
  await ask("a hint", () => press("Hint"));
  await ask("its proof", async () => {
    for (let level = 2; level <= 4; level++) await press("Tell me more");
  });
  await press("Close");
  const last = steps.at(-1);
  if (last) {
    await sayOnce(page, last.person, keyOf(!last.identity));
    await page.keyboard.press(keyOf(!last.identity));
    await ask("a why", () => press("Why?"));
    await press("Back to the board");
  }
  for (const { person, identity } of steps) {
    await sayOnce(page, person, keyOf(identity));
    await pressKey(page, person, keyOf(identity));
  }
  await ask("the replay", () => press("See the shortest reasoning"));
  await ask("its next steps", async () => {
    for (let step = 1; step < 4; step++) await press("Next step");
  });
  return asked;
}

async function longestTask(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ["toplevel", "__metadata"] });
  await act();
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

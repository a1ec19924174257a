// How soon the workshop tells how a draft stands after an edit, and how long its page is busy in one piece meanwhile.
/// <reference lib="dom" />

import { generate } from "@demonstrandum/engine";
import { cultivators } from "@demonstrandum/games";
import type { Browser, Page } from "@playwright/test";
import { openPhone, THROTTLE } from "./web-page.ts";
import { longestTask } from "./web-tasks.ts";

/** Boards of twenty and of thirty, and how soon they should be answered at the median, in milliseconds. */
export const BOARDS = [
  { people: 20, wanted: 100, config: {} },
  { people: 30, wanted: 500, config: { rows: 6, cols: 5 } },
] as const;

type Board = (typeof BOARDS)[number];

const SEEDS = ["one", "two"];
/** On so many people of each draft. */
const EDITED = 8;
const TRACED = 3;

/** Milliseconds. */
export interface Edited {
  /** From an edit to the light that tells of it, on the slowed-down page; its worker is not slowed down. */
  readonly told: readonly number[];
  /** The same with the worker's share as many times slower as the page. */
  readonly slowed: readonly number[];
  readonly longest: readonly number[];
}

/** A finished draft is opened; people are silenced one after another, and speak again. */
export async function editDrafts(browser: Browser, address: string, board: Board): Promise<Edited> {
  const told: number[] = [];
  const slowed: number[] = [];
  const longest: number[] = [];
  for (const seed of SEEDS) {
    const page = await openPhone(browser, `${address}/workshop#draft=bench`, keep, keptDraft(board, seed));
    for (let person = 1; person <= EDITED; person++) {
      await page.locator(`[data-person="${person}"]`).evaluate((card: HTMLElement) => card.click());
      for (const name of ["Say nothing", "Undo"]) {
        const { total, waiting } = await press(page, name);
        told.push(total);
        slowed.push(total + (THROTTLE - 1) * waiting);
      }
    }
    for (let turn = 0; turn < TRACED; turn++)
      for (const name of ["Say nothing", "Undo"])
        longest.push(await longestTask(browser, page, page.getByRole("button", { name, exact: true })));
    await page.close();
  }
  return { told, slowed, longest };
}

function keptDraft({ config }: Board, seed: string): string {
  const made = generate(cultivators, { difficulty: "medium", dialect: "mixed", ...config }, `workshop ${seed}`);
  if (!made.ok) throw new Error(made.failure.text);
  return JSON.stringify({ id: "bench", title: "Bench", at: 0, draft: made.puzzle });
}

const keep = (kept: string): void => localStorage.setItem("demonstrandum/draft/bench", kept);

interface Told {
  readonly total: number;
  /** For the worker. */
  readonly waiting: number;
}

/** From a press to the strip that tells of it. */
const press = async (page: Page, name: string): Promise<Told> => {
  const button = page.getByRole("button", { name, exact: true });
  await button.waitFor();
  return button.evaluate(async (target: HTMLElement) => {
    const strip = document.querySelector<HTMLElement>("[data-light]");
    if (!strip) throw new Error("There is no strip.");
    await new Promise((thought) => setTimeout(thought, 400));
    const start = performance.now();
    let asked = start;
    const isTold = new Promise<number>((resolve, reject) => {
      const observer = new MutationObserver(() => {
        if (strip.getAttribute("aria-busy") === "true") asked = performance.now();
        else resolve(performance.now());
      });
      observer.observe(strip, { attributes: true, attributeFilter: ["aria-busy"] });
      setTimeout(() => reject(new Error("The light stayed grey.")), 10_000);
    });
    target.click();
    const end = await isTold;
    return { total: end - start, waiting: Math.max(0, Math.min(end, window.answered || end) - asked) };
  });
};

// Hands for the Clue table: open it, set it up, record what happens, as a player would.
import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";

interface Vector {
  readonly id: string;
  readonly players: readonly string[];
  readonly handSizes: readonly number[];
  readonly me: string;
  readonly ownHand: readonly string[];
  readonly events: readonly {
    readonly suggester: string;
    readonly cards: readonly string[];
    readonly passed: readonly string[];
    readonly shower: string | null;
    readonly shownCard: string | null;
  }[];
  readonly expect: { readonly allCertainOwners: Readonly<Record<string, string>> };
}

/** For a machine that has other things to do. */
export const PATIENCE = 20_000;

const VECTORS = new URL("../../../conformance/deals.json", import.meta.url);

export function vector(id: string): Vector {
  const { cases } = JSON.parse(readFileSync(VECTORS, "utf8")) as { cases: readonly Vector[] };
  const found = cases.find((each) => each.id === id);
  if (!found) throw new Error(`no vector ${id}`);
  return found;
}

/** Ids are written without spaces: "LeadPipe" is the Lead Pipe. */
export const spacedName = (id: string): string => id.replace(/(?<=[a-z])(?=[A-Z])/g, " ");

/** A vector as the file of a saved game, with its first entries. */
export function gameFile({ id, players, handSizes, me, ownHand, events }: Vector, entries = events.length) {
  const log = events.slice(0, entries).map(({ suggester, shownCard, cards, passed, shower }, at) => {
    return { id: `e${at + 1}`, time: at, type: "suggestion", by: suggester, cards, passed, shower, card: shownCard };
  });
  const setup = { deck: "classic-21", players, handSizes, me, myHand: ownHand, faceUp: [] };
  const game = { format: "demonstrandum-table/1", id, name: id, created: 1, changed: 1, setup, log };
  return { name: `${id}.json`, mimeType: "application/json", buffer: Buffer.from(JSON.stringify(game)) };
}

/** A table of four with nothing recorded. */
export const SMALL: Vector = {
  id: "small",
  players: ["Me", "Bob", "Carol", "David"],
  handSizes: [5, 5, 4, 4],
  me: "Me",
  ownHand: ["Scarlett", "Rope", "Ballroom", "Study", "Hall"],
  events: [
    { suggester: "Me", cards: ["Plum", "Knife", "Library"], passed: ["Bob"], shower: "Carol", shownCard: "Knife" },
    { suggester: "Bob", cards: ["Plum", "Wrench", "Kitchen"], passed: ["Carol"], shower: "David", shownCard: null },
  ],
  expect: { allCertainOwners: {} },
};

/** Answers are entered player by player and recorded by a button, as the switch under the sheet has it. */
export async function enterByHand(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("demonstrandum/clue/quick-entry", "off"));
}

export async function openClue(page: Page): Promise<void> {
  await page.goto("/clue");
  await expect(page.getByRole("button", { name: "New table" })).toBeVisible();
}

/** Opens a saved game from a file. */
export async function openGame(page: Page, file: ReturnType<typeof gameFile>): Promise<void> {
  await openClue(page);
  await page.getByLabel("Game file").setInputFiles(file);
  await expect(page.getByRole("grid")).toBeVisible({ timeout: PATIENCE });
}

export const cell = (page: Page, owner: string, card: string): Locator =>
  page.getByRole("grid").getByRole("button", { name: new RegExp(`^${owner}, ${card}:`) });

export const recordButton = (page: Page): Locator =>
  page.getByRole("button", { name: /^(Record (a )?suggestion|Go on recording)$/ }).filter({ visible: true });

/** Enters one suggestion, tap by tap. */
export async function recordSuggestion(page: Page, event: Vector["events"][number]): Promise<void> {
  await recordButton(page).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("group", { name: "Who asks?" }).getByRole("button", { name: event.suggester }).click();
  for (const [at, kind] of ["Suspects", "Weapons", "Rooms"].entries()) {
    const name = new RegExp(`^${spacedName(event.cards[at] ?? "")}`);
    await sheet.getByRole("group", { name: kind }).getByRole("button", { name }).click();
  }
  // By key, which the answers take at once: taps have to wait a moment.
  const answer = event.shower === null ? "Nobody showed a card" : `${event.shower} showed a card`;
  await sheet.getByRole("button", { name: answer }).press("Enter");
  if (event.shownCard !== null) {
    const shown = sheet.getByRole("group", { name: /^Which card did/ });
    await shown.getByRole("button", { name: spacedName(event.shownCard) }).click();
  }
  await sheet.getByRole("button", { name: "Record" }).click();
  await expect(sheet).toBeHidden();
}

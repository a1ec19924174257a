// A friend who knows every answer: they ask the server for every hint, in a play of their own.
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { card } from "./table.ts";

export interface Found {
  readonly person: number;
  readonly identity: boolean;
}

export const today = (): string => new Date().toISOString().slice(0, 10);

export const dayAgo = (count: number): string => new Date(Date.now() - count * 86_400_000).toISOString().slice(0, 10);

let keys = 0;
const aKey = (): string => `e2e-key-${Date.now()}-${keys++}`;

/** What must be found, in an order in which each is proved. */
export async function answersOf(request: APIRequestContext, day: string, game: string): Promise<readonly Found[]> {
  const post = async (path: string, data: object) => {
    const response = await request.post(`/api/v1${path}`, { data });
    expect(response.status()).toBe(200);
    return response.json();
  };
  let play = await post("/plays", { day, game });
  const { id } = play;
  const found: Found[] = [];
  const move = async (next: object) => {
    const answer = await post(`/plays/${id}/moves`, { key: aKey(), after: play.moves.length, move: next });
    play = answer.play;
    return answer.outcome;
  };
  while (!play.view.isDone) {
    const { hint } = await move({ kind: "hint", level: 5 });
    found.push({ person: hint.person, identity: hint.identity });
    await move({ kind: "verdict", person: hint.person, identity: hint.identity });
  }
  return found;
}

export const playPage = (day: string, game: string): string => `/daily?play=${day}/${game}`;

/** Says it once to look at it, and once to mean it. */
export async function say(page: Page, { person, identity }: Found): Promise<void> {
  await card(page, person).click();
  const button = page.getByRole("dialog").locator(`[data-identity="${identity}"]`);
  await button.click();
  await button.click();
}

export async function prove(page: Page, found: readonly Found[]): Promise<void> {
  for (const each of found) {
    await say(page, each);
    await expect(card(page, each.person)).toHaveAttribute("data-kind", each.identity ? "b" : "a");
  }
}

// The API of the built server: its page, and questions that are made to hold a core.
import { expect, test } from "@playwright/test";
import { startServer } from "./server.ts";

test("the page about the API shows it and runs its examples", async ({ page }) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  await page.goto("/api/docs");
  await expect(page.getByRole("heading", { level: 1, name: "The API of Demonstrandum" })).toBeVisible();
  const section = page.locator("#checkPuzzle");
  await section.getByRole("button", { name: "Run" }).click();
  await expect(section.getByRole("status")).toContainText('"isSound": true');
  await section.getByLabel("Body").fill("{");
  await section.getByRole("button", { name: "Run" }).click();
  await expect(section.getByRole("status")).toContainText("This is not JSON.");
  // The browser says so itself when an answer is no success.
  expect(complaints.filter((text) => !text.includes("400 (Bad Request)"))).toEqual([]);
});

const SUSPECTS = ["Scarlett", "Mustard", "White", "Green", "Peacock", "Plum"];
const WEAPONS = ["Knife", "Candlestick", "Revolver", "Rope", "Lead Pipe", "Wrench"];
const ROOMS = [
  "Kitchen",
  "Ballroom",
  "Conservatory",
  "Library",
  "Hall",
  "Study",
  "Lounge",
  "Dining Room",
  "Billiard Room",
];

/** Ten players, hands of any size, and 87 links of six cards each. */
function makeHardTable() {
  const cards = [...SUSPECTS, ...WEAPONS, ...ROOMS];
  const players = Array.from({ length: 10 }, (_, at) => `P${at}`);
  const log = Array.from({ length: 87 }, (_, at) => ({
    id: `l${at}`,
    time: at,
    type: "link",
    player: players[at % 10],
    cards: Array.from({ length: 6 }, (_, card) => cards[(at * 7 + card * (1 + (at % 3))) % cards.length]),
  })).filter((entry) => new Set(entry.cards).size === 6);
  return { setup: { deck: "classic-21", players, unevenDeal: true }, log };
}

const village = (statements: readonly (readonly string[])[]) => ({
  format: "demonstrandum/1",
  game: "village",
  seed: "hard",
  config: {},
  difficulty: "medium",
  villagers: statements.map((_, index) => ({ index, name: `V${index}` })),
  statements,
  solution: statements.map(() => true),
});

test("questions that are made to be hard end in time, while everybody else is served", async () => {
  const server = await startServer({});
  const post = (path: string, body: unknown) =>
    fetch(`${server.url}/api/v1${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const even = Array.from({ length: 10 }, () => ["COUNT_EVEN(scope=ALL)"]);
  const start = Date.now();
  const hard = [
    post("/clue/analyse", makeHardTable()),
    post("/clue/advise", makeHardTable()),
    post("/puzzles/check", { puzzle: village(even) }),
    post("/puzzles/solve", { puzzle: village(Array.from({ length: 9 }, () => [])) }),
    post("/puzzles/generate", { game: "village", seed: "x", config: { N: 16, irredundant: true } }),
  ];
  for (let turn = 0; turn < 20; turn++) {
    const asked = Date.now();
    expect((await fetch(`${server.url}/learn`)).status).toBe(200);
    expect(Date.now() - asked).toBeLessThan(3_000);
  }
  for (const answer of await Promise.all(hard)) {
    const text = await answer.text();
    expect([200, 422], text.slice(0, 200)).toContain(answer.status);
  }
  expect(Date.now() - start).toBeLessThan(60_000);
  server.process.kill();
});

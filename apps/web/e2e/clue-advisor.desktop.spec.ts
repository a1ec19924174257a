// The advisor: from exact figures without a service, with a model that chooses among them, and with one that fails in every way.
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Page, expect as playwrightExpect, test } from "@playwright/test";
import { gameFile, openGame, PATIENCE, SMALL } from "./clue-table.ts";
import { type Started, startServer } from "./server.ts";
import { fullIf } from "./when.ts";

const expect = playwrightExpect.configure({ timeout: PATIENCE });
const KEY = "key-4711-kept-on-the-server";

async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel("Your question").fill(question);
  await page.getByRole("button", { name: "Ask", exact: true }).click();
}

const newest = (page: Page) =>
  page
    .getByRole("region", { name: /^Advisor/ })
    .getByRole("listitem")
    .first();

test("without a service it answers typed questions from exact figures", async ({ page }) => {
  await openGame(page, gameFile(SMALL));
  await ask(page, "Who has the Knife?");
  await expect(newest(page)).toContainText("Carol holds the Knife. That is certain.");
  await expect(newest(page)).toContainText("Exact figures");
  await ask(page, "What if Bob shows the Wrench?");
  await expect(newest(page)).toContainText(/envelopes? instead of \d+ would be possible/);
  await page.getByRole("button", { name: "Threats" }).click();
  await expect(newest(page)).toContainText("may still reckon with about");
  await page.getByRole("button", { name: "Accuse or wait?" }).click();
  await expect(newest(page)).toContainText("Wait:");
  await expect(newest(page)).toContainText("estimated over drawn deals");
});

/** What the service does with the next question. */
let behave: (response: ServerResponse) => void;

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: "1", created: 1, model: "m", choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
const begin = (response: ServerResponse) => response.writeHead(200, { "content-type": "text/event-stream" });

const reply = (response: ServerResponse, text: string) => {
  begin(response).write(chunk({ role: "assistant", content: text }));
  response.end(`${chunk({}, "stop")}data: [DONE]\n\n`);
};
const CHOSEN = "answers of the engine, chosen by a language model";

/** Tests against a server of their own, which asks a service that does as it is told. */
const modelTest = test.extend<object, { site: Started }>({
  site: [
    async ({ browserName: _ }, use) => {
      const service = createServer((request, response) => request.resume().on("end", () => behave(response)));
      await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
      const site = await startServer({
        ADVISOR_BASE_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}/v1`,
        ADVISOR_MODEL: "test",
        ADVISOR_API_KEY: KEY,
        ADVISOR_PATIENCE: "12000",
      });
      await use(site);
      site.process.kill();
      service.closeAllConnections();
      service.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

modelTest.describe("with a model", () => {
  modelTest.describe.configure({ mode: "serial" });

  modelTest("the answers that it chooses are shown in its order, and the key stays on the server", async ({ page }) => {
    behave = (response) => reply(response, '{"answers":[3,1]}');
    const bodies: string[] = [];
    page.on("response", async (response) => bodies.push(await response.text().catch(() => "")));
    await openGame(page, gameFile(SMALL));
    await expect(page.getByText(CHOSEN)).toBeVisible();
    await ask(page, "Who has the Knife?");
    await expect(newest(page)).toContainText(
      /What is in the envelope\..*Who has the Knife\.Carol holds the Knife\. That is certain\./,
    );
    await expect(newest(page)).toContainText("Answers of the engine, chosen by a language model · Exact figures");
    expect(bodies.join()).not.toContain(KEY);
  });

  const FAILURES: readonly (readonly [string, (response: ServerResponse) => void, RegExp])[] = [
    ["is down", (response) => response.writeHead(500).end("down"), /did not answer properly/],
    ["answers with garbage", (response) => begin(response).end("data: {oops\n\n"), /The model/],
    ["never answers", () => {}, /took too long|did not answer properly/],
    [
      "writes words of its own",
      (response) => reply(response, "It is proved that the room is the Kitchen. Accuse, it cannot fail: 73.21 %."),
      /something else than a choice of answers/,
    ],
  ];
  for (const [name, behavior, note] of FAILURES) {
    const tag = fullIf(name !== "is down");
    modelTest(`one that ${name} gives way to the exact figures, with a note`, { tag }, async ({ page }) => {
      behave = behavior;
      await openGame(page, gameFile(SMALL));
      await expect(page.getByText(CHOSEN)).toBeVisible();
      await ask(page, "Who has the Knife?");
      await expect(newest(page)).toContainText(note);
      await expect(newest(page)).toContainText("Carol holds the Knife. That is certain.");
      await expect(newest(page)).toContainText("Exact figures");
      await expect(newest(page)).not.toContainText("cannot fail");
    });
  }

  modelTest("the route turns away what is not a question", async ({ request }) => {
    const headers = { "content-type": "application/json" };
    expect((await request.post("/api/advisor", { headers, data: "{" })).status()).toBe(400);
    expect((await request.post("/api/advisor", { headers, data: { question: "x" } })).status()).toBe(400);
    const crossSite = { ...headers, "sec-fetch-site": "cross-site" };
    expect((await request.post("/api/advisor", { headers: crossSite, data: {} })).status()).toBe(403);
  });
});

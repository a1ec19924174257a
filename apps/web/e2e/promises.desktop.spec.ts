// What the build promises: a strict policy, nothing from elsewhere, pages light enough for a phone.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { type BrowserContext, expect, test } from "@playwright/test";
import { CULTIVATORS, VILLAGE, WHO } from "./puzzles.ts";
import { card, openPuzzle, prove } from "./table.ts";

/** Bytes of JavaScript, compressed: little more than there are, so that whoever adds some sees it here. */
const BUDGETS = [
  [CULTIVATORS, 272_000],
  [WHO, 261_000],
  [VILLAGE, 252_000],
] as const;
const CLUE_BUDGET = 221_500;
const app = path.join(import.meta.dirname, "..");

/** The file of the build that an address stands for. */
const fileOf = (pathname: string): string => path.join(app, "builds/current/site", pathname);

const gzipped = (pathname: string): number => gzipSync(readFileSync(fileOf(pathname))).length;

/** Weighs every script that is asked for from now on, workers' too; returns a function that tells the sum. */
async function weigh(context: BrowserContext): Promise<() => number> {
  const scripts = new Set<string>();
  context.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js") && pathname !== "/sw.js") scripts.add(pathname);
  });
  await context.route("**/sw.js", (route) => route.abort());
  return () => {
    expect(scripts.size).toBeGreaterThan(5);
    const total = [...scripts].map(gzipped).reduce((sum, size) => sum + size, 0);
    console.log(`${test.info().title}: ${(total / 1000).toFixed(1)} kB in ${scripts.size} files`);
    return total;
  };
}

for (const [puzzle, budget] of BUDGETS) {
  test(`a page of ${puzzle.game.id} loads little JavaScript, its puzzle maker and a whole game included`, async ({
    page,
    context,
  }) => {
    const total = await weigh(context);
    await page.goto(`/${puzzle.game.id}?seed=budget&difficulty=easy`);
    await expect(card(page, 0)).toBeVisible();
    await openPuzzle(page, puzzle);
    await prove(page, puzzle);
    await expect(page.getByRole("dialog", { name: "Quod erat demonstrandum" })).toBeVisible();
    expect(total()).toBeLessThanOrEqual(budget);
  });
}

test("the Clue table loads little JavaScript, its worker and a whole position included", async ({ page, context }) => {
  const total = await weigh(context);
  await page.goto("/clue");
  await page.getByRole("button", { name: "Look at an example" }).click();
  await expect(page.getByRole("grid")).toContainText("✓");
  expect(total()).toBeLessThanOrEqual(CLUE_BUDGET);
});

test("the licenses of the fonts are served with them", async ({ request }) => {
  const texts = readdirSync(path.join(app, "assets/fonts"));
  expect(texts.length).toBeGreaterThan(0);
  for (const name of texts) {
    const answer = await request.get(`/licenses/${name}`);
    expect(await answer.text()).toBe(readFileSync(path.join(app, "assets/fonts", name), "utf8"));
  }
});

test.describe("with all that is kept for later", () => {
  test.use({ serviceWorkers: "allow" });

  test("no request leaves the origin, and nothing breaks the policy", async ({ page, context, baseURL }) => {
    const foreign: string[] = [];
    const complaints: string[] = [];
    context.on("request", (request) => {
      const isOurs = request.url().startsWith(`${baseURL}/`) || request.url().startsWith("data:");
      if (!isOurs) foreign.push(request.url());
    });
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    for (const address of ["/", "/learn", "/learn/first", "/cultivators?seed=here&difficulty=easy", WHO.url]) {
      await page.goto(address);
      await expect(page.getByRole("heading").first()).toBeVisible();
      await page.waitForLoadState("networkidle");
    }
    expect(foreign).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

const INLINE = /<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs;
const ADDRESSES = [
  "/",
  "/learn",
  "/cultivators",
  "/who/p/anything",
  "/no/such/page",
  "/icons/x",
  "/sw.jsx",
  "/cultivators/p/1c%ff",
];

test("pages, found or not, come with strict headers, and the policy names the hash of every inline script", async ({
  request,
}) => {
  for (const address of ADDRESSES) {
    const answer = await request.get(address);
    const headers = answer.headers();
    const policy = headers["content-security-policy"] ?? "";
    expect(policy).not.toMatch(/unsafe-eval|unsafe-inline|nonce|\*/);
    for (const part of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(part);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["x-frame-options"]).toBe("DENY");
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(headers["x-powered-by"]).toBeUndefined();
    const inline = [...(await answer.text()).matchAll(INLINE)].map(([, script = ""]) => script);
    expect(inline.length).toBeGreaterThan(0);
    for (const script of inline)
      expect(policy).toContain(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  }
});

test("the preview of a link is a picture of its own puzzle; a damaged code gets that of its room", async ({
  request,
}) => {
  const pictureOn = async (address: string): Promise<string> => {
    const html = await (await request.get(address)).text();
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
    return /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
  };
  const get = async (url: string) => {
    const answer = await request.get(url);
    expect([url, answer.status(), answer.headers()["content-type"]]).toEqual([url, 200, "image/png"]);
    return (await answer.body()).toString("base64");
  };
  const addresses = ["/", "/cultivators", CULTIVATORS.url, WHO.url];
  const pictures = await Promise.all(addresses.map(async (address) => get(await pictureOn(address))));
  expect(new Set(pictures).size).toBe(addresses.length);
  expect(await pictureOn(WHO.url)).toContain(WHO.code);
  expect(await get(await pictureOn("/cultivators/p/1cdamaged"))).toBe(pictures[1]);
});

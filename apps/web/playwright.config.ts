// Whole games in a real browser against the built app. See script/e2e.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { chromiumPath } from "./assets/chromium.mjs";
import { DESK, FULL } from "./e2e/when.ts";

const port = Number(process.env.E2E_PORT ?? 3211);
const isRoot = process.getuid?.() === 0;
/** Full matrices, which only `./script/test --all` has the time for. */
const MATRICES = process.env.TEST_ALL ? [] : [/\.full\./];
const tagged = (...tags: readonly string[]) => (process.env.TEST_ALL ? [] : tags.map((tag) => new RegExp(tag)));
/** What a desktop does as a phone does is played there in the full run only. */
const ALIKE = process.env.TEST_ALL
  ? []
  : [
      /\/(?:access|clue-access|clue-everyone|clue-learn|daily-page|embed|no-dead-ends|position|village|win|yours)\.spec/,
    ];

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A shared machine may stall for a moment; what fails twice is broken.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  reporter: [["list"], ["./e2e/plain-summary.ts"]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Everybody but those who test the coach has met it.
    storageState: {
      cookies: [],
      origins: [
        {
          origin: `http://127.0.0.1:${port}`,
          localStorage: ["board", "clue"].map((where) => ({ name: `demonstrandum/coach/${where}`, value: "seen" })),
        },
      ],
    },
    // Every test is a first visit, and keeping the whole app for offline play is the most that a first visit does: for those who ask for it.
    serviceWorkers: "block",
    // Animations never block a player, but they would make a test wait for each of them.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    trace: "off",
    launchOptions: {
      ...(chromiumPath ? { executablePath: chromiumPath } : {}),
      args: [
        ...(isRoot ? ["--no-sandbox"] : []),
        "--disable-gpu",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
  projects: [
    {
      name: "desktop",
      testIgnore: [/\.phone\./, ...MATRICES, ...ALIKE],
      grepInvert: tagged(FULL),
      use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 860 } },
    },
    {
      name: "phone",
      testIgnore: [/\.desktop\./, ...MATRICES],
      grepInvert: tagged(FULL, DESK),
      // A phone paints seven pixels for one, which no test looks at.
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
  ],
  webServer: {
    command: "node ../server/dist/server.mjs",
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
    timeout: 60_000,
    env: {
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), "qed-e2e-")),
      // Every test comes from the same address.
      RATE_FACTOR: "1000",
    },
  },
});

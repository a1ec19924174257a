// How soon a move is answered in the browser: judging, rendering and layout, in Chromium slowed down four times like a mid-range phone.
/// <reference lib="dom" />

import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { type Game, generate, makeCode, path as reasoning } from "@demonstrandum/engine";
import { cultivators, who } from "@demonstrandum/games";
import { type Browser, chromium, type Page } from "@playwright/test";
import { type BenchOptions, type Figures, makeTable, percentile } from "./harness.ts";

const THROTTLE = 4;
const FRAME_MS = 1000 / 60;
const SEEDS = ["one", "two", "three", "four"];
const PORT = Number(process.env.BENCH_PORT ?? 3217);
const ADDRESS = `http://127.0.0.1:${PORT}`;
const root = path.join(import.meta.dirname, "../..");

export async function run({ print }: BenchOptions): Promise<Figures> {
  execFileSync(path.join(root, "script/chromium"), { stdio: "inherit" });
  execFileSync(path.join(root, "script/build-web"), { stdio: "inherit" });
  const server = serve();
  const browser = await openBrowser();
  try {
    await isUp();
    const games = [await measureGame(browser, cultivators), await measureGame(browser, who)];
    report(print, games);
    return Object.fromEntries(
      games.map(({ id, moves, hints }) => [id, { moves: figures(moves), hints: figures(hints) }]),
    );
  } finally {
    await browser.close();
    server.kill();
  }
}

function serve(): ChildProcess {
  const next = path.join(root, "node_modules/next/dist/bin/next");
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1" };
  return spawn(process.execPath, [next, "start", "-p", String(PORT), "-H", "127.0.0.1"], {
    cwd: path.join(root, "apps/web"),
    env,
  });
}

async function isUp(): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const isThere = await fetch(ADDRESS).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((wait) => setTimeout(wait, 100));
  }
  throw new Error(`The web app did not start on port ${PORT}.`);
}

function openBrowser(): Promise<Browser> {
  const debian = "/usr/bin/chromium";
  const executablePath = process.env.CHROMIUM_PATH ?? (existsSync(debian) ? debian : undefined);
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), "--disable-gpu"],
  });
}

interface Measured {
  readonly id: string;
  /** Milliseconds. */
  readonly moves: readonly number[];
  readonly hints: readonly number[];
}

async function measureGame(browser: Browser, game: Game): Promise<Measured> {
  const moves: number[] = [];
  const hints: number[] = [];
  for (const seed of SEEDS) {
    const made = generate(game, { difficulty: "medium" }, seed);
    if (!made.ok) continue;
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(`${ADDRESS}/${game.id}/p/${makeCode(game, made.puzzle)}`);
    await page.getByRole("grid").waitFor();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: THROTTLE });
    const keys = game.lay(made.puzzle).words.map(({ one }) => one.slice(0, 1));
    for (const [turn, { person, identity }] of reasoning(game, made.puzzle).entries()) {
      if (turn % 3 === 0) hints.push(await press(page, person, "h"));
      moves.push(await press(page, person, keys[identity ? 1 : 0] ?? ""));
    }
    await page.close();
  }
  return { id: game.id, moves, hints };
}

/** From the key to the new board laid out. */
const press = (page: Page, person: number, key: string): Promise<number> =>
  page.evaluate(
    async ({ person, key }) => {
      const card = document.querySelector<HTMLElement>(`[data-person="${person}"]`);
      card?.focus();
      await new Promise((frame) => requestAnimationFrame(() => setTimeout(frame)));
      const start = performance.now();
      card?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      await Promise.resolve();
      document.body.getBoundingClientRect();
      const time = performance.now() - start;
      const isAnswered = key === "h" ? document.querySelector("[data-keeps-focus]") : card?.hasAttribute("data-kind");
      if (!isAnswered) throw new Error(`The key ${key} had no effect on person ${person}.`);
      return time;
    },
    { person, key },
  );

const figures = (times: readonly number[]): Figures => ({
  count: times.length,
  p50: round(percentile(times, 50)),
  p99: round(percentile(times, 99)),
});

const round = (milliseconds: number): number => Math.round(milliseconds * 100) / 100;

function report(print: BenchOptions["print"], games: readonly Measured[]): void {
  print(`From the key to the board laid out, in Chromium slowed down ${THROTTLE} times, milliseconds\n`);
  const rows = games.flatMap(({ id, moves, hints }) =>
    [[`${id}: a verdict`, moves] as const, [`${id}: a hint`, hints] as const].map(([name, times]) => [
      name,
      times.length,
      round(percentile(times, 50)),
      round(percentile(times, 99)),
    ]),
  );
  print(makeTable(["what", "times", "p50", "p99"], rows));
  print(`A frame is ${round(FRAME_MS)} ms.\n`);
}

// How soon a move is answered in the browser: judging, rendering and layout, in Chromium slowed down four times like a mid-range phone;
// how soon a touch is answered by a picture; and how long the page is busy in one piece while a player asks for help.

import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { type Game, generate, makeCode, path as reasoning, tellTable } from "@demonstrandum/engine";
import { cultivators, tellGame, village, who } from "@demonstrandum/games";
import { en } from "@demonstrandum/games/english";
import { type Browser, chromium, type Page } from "@playwright/test";
import { type BenchOptions, type Figures, makeTable, percentile } from "./harness.ts";
import { type Answer, openPhone, pressKey, sayOnce, THROTTLE, tap } from "./web-page.ts";
import { type Asked, askAll, LONGEST_MS } from "./web-tasks.ts";
import { BOARDS, editDrafts } from "./web-workshop.ts";

const FRAME_MS = 1000 / 60;
/** One game each by key, and the first of them by touch too. */
const SEEDS = ["one", "two", "three", "four", "five", "six", "seven", "eight"];
const TOUCHED = 1;
/** In so many of them everything is asked for. */
const ASKED = 4;
const PORT = Number(process.env.BENCH_PORT ?? 3217);
const ADDRESS = `http://127.0.0.1:${PORT}`;
const root = path.join(import.meta.dirname, "../..");

export async function run({ print }: BenchOptions): Promise<Figures> {
  execFileSync(path.join(root, "script/chromium"), { stdio: "inherit" });
  execFileSync(path.join(root, "script/build-web"), { stdio: "inherit" });
  execFileSync(process.execPath, [path.join(root, "script/bundle.mjs"), "server"], { stdio: "inherit" });
  const server = serve();
  const browser = await openBrowser();
  try {
    await isUp();
    const rows = [...(await measureGame(browser, cultivators)), ...(await measureGame(browser, who))];
    const busy: Row[] = [];
    for (const game of [cultivators, who, village]) busy.push(...(await measureBusy(browser, game)));
    const made: Row[] = [];
    for (const board of BOARDS) {
      const what = `workshop, ${board.people} people: an edit`;
      const { told, slowed, longest } = await editDrafts(browser, ADDRESS, board);
      made.push({ what, times: told }, { what: `${what}, the worker slowed down too`, times: slowed });
      busy.push({ what: `longest task of the workshop, ${board.people} people`, times: longest });
    }
    report(print, rows);
    reportMade(print, made);
    reportBusy(print, busy);
    return Object.fromEntries([...rows, ...made, ...busy].map(({ what, times }) => [what, figures(times)]));
  } finally {
    await browser.close();
    server.kill();
  }
}

function serve(): ChildProcess {
  const env = { ...process.env, PORT: String(PORT), HOST: "127.0.0.1" };
  return spawn(process.execPath, [path.join(root, "apps/server/dist/server.mjs")], { env });
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
  const debian = ["/usr/bin/chromium", "/usr/bin/chromium-headless-shell"];
  const executablePath = process.env.CHROMIUM_PATH ?? debian.find((path) => existsSync(path));
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), "--disable-gpu"],
  });
}

/** What was measured, and its times in milliseconds; of keys, also what each time was spent on. */
interface Row {
  readonly what: string;
  readonly times: readonly number[];
  readonly parts?: readonly Answer[];
}

interface Made {
  readonly address: string;
  /** What the two identities are called. */
  readonly words: readonly string[];
  readonly steps: ReturnType<typeof reasoning>;
}

function makeOne(game: Game, seed: string, difficulty = "medium"): Made {
  const made = generate(game, { difficulty }, seed);
  if (!made.ok) throw new Error(`No puzzle of ${game.id} from the seed ${seed}: ${made.failure.text}`);
  const { puzzle } = made;
  return {
    address: `${ADDRESS}/${game.id}/p/${makeCode(game, puzzle)}`,
    words: tellTable(tellGame(en, game), puzzle).words.kinds.map(({ one }) => one),
    steps: reasoning(game, puzzle),
  };
}

async function measureGame(browser: Browser, game: Game): Promise<Row[]> {
  const games = SEEDS.map((seed) => makeOne(game, seed));
  const keys: Keyed[] = [];
  const touches: Touched[] = [];
  for (const made of games) keys.push(...(await withPage(browser, made, playByKeys)));
  for (const made of games.slice(0, TOUCHED)) touches.push(...(await withPage(browser, made, playByTouch)));
  const rowOf = (what: string, parts: readonly Answer[]): Row => ({
    what: `${game.id}: ${what}`,
    times: parts.map(({ total }) => total),
    parts,
  });
  return [
    rowOf(
      "a verdict",
      keys.filter(({ isHint }) => !isHint),
    ),
    rowOf(
      "a hint",
      keys.filter(({ isHint }) => isHint),
    ),
    rowOf(
      "of these, the first of a page",
      keys.filter(({ isFirst }) => isFirst),
    ),
    { what: `${game.id}: a card touched, painted`, times: touches.map(({ opened }) => opened) },
    { what: `${game.id}: a verdict touched, painted`, times: touches.map(({ told }) => told) },
  ];
}

/** The longest tasks of hard games while a player asks for help. */
async function measureBusy(browser: Browser, game: Game): Promise<Row[]> {
  const asked: Asked[] = [];
  for (const seed of SEEDS.slice(0, ASKED)) {
    const ask = (page: Page, made: Made): Promise<Asked[]> => askAll(browser, page, made);
    asked.push(...(await withPage(browser, makeOne(game, seed, "hard"), ask)));
  }
  const whats = [...new Set(asked.map(({ what }) => what))];
  return whats.map((what) => ({
    what: `${game.id}: longest task of ${what}`,
    times: asked.filter((each) => each.what === what).map(({ longest }) => longest),
  }));
}

async function withPage<T>(browser: Browser, made: Made, use: (page: Page, made: Made) => Promise<T>): Promise<T> {
  const page = await openPhone(browser, made.address);
  const result = await use(page, made);
  await page.close();
  return result;
}

interface Keyed extends Answer {
  readonly isHint: boolean;
  readonly isFirst: boolean;
}

/** Every verdict of the shortest reasoning, and a hint before each third. */
async function playByKeys(page: Page, { steps, words }: Made): Promise<Keyed[]> {
  const answers: Keyed[] = [];
  for (const [turn, { person, identity }] of steps.entries()) {
    const isFirst = turn === 0;
    if (turn % 3 === 0) answers.push({ ...(await pressKey(page, person, "h")), isHint: true, isFirst });
    const key = words[identity ? 1 : 0]?.slice(0, 1) ?? "";
    // Said once, a verdict is only looked at; it is the second time that is answered.
    await sayOnce(page, person, key);
    answers.push({ ...(await pressKey(page, person, key)), isHint: false, isFirst });
  }
  return answers;
}

interface Touched {
  /** From the touch of a card to the dialog. */
  readonly opened: number;
  /** From the touch of a verdict to the board. */
  readonly told: number;
}

async function playByTouch(page: Page, { steps, words }: Made): Promise<Touched[]> {
  const touches: Touched[] = [];
  for (const { person, identity } of steps) {
    const opened = await tap(page, page.locator(`[data-person="${person}"]`));
    const name = new RegExp(`^${words[identity ? 1 : 0]}`, "i");
    const verdict = page.getByRole("dialog").getByRole("button", { name });
    await tap(page, verdict);
    const told = await tap(page, verdict);
    touches.push({ opened, told });
  }
  return touches;
}

const figures = (times: readonly number[]): Figures => ({
  count: times.length,
  p50: round(percentile(times, 50)),
  p99: round(percentile(times, 99)),
});

const round = (milliseconds: number): number => Math.round(milliseconds * 100) / 100;

function report(print: BenchOptions["print"], rows: readonly Row[]): void {
  const middle = (times: readonly number[] | undefined) => (times ? round(percentile(times, 50)) : "");
  print(`From a key to the board laid out, in Chromium slowed down ${THROTTLE} times, milliseconds.`);
  print(
    "Waiting for the worker, its answer drawn, and style with layout are medians of their own. Touches count to the next picture.\n",
  );
  print(
    makeTable(
      ["what", "times", "p50", "p99", "waiting", "drawing", "layout"],
      rows.map(({ what, times, parts }) => [
        what,
        String(times.length),
        round(percentile(times, 50)),
        round(percentile(times, 99)),
        middle(parts?.map(({ waiting }) => waiting)),
        middle(parts?.map(({ drawing }) => drawing)),
        middle(parts?.map(({ layout }) => layout)),
      ]),
    ),
  );
  print(`A frame is ${round(FRAME_MS)} ms.\n`);
}

function reportMade(print: BenchOptions["print"], rows: readonly Row[]): void {
  const wanted = BOARDS.map(({ people, wanted: ms }) => `${ms} for ${people} people`).join(" and ");
  print(
    `From an edit in the workshop to the light that tells of it, milliseconds; at the median at most ${wanted} are wanted.\n`,
  );
  print(
    makeTable(
      ["what", "times", "p50", "p99"],
      rows.map(({ what, times }) => [
        what,
        String(times.length),
        round(percentile(times, 50)),
        round(percentile(times, 99)),
      ]),
    ),
  );
}

function reportBusy(print: BenchOptions["print"], rows: readonly Row[]): void {
  print(
    `The longest task of the page's own thread, slowed down ${THROTTLE} times, milliseconds; at most ${LONGEST_MS} are wanted.\n`,
  );
  print(
    makeTable(
      ["what", "times", "p50", "longest"],
      rows.map(({ what, times }) => [
        what,
        String(times.length),
        round(percentile(times, 50)),
        round(Math.max(...times)),
      ]),
    ),
  );
}

// How others are served while one caller does the worst that the limits allow: expensive work as fast as it is taken, a part of it given up at
// once, hundreds of silent connections, and days of the archive that nobody has begun; beside the same at rest, in the same run.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { hardTable } from "@demonstrandum/deals/testing/hard-table";
import { type BenchOptions, type Figures, makeTable, median } from "./harness.ts";

const root = path.join(import.meta.dirname, "../..");
const TIMES = 12;
const SILENT = 1_000;
const GIVEN_UP = 300;
const DAY = 86_400_000;

/** Addresses of this machine, so that connections are told apart. */
const ATTACKER = "127.0.0.2";
const VISITORS = { rest: "127.0.0.3", attacked: "127.0.0.4" };

interface Answer {
  /** 0 where there was none. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

interface Asked {
  readonly from: string;
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body?: unknown;
  readonly cookie?: string;
  /** Milliseconds after which the connection is cut. */
  readonly until?: number;
}

type Ask = (asked: Asked) => Promise<Answer>;

const asking =
  (port: number): Ask =>
  ({ from, body, cookie, until, ...rest }) =>
    new Promise((resolve) => {
      const none = () => resolve({ status: 0, headers: {}, text: "" });
      const headers = {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(cookie === undefined ? {} : { cookie }),
      };
      const asked = request(
        { ...rest, host: "127.0.0.1", port, localAddress: from, agent: false, headers },
        (answer) => {
          let text = "";
          answer.on("data", (bytes) => {
            text += bytes;
          });
          answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
          answer.on("error", none);
        },
      );
      asked.on("error", none);
      if (until !== undefined) asked.setTimeout(until, () => asked.destroy());
      asked.end(body === undefined ? undefined : JSON.stringify(body));
    });

interface Served {
  readonly p50: number;
  readonly worst: number;
  /** Answers other than 2xx. */
  readonly refused: number;
}

async function measure(make: (time: number) => Promise<Answer>): Promise<Served> {
  const millis: number[] = [];
  let refused = 0;
  for (let i = 0; i < TIMES; i++) {
    const start = performance.now();
    const { status } = await make(i);
    millis.push(performance.now() - start);
    if (status < 200 || status >= 300) refused++;
  }
  return { p50: median(millis), worst: Math.max(...millis), refused };
}

const get = (from: string, address: string): Asked => ({ from, method: "GET", path: address });
const post = (from: string, address: string, body: unknown): Asked => ({
  ...{ from, method: "POST", body, path: `/api/v1${address}` },
});

/** What a visitor does; each sits down with a play of their own. */
async function visits(
  ask: Ask,
  name: keyof typeof VISITORS,
): Promise<readonly (readonly [string, (time: number) => Promise<Answer>])[]> {
  const from = VISITORS[name];
  const today = new Date().toISOString().slice(0, 10);
  const begun = await ask(post(from, "/plays", { day: today, game: "who" }));
  const cookie = begun.headers["set-cookie"]?.[0]?.split(";")[0] ?? "";
  const { id } = JSON.parse(begun.text);
  const move = (time: number) => ({ key: `${name}-move-${time}`, after: time, move: { kind: "hint", level: 1 } });
  const seed = (time: number) => ({ game: "who", seed: `${name}-${time}`, config: { difficulty: "easy" } });
  return [
    ["GET /api/health", () => ask(get(from, "/api/health"))],
    ["page /cultivators", () => ask(get(from, "/cultivators"))],
    ["a move", (time) => ask({ ...post(from, `/plays/${id}/moves`, move(time)), cookie })],
    ["POST puzzles/generate, easy", (time) => ask(post(from, "/puzzles/generate", seed(time)))],
  ];
}

/** Goes on until the answer is called. */
function attack(ask: Ask, port: number): () => Promise<void> {
  let isOver = false;
  const sockets = Array.from({ length: SILENT }, () =>
    connect({ port, host: "127.0.0.1", localAddress: ATTACKER }).on("error", () => {}),
  );
  const { setup, log } = hardTable(1, false);
  const table = { setup: { ...setup, me: "P1" }, log };
  const brutal = (seed: number) => ({
    game: "cultivators",
    seed: `attack-${seed}`,
    config: { difficulty: "brutal", liars: true },
  });
  const works = [
    (time: number): Asked => post(ATTACKER, "/puzzles/generate", brutal(time)),
    (): Asked => post(ATTACKER, "/clue/advise", table),
    (time: number): Asked => ({ ...post(ATTACKER, "/puzzles/generate", brutal(time)), until: GIVEN_UP }),
    (time: number): Asked => post(ATTACKER, "/plays", { day: dayBefore(100 + time), game: "cultivators" }),
  ];
  const flood = async (from: number): Promise<void> => {
    for (let time = from; !isOver; time += 10) {
      const { headers } = await ask((works[time % works.length] as (time: number) => Asked)(time));
      await pause(1000 * Math.min(2, Number(headers["retry-after"] ?? 0)));
    }
  };
  const floods = Array.from({ length: 10 }, (_, from) => flood(from));
  return async () => {
    isOver = true;
    for (const socket of sockets) socket.destroy();
    await Promise.all(floods);
  };
}

const dayBefore = (days: number): string => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);

export async function runAttack({ print }: Pick<BenchOptions, "print">): Promise<Figures> {
  const folder = mkdtempSync(path.join(tmpdir(), "attacked-"));
  const env = { ...process.env, PORT: "0", HOST: "127.0.0.1", DATA_DIR: folder };
  const child = spawn(process.execPath, [path.join(root, "apps/server/dist/server.mjs")], { env });
  child.stderr.resume();
  const port = await portOf(child.stdout);
  const ask = asking(port);
  const rows: (readonly [string, Served, Served])[] = [];
  try {
    const atRest = await measureAll(ask, "rest");
    const stop = attack(ask, port);
    const attacked = await measureAll(ask, "attacked");
    await stop();
    for (const [what, served] of atRest) rows.push([what, served, attacked.get(what) as Served]);
  } finally {
    child.kill();
    await once(child, "exit");
    rmSync(folder, { recursive: true, force: true });
  }
  print(
    makeTable(
      ["", "at rest: p50 ms", "worst ms", "not 2xx", "under attack: p50 ms", "worst ms", "not 2xx"],
      rows.map(([what, one, two]) => [what, one.p50, one.worst, one.refused, two.p50, two.worst, two.refused]),
    ),
  );
  return Object.fromEntries(
    rows.map(([what, atRest, attacked]) => [what, { atRest: { ...atRest }, attacked: { ...attacked } }]),
  );
}

async function measureAll(ask: Ask, name: keyof typeof VISITORS): Promise<ReadonlyMap<string, Served>> {
  const served = new Map<string, Served>();
  for (const [what, visit] of await visits(ask, name)) served.set(what, await measure(visit));
  return served;
}

async function portOf(output: NodeJS.ReadableStream): Promise<number> {
  for await (const line of createInterface({ input: output })) {
    const url = /http:\/\/[\d.:]+/.exec(line)?.[0];
    if (url) {
      output.resume();
      return Number(new URL(url).port);
    }
  }
  throw new Error("The server did not start.");
}

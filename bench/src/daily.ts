// What the daily puzzle costs: a move with its write to disk, and a look at a play, on SQLite and on Postgres with one process and with two,
// beside the same server answering an empty route in the same run. 64 connections, each a player of their own, who play real games to the
// end, one day after another.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { path as pathOf, type Step } from "@demonstrandum/engine";
import { who } from "@demonstrandum/games";
import { openStore, type Place } from "@demonstrandum/store";
import { makePlaces } from "@demonstrandum/store/testing";
import autocannon, { type Client } from "autocannon";
import { type BenchOptions, type Figures, makeTable } from "./harness.ts";

const root = path.join(import.meta.dirname, "../..");
const SECONDS = 4;
const CONNECTIONS = 64;
/** Moves of each player before anything is measured, as a server that has just started compiles its code first. */
const WARM_UP = 60;
/** Moves of each player in a row of the table. */
const MOVES = 90;
/** Enough for all of these; three weeks, so that every difficulty is among them. */
const DAYS = Array.from({ length: 21 }, (_, i) => `2026-01-${String(5 + i).padStart(2, "0")}`);

export interface LoadRow {
  readonly what: string;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly others: number;
  /** How many empty answers the server could have given instead of one of these. */
  readonly empties: number;
  /** Microseconds of processor time that the server spent on one: what else the machine does changes it little. */
  readonly cpu: number;
  /** Megabytes of the server after the row. */
  readonly memory: number;
}

export async function runDaily({ print }: Pick<BenchOptions, "print">): Promise<Figures> {
  bundleServer();
  const rows: LoadRow[] = [];
  for (const { kind, make, clear } of await makePlaces({ isDurable: true })) {
    const place = await make();
    rows.push(...(await measureOn(kind, place, [await start(place)])));
    if (kind === "postgres") {
      const other = await make();
      rows.push(...(await measureOn("postgres, two processes", other, [await start(other), await start(other)])));
    }
    await clear();
  }
  return printRows(rows, print);
}

export function bundleServer(): void {
  execFileSync(process.execPath, [path.join(root, "script/bundle.mjs"), "server"], { stdio: "inherit" });
}

export function printRows(rows: readonly LoadRow[], print: BenchOptions["print"]): Figures {
  print(
    makeTable(
      ["", "requests/s", "p50 ms", "p99 ms", "not 2xx", "empty ones", "CPU µs", "MB"],
      rows.map((row) => [row.what, row.perSecond, row.p50, row.p99, row.others, row.empties, row.cpu, row.memory]),
    ),
  );
  return Object.fromEntries(rows.map(({ what, ...figures }) => [what, figures]));
}

export interface Server {
  readonly url: string;
  readonly child: ChildProcess;
}

export async function start(place: Place, extra: Readonly<Record<string, string>> = {}): Promise<Server> {
  const where = place.kind === "sqlite" ? { DATA_DIR: place.folder } : { DATABASE_URL: place.url };
  const env = { ...process.env, ...where, ...extra, PORT: "0", HOST: "127.0.0.1", RATE_FACTOR: "1000000" };
  const child = spawn(process.execPath, [path.join(root, "apps/server/dist/server.mjs"), "--api"], { env });
  child.stderr.resume();
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\/\/[\d.:]+/.exec(line)?.[0];
    if (url) return { url, child };
  }
  throw new Error("The server did not start.");
}

/** One move of a play, as it is sent. */
interface Turn {
  readonly path: string;
  readonly body: string;
}

interface Player {
  readonly cookie: string;
  readonly play: string;
  /** All that they will do. */
  readonly turns: readonly Turn[];
  next: number;
}

export async function measureOn(where: string, place: Place, servers: readonly Server[]): Promise<LoadRow[]> {
  const seats = await Promise.all(
    Array.from({ length: CONNECTIONS }, (_, i) => sitDown(servers[i % servers.length] as Server)),
  );
  const verdicts = await solveAll(place);
  const players = seats.map((seat) => toPlayer(seat, verdicts));
  await load(servers, players, setEmpty);
  await load(servers, players, setMove, WARM_UP * CONNECTIONS);
  const empty = await load(servers, players, setEmpty);
  const toRow = (what: string, { perSecond, ...rest }: Load): LoadRow => ({
    what: `${where}: ${what}`,
    perSecond,
    ...rest,
    empties: empty.perSecond / perSecond,
    memory: memoryOf(servers),
  });
  const rows = [toRow("empty route", empty)];
  rows.push(toRow("list of days", await load(servers, players, setList)));
  rows.push(toRow("look at a play", await load(servers, players, setLook)));
  for (const what of ["move", "move, once more"]) {
    rows.push(toRow(what, await load(servers, players, setMove, MOVES * CONNECTIONS)));
  }
  for (const { child } of servers) await stop(child);
  return rows;
}

interface Seat {
  readonly cookie: string;
  /** One for each day. */
  readonly plays: readonly string[];
}

async function sitDown({ url }: Server): Promise<Seat> {
  let cookie = "";
  const plays: string[] = [];
  for (const day of DAYS) {
    const response = await fetch(`${url}/api/v1/plays`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify({ day, game: "who" }),
    });
    cookie = response.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    plays.push(((await response.json()) as { id: string }).id);
  }
  return { cookie, plays };
}

/** The verdicts of every day, read where no player can. */
async function solveAll(place: Place): Promise<readonly (readonly object[])[]> {
  const store = await openStore(place);
  const kept = await Promise.all(DAYS.map((day) => store.puzzle(day, "who")));
  await store.close();
  const toVerdict = ({ person, identity }: Step) => ({ kind: "verdict", person, identity });
  return kept.map((each) => pathOf(who, who.parse(each?.puzzle)).map(toVerdict));
}

const toPlayer = ({ cookie, plays }: Seat, verdicts: readonly (readonly object[])[]): Player => ({
  cookie,
  play: plays.at(-1) ?? "",
  turns: plays.flatMap((play, i) => turnsOf(play, verdicts[i] ?? [])),
  next: 0,
});

const turnsOf = (play: string, verdicts: readonly object[]): Turn[] =>
  verdicts.map((move, after) => ({
    path: `/api/v1/plays/${play}/moves`,
    body: JSON.stringify({ key: `bench-key-${after}`, after, move }),
  }));

type Setup = (client: Client, player: Player) => void;

const setEmpty: Setup = (client) => client.setRequests([{ method: "GET", path: "/api/health" }]);

const setList: Setup = (client, { cookie }) =>
  client.setRequests([{ method: "GET", path: "/api/v1/days", headers: { cookie } }]);

const setLook: Setup = (client, { cookie, play }) =>
  client.setRequests([{ method: "GET", path: `/api/v1/plays/${play}`, headers: { cookie } }]);

/** The next move is known when the last is answered. */
const setMove: Setup = (client, player) => {
  const headers = { cookie: player.cookie, "content-type": "application/json" };
  const set = () => {
    const turn = player.turns[player.next];
    if (turn) client.setRequests([{ method: "POST", headers, ...turn }]);
  };
  set();
  client.on("response", (status) => {
    if (status === 200) player.next += 1;
    set();
  });
};

type Load = Pick<LoadRow, "perSecond" | "p50" | "p99" | "others" | "cpu">;

/** Several servers are loaded at once, and share the connections. */
async function load(
  servers: readonly Server[],
  players: readonly Player[],
  setup: Setup,
  amount?: number,
): Promise<Load> {
  const each = CONNECTIONS / servers.length;
  const bound = amount === undefined ? { duration: SECONDS } : { amount: amount / servers.length };
  const before = cpuOf(servers);
  const start = performance.now();
  let last = start;
  const results = await Promise.all(
    servers.map(({ url }, i) => {
      const own = players.filter((_, at) => at % servers.length === i);
      let next = 0;
      const setupClient = (client: Client) => {
        setup(client, own[next++ % own.length] as Player);
        client.on("response", () => {
          last = performance.now();
        });
      };
      return autocannon({ url, connections: each, ...bound, setupClient });
    }),
  );
  const total = results.reduce((sum, { requests }) => sum + requests.total, 0);
  return {
    cpu: Math.round((cpuOf(servers) - before) / total),
    // Until the last answer: autocannon itself ends with the second.
    perSecond: (1000 * total) / (last - start),
    p50: Math.max(...results.map(({ latency }) => latency.p50)),
    p99: Math.max(...results.map(({ latency }) => latency.p99)),
    others: results.reduce((sum, { non2xx }) => sum + non2xx, 0),
  };
}

/** Linux counts processor time in hundredths of a second. */
const TICK = 10_000;

/** Microseconds so far, of all servers together. */
function cpuOf(servers: readonly Server[]): number {
  const ticks = servers.map(({ child }) => {
    // The name of the program, in brackets, may hold spaces; user and system time are the 12th and 13th field after it.
    const fields = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return Number(fields[11]) + Number(fields[12]);
  });
  return TICK * ticks.reduce((sum, each) => sum + each, 0);
}

function memoryOf(servers: readonly Server[]): number {
  const kilobytes = servers.map(({ child }) => {
    const [, rss = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8")) ?? [];
    return Number(rss);
  });
  return Math.round(Math.max(...kilobytes) / 1024);
}

export async function stop(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit");
  child.kill();
  await gone;
}

// What the daily puzzle costs: a move with its write to disk, and a look at a play, on SQLite and on Postgres with one process and with two,
// beside the same server answering an empty route in the same run. 64 connections, each a player of their own.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import type { Place } from "@demonstrandum/store";
import { makePlaces } from "@demonstrandum/store/testing";
import autocannon, { type Client } from "autocannon";
import { type BenchOptions, type Figures, makeTable } from "./harness.ts";

const root = path.join(import.meta.dirname, "../..");
const SECONDS = 4;
const CONNECTIONS = 64;

interface Row {
  readonly what: string;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly others: number;
  /** How many empty answers the server could have given instead of one of these. */
  readonly empties: number;
  /** Megabytes of the server after the row. */
  readonly memory: number;
}

export async function runDaily({ print }: Pick<BenchOptions, "print">): Promise<Figures> {
  execFileSync(process.execPath, [path.join(root, "script/bundle.mjs"), "server"], { stdio: "inherit" });
  const rows: Row[] = [];
  for (const { kind, make, clear } of await makePlaces({ isDurable: true })) {
    rows.push(...(await measureOn(kind, [await start(await make())])));
    if (kind === "postgres") {
      const place = await make();
      rows.push(...(await measureOn("postgres, two processes", [await start(place), await start(place)])));
    }
    await clear();
  }
  print(
    makeTable(
      ["", "requests/s", "p50 ms", "p99 ms", "not 2xx", "empty ones", "MB"],
      rows.map((row) => [row.what, row.perSecond, row.p50, row.p99, row.others, row.empties, row.memory]),
    ),
  );
  return Object.fromEntries(rows.map(({ what, ...figures }) => [what, figures]));
}

interface Server {
  readonly url: string;
  readonly child: ChildProcess;
}

async function start(place: Place): Promise<Server> {
  const where = place.kind === "sqlite" ? { DATA_DIR: place.folder } : { DATABASE_URL: place.url };
  const env = { ...process.env, ...where, PORT: "0", HOST: "127.0.0.1", RATE_FACTOR: "1000000" };
  const child = spawn(process.execPath, [path.join(root, "apps/server/dist/server.mjs"), "--api"], { env });
  child.stderr.resume();
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\/\/[\d.:]+/.exec(line)?.[0];
    if (url) return { url, child };
  }
  throw new Error("The server did not start.");
}

interface Player {
  readonly cookie: string;
  readonly play: string;
  moves: number;
}

async function measureOn(where: string, servers: readonly Server[]): Promise<Row[]> {
  const players = await Promise.all(
    Array.from({ length: CONNECTIONS }, (_, i) => sitDown(servers[i % servers.length] as Server)),
  );
  const empty = await load(servers, players, setEmpty);
  const look = await load(servers, players, setLook);
  const move = await load(servers, players, setMove);
  const toRow = (what: string, { perSecond, ...rest }: Load): Row => ({
    what: `${where}: ${what}`,
    perSecond,
    ...rest,
    empties: empty.perSecond / perSecond,
    memory: memoryOf(servers),
  });
  const rows = [toRow("empty route", empty), toRow("look at a play", look), toRow("move", move)];
  const again = await load(servers, players, setMove);
  rows.push(toRow("move, once more", again));
  for (const { child } of servers) await stop(child);
  return rows;
}

async function sitDown({ url }: Server): Promise<Player> {
  const response = await fetch(`${url}/api/v1/plays`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ day: "2026-01-05", game: "who" }),
  });
  const { id } = (await response.json()) as { id: string };
  return { cookie: response.headers.get("set-cookie")?.split(";")[0] ?? "", play: id, moves: 0 };
}

type Setup = (client: Client, player: Player) => void;

const setEmpty: Setup = (client) => client.setRequests([{ method: "GET", path: "/api/health" }]);

const setLook: Setup = (client, { cookie, play }) =>
  client.setRequests([{ method: "GET", path: `/api/v1/plays/${play}`, headers: { cookie } }]);

/** The next move is known when the last is answered. */
const setMove: Setup = (client, player) => {
  const headers = { cookie: player.cookie, "content-type": "application/json" };
  const set = () => {
    const move = { key: `bench-key-${player.moves}`, after: player.moves, move: { kind: "hint", level: 1 } };
    const address = `/api/v1/plays/${player.play}/moves`;
    client.setRequests([{ method: "POST", path: address, headers, body: JSON.stringify(move) }]);
  };
  set();
  client.on("response", (status) => {
    if (status === 200) player.moves += 1;
    set();
  });
};

type Load = Pick<Row, "perSecond" | "p50" | "p99" | "others">;

/** Several servers are loaded at once, and share the connections. */
async function load(servers: readonly Server[], players: readonly Player[], setup: Setup): Promise<Load> {
  const each = CONNECTIONS / servers.length;
  const results = await Promise.all(
    servers.map(({ url }, i) => {
      const own = players.filter((_, at) => at % servers.length === i);
      let next = 0;
      const setupClient = (client: Client) => setup(client, own[next++ % own.length] as Player);
      return autocannon({ url, connections: each, duration: SECONDS, setupClient });
    }),
  );
  return {
    perSecond: results.reduce((sum, { requests }) => sum + requests.average, 0),
    p50: Math.max(...results.map(({ latency }) => latency.p50)),
    p99: Math.max(...results.map(({ latency }) => latency.p99)),
    others: results.reduce((sum, { non2xx }) => sum + non2xx, 0),
  };
}

function memoryOf(servers: readonly Server[]): number {
  const kilobytes = servers.map(({ child }) => {
    const [, rss = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8")) ?? [];
    return Number(rss);
  });
  return Math.round(Math.max(...kilobytes) / 1024);
}

async function stop(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit");
  child.kill();
  await gone;
}

// How many requests a second the server answers, beside Node's server with an empty answer in the same run; and, with BEFORE=<commit>, beside
// that commit of this repository, built and served as it was then. Loopback, ten connections, a few seconds a row.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { generate, makeCode } from "@demonstrandum/engine";
import { who } from "@demonstrandum/games";
import autocannon from "autocannon";
import { runDaily } from "./daily.ts";
import { type BenchOptions, type Figures, makeTable } from "./harness.ts";
import { runOperations } from "./operations.ts";
import { runProcesses } from "./processes.ts";
import { runAttack } from "./server-attack.ts";

const root = path.join(import.meta.dirname, "../..");
const SECONDS = 4;
const CONNECTIONS = 10;
const PORT_BEFORE = Number(process.env.BENCH_PORT ?? 3217);

interface Row {
  readonly what: string;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Answers other than 2xx: all of them for a page that is not there. */
  readonly others: number;
}

interface Asked {
  readonly what: string;
  readonly path: string;
  readonly body?: unknown;
}

const made = generate(who, { difficulty: "easy" }, "bench");
const CODE = made.ok ? makeCode(who, made.puzzle) : "";

const PAGES: readonly Asked[] = [
  { what: "page /", path: "/" },
  { what: "page /cultivators", path: "/cultivators" },
  { what: "page /who/p/…", path: `/who/p/${CODE}` },
  { what: "page that is not there", path: "/icons/x" },
];

const API: readonly Asked[] = [
  { what: "GET /api/health", path: "/api/health" },
  { what: "POST puzzles/generate", path: "/api/v1/puzzles/generate", body: { game: "who", seed: "bench" } },
];

/** With ONLY=operations no more than what each operation takes, with ONLY=processes what more processes bring: neither needs pages. */
export async function run({ print }: BenchOptions): Promise<Figures> {
  if (process.env.ONLY === "operations") return { operations: await runOperations({ print }) };
  if (process.env.ONLY === "processes") return { processes: await runProcesses({ print }) };
  execFileSync(path.join(root, "script/build-web"), { stdio: "inherit" });
  execFileSync(process.execPath, [path.join(root, "script/bundle.mjs"), "server"], { stdio: "inherit" });
  const rows = [await measureEmpty(), ...(await measureServer()), ...(await measureBefore(print))];
  const empty = rows[0]?.perSecond ?? 1;
  print(
    makeTable(
      ["", "requests/s", "p50 ms", "p99 ms", "not 2xx", "of empty"],
      rows.map(({ what, perSecond, p50, p99, others }) => [what, perSecond, p50, p99, others, perSecond / empty]),
    ),
  );
  const attack = await runAttack({ print });
  const daily = await runDaily({ print });
  const operations = await runOperations({ print });
  const others = { attack, ...daily, operations };
  return { ...Object.fromEntries(rows.map(({ what, ...figures }) => [what, figures])), ...others };
}

async function measureEmpty(): Promise<Row> {
  const server = createServer((_, response) => response.end());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const row = await measure(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    what: "empty answer of Node",
    path: "/",
  });
  server.closeAllConnections();
  server.close();
  return row;
}

async function measureServer(): Promise<Row[]> {
  // One caller may not ask as often as a benchmark does: each connection comes by way of a proxy, as another caller.
  const env = { ...process.env, PORT: "0", HOST: "127.0.0.1", TRUST_PROXY: "1" };
  const server = spawn(process.execPath, [path.join(root, "apps/server/dist/server.mjs")], { env });
  const [said] = await once(server.stdout, "data");
  const url = /http:\S+/.exec(String(said))?.[0] ?? "";
  const rows: Row[] = [];
  for (const asked of [...PAGES, ...API]) rows.push(await measure(url, asked));
  await stop(server);
  return rows;
}

/** The pages as an earlier commit served them, rendered on request. */
async function measureBefore(print: (line: string) => void): Promise<Row[]> {
  const commit = process.env.BEFORE;
  if (!commit) return [];
  const folder = mkdtempSync(path.join(tmpdir(), "before-"));
  print(`Building ${commit} …`);
  try {
    execFileSync("git", ["-C", root, "worktree", "add", "--detach", folder, commit], { stdio: "ignore" });
    linkModules(folder);
    execFileSync("npm", ["run", "build", "--silent"], { cwd: path.join(folder, "apps/web"), stdio: "ignore" });
    const next = path.join(root, "node_modules/next/dist/bin/next");
    const args = [next, "start", "-p", `${PORT_BEFORE}`, "-H", "127.0.0.1"];
    const server = spawn(process.execPath, args, { cwd: path.join(folder, "apps/web") });
    const rows: Row[] = [];
    const url = `http://127.0.0.1:${PORT_BEFORE}`;
    await isUp(url);
    for (const asked of PAGES) rows.push(await measure(url, { ...asked, what: `${commit}: ${asked.what}` }));
    await stop(server);
    return rows;
  } finally {
    execFileSync("git", ["-C", root, "worktree", "remove", "--force", folder], { stdio: "ignore" });
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The packages of then, the dependencies of now: the framework is the same. */
function linkModules(folder: string): void {
  cpSync(path.join(root, "node_modules"), path.join(folder, "node_modules"), {
    recursive: true,
    verbatimSymlinks: true,
  });
  const own = path.join(root, "apps/web/node_modules");
  if (existsSync(own)) symlinkSync(own, path.join(folder, "apps/web/node_modules"));
}

async function isUp(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((wait) => setTimeout(wait, 100));
  }
  throw new Error(`Nothing answers at ${url}.`);
}

async function stop(server: ChildProcess): Promise<void> {
  server.kill();
  await once(server, "exit");
}

async function measure(url: string, { what, path: address, body }: Asked): Promise<Row> {
  let caller = 0;
  const headers = () => ({
    "accept-encoding": "gzip, br",
    "x-forwarded-for": `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller++ & 255}`,
    ...(body ? { "content-type": "application/json" } : {}),
  });
  const options = {
    url: url + address,
    connections: CONNECTIONS,
    method: body ? ("POST" as const) : ("GET" as const),
    ...(body ? { body: JSON.stringify(body) } : {}),
    requests: [{ setupRequest: (request: object) => ({ ...request, headers: headers() }) }],
  };
  await autocannon({ ...options, duration: 1 });
  const { requests, latency, non2xx } = await autocannon({ ...options, duration: SECONDS });
  return { what, perSecond: requests.average, p50: latency.p50, p99: latency.p99, others: non2xx };
}

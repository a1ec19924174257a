// What every operation of the API takes of the thread that serves everybody, with the most that a caller can ask of it: processor time of that
// thread, and the longest time in a row that it was not there for others. The rule is 50 milliseconds; what may take longer belongs to a worker.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { type Ask, makeWorst, type Request } from "@demonstrandum/server/testing/worst";
import { openStore, type Place } from "@demonstrandum/store";
import { makePlaces } from "@demonstrandum/store/testing";
import { type Server, start, stop } from "./daily.ts";
import { type BenchOptions, type Figures, makeTable } from "./harness.ts";

const root = path.join(import.meta.dirname, "../..");
/** A year, a full league, and a Sunday. */
const SIZE = { last: "2026-11-08", days: 365, members: 50, busy: 49 };
/** For code that is not compiled yet. */
const WARM_UP = { ...SIZE, days: 20, members: 5, busy: 2 };
/** The puzzles of these days are made in a second. */
const SECRET = "a secret for tests";
const REPEATS = 10;
const RULE = 50;

interface Row {
  readonly what: string;
  readonly status: number;
  /** Milliseconds of processor time of the main thread: what else the machine does changes it little. */
  readonly main: number;
  /** Milliseconds in a row by the clock, which a busy machine makes longer. */
  readonly longest: number;
  /** Milliseconds until the answer. */
  readonly whole: number;
  readonly isInPieces: boolean;
}

export async function runOperations({ print }: Pick<BenchOptions, "print">): Promise<Figures> {
  execFileSync(process.execPath, [path.join(root, "script/bundle.mjs"), "server"], { stdio: "inherit" });
  const rows: Row[] = [];
  for (const { kind, make, clear } of await makePlaces()) {
    const place = await make();
    const server = await start(place, { DAILY_SECRET: SECRET });
    await measureAll(server, place, WARM_UP);
    const measured = await measureAll(server, place, SIZE);
    rows.push(...measured.map((row) => ({ ...row, what: `${kind}: ${row.what}` })));
    await stop(server.child);
    await clear();
  }
  print(
    makeTable(
      ["", "status", "main ms", "longest ms", "answer ms", `over ${RULE}`],
      rows.map(({ what, status, main, longest, whole, isInPieces }) => [
        what,
        status,
        main,
        longest,
        whole,
        isInPieces ? "in pieces" : main > RULE ? "over" : "",
      ]),
    ),
  );
  return Object.fromEntries(rows.map(({ what, ...figures }) => [what, figures]));
}

async function measureAll(server: Server, place: Place, size: typeof SIZE): Promise<Row[]> {
  const store = await openStore(place);
  const ask = askAs(server.url);
  const requests = await makeWorst(store, ask, size);
  await store.close();
  const rows: Row[] = [];
  for (const request of requests) rows.push(await measure(server, ask, request));
  return rows;
}

/** A player with a cookie. */
function askAs(url: string): Ask {
  let cookie = "";
  return async (method, address, body) => {
    const response = await fetch(`${url}/api/v1${address}`, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    cookie = response.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    return { status: response.status, data: await response.json() };
  };
}

/** What only looks is asked several times, and the worst of them counts. */
async function measure(
  server: Server,
  ask: Ask,
  { id, method, path: address, body, isInPieces = false }: Request,
): Promise<Row> {
  const rows: Row[] = [];
  for (let i = 0; i < (method === "GET" ? REPEATS : 1); i++) {
    await longestOf(server);
    const [before, begun] = [mainOf(server), performance.now()];
    const { status } = await ask(method, address, body);
    const [main, whole] = [mainOf(server) - before, performance.now() - begun];
    rows.push({ what: id, status, main, longest: await longestOf(server), whole, isInPieces });
  }
  const worst = (figure: (row: Row) => number): number => Math.max(...rows.map(figure));
  return {
    ...(rows[0] as Row),
    main: worst(({ main }) => main),
    longest: worst(({ longest }) => longest),
    whole: worst(({ whole }) => whole),
  };
}

/** Linux counts the nanoseconds that the first thread of a process, which has the process's own number, has worked. */
function mainOf({ child: { pid } }: Server): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;
}

/** Since it was last asked. */
async function longestOf({ url }: Server): Promise<number> {
  const text = await (await fetch(`${url}/api/metrics`)).text();
  return 1000 * Number(/^nodejs_eventloop_delay_longest_seconds (\S+)$/m.exec(text)?.[1]);
}

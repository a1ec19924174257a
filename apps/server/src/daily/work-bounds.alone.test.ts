// Every operation of the API with the most that a caller can ask of it: what it takes of the thread that serves everybody is bounded, in moves,
// proofs and rows and not in time; and nothing is done for whoever has gone.

import { makeReferee } from "@demonstrandum/referee";
import type { Store } from "@demonstrandum/store";
import { openPassingStore } from "@demonstrandum/store/testing";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Api } from "../app/app.ts";
import { askApi, inlineWork, newApi } from "../app/testing.ts";
import { countStore, countWork, takeCounts } from "./testing/count-work.ts";
import { type Ask, makeWorst, type Request } from "./testing/worst.ts";

vi.mock("@demonstrandum/engine", async (load) => {
  const { countEngine } = await import("./testing/count-work.ts");
  return countEngine(await load<typeof import("@demonstrandum/engine")>());
});

const NOW = Date.parse("2026-11-16T09:00:00Z");

let store: Store;
let api: Api;
let cookie = "";
let requests: readonly Request[];

const headers = () => (cookie === "" ? {} : { headers: { cookie } });

const ask: Ask = async (method, path, body) => {
  const reply = await askApi(api, `/api/v1${path}`, { method, ...(body === undefined ? {} : { body }), ...headers() });
  cookie = reply.headers.get("set-cookie")?.split(";")[0] ?? cookie;
  return reply;
};

/** As after a restart: nothing is remembered. */
const restart = (env: Record<string, string> = { RATE_FACTOR: "1000" }): void => {
  const referee = makeReferee(countStore(store), "a secret for tests", () => NOW);
  api = newApi(env, [], referee, countWork(inlineWork));
};

beforeAll(async () => {
  store = await openPassingStore();
  restart();
  requests = await makeWorst(store, ask, { last: "2026-11-16", days: 8, members: 8, busy: 1 });
  restart();
});
afterAll(() => store.close());

describe("the work of an operation", () => {
  it("is bounded for each of them, whatever was played before", { timeout: 60_000 }, async () => {
    for (const { id, method, path, body, most, isInPieces } of requests) {
      takeCounts();
      const { status, data } = await ask(method, path, body);
      const { moves, proofs, rows, largest, jobs } = takeCounts();
      expect([id, status, data?.code]).toEqual([id, id === "recover" ? 404 : 200, data?.code]);
      expect({ id, proofs }).toEqual({ id, proofs: 0 });
      expect.soft(moves, `moves that ${id} plays again`).toBeLessThanOrEqual(most.moves);
      expect.soft(isInPieces ? largest : rows, `rows that ${id} reads`).toBeLessThanOrEqual(most.rows);
      expect.soft(jobs, `jobs of ${id}`).toBeLessThanOrEqual(1);
    }
  });

  it("is told of every operation that there is", async () => {
    const { data } = await askApi(api, "/api/openapi.json");
    const paths: readonly Record<string, { readonly operationId?: string }>[] = Object.values(data.paths);
    const ids = paths.flatMap((path) => Object.values(path).flatMap(({ operationId }) => operationId ?? []));
    expect(ids.length).toBeGreaterThan(25);
    expect([...new Set(requests.map(({ id }) => id))].sort()).toEqual(ids.sort());
  });

  it("is not begun for whoever has gone", async () => {
    const gone = AbortSignal.abort();
    takeCounts();
    for (const { method, path, body } of requests) {
      const asked = { method, ...(body === undefined ? {} : { body }), ...headers(), signal: gone };
      expect((await askApi(api, `/api/v1${path}`, asked)).status).toBe(499);
    }
    expect(takeCounts()).toEqual({ moves: 0, proofs: 0, rows: 0, largest: 0, jobs: 0 });
  });

  it("goes to no worker once whoever asked has left", async () => {
    const { data: play } = await ask("POST", "/plays", { day: "2026-11-16", game: "who" });
    const leaving = new AbortController();
    const slow: Store = { ...store, play: (id) => store.play(id).finally(() => leaving.abort()) };
    const referee = makeReferee(slow, "a secret for tests", () => NOW);
    const leftApi = newApi({}, [], referee, countWork(inlineWork));
    takeCounts();
    const body = { key: "left-already", after: 0, move: { kind: "hint", level: 4 } };
    const asked = { body, ...headers(), signal: leaving.signal };
    expect((await askApi(leftApi, `/api/v1/plays/${play.id}/moves`, asked)).status).toBe(499);
    expect(takeCounts().jobs).toBe(0);
    expect(await store.moves(play.id)).toEqual([]);
  });
});

describe("the cost of a request", () => {
  it("is that of its work: where a hint cannot be paid for any more, a verdict can", async () => {
    restart({});
    const { data: play } = await ask("POST", "/plays", { day: "2026-11-16", game: "village" });
    // Ten of three hundred tokens each; the clock stands still.
    for (let i = 0; i < 28; i++)
      expect((await ask("POST", "/plays", { day: "2026-11-16", game: "who" })).status).toBe(200);
    const move = (after: number, made: object) =>
      ask("POST", `/plays/${play.id}/moves`, { key: `paid-key-${after}`, after, move: made });
    const hint = { kind: "hint", level: 1 };
    const statuses = [await move(0, hint), await move(1, hint), await move(2, hint)].map(({ status }) => status);
    // The ten that are left: four, four, and the one of a hint that asks for three more than there are.
    expect(statuses).toEqual([200, 200, 429]);
    expect((await move(2, { kind: "verdict", person: 0, identity: true })).status).toBe(200);
    expect((await move(3, { kind: "verdict", person: 0, identity: false })).status).toBe(429);
  });
});

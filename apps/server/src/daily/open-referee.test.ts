// A server that starts while its store is away: it runs, asks for patience, and is ready as soon as the store has come.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "@demonstrandum/store";
import { holdLock } from "@demonstrandum/store/testing";
import { afterAll, expect, it } from "vitest";
import { askApi, inlineWork, newApi } from "../app/testing.ts";
import { readConfig } from "../config.ts";
import { makeLog } from "../watch/log.ts";
import { openReferee } from "./open-referee.ts";

const folder = mkdtempSync(join(tmpdir(), "qed-start-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const WAITING = { atFirst: 20, between: 5 };

async function start(env: Record<string, string>) {
  const lines: string[] = [];
  const write = (line: string): void => void lines.push(line);
  const log = makeLog(write, Date.now, false);
  const referee = await openReferee(readConfig(env), inlineWork, log, WAITING);
  const told = () =>
    lines.map((line) => JSON.parse(line)).map(({ event, status, cause }) => ({ event, status, cause }));
  return { referee, api: newApi(env, [], referee), told };
}

it("waits for a file that is locked, and is ready once it is free", async () => {
  await (await openStore({ kind: "sqlite", folder })).close();
  const letGo = holdLock(folder);
  const { api, referee, told } = await start({ DATA_DIR: folder, SHARED_LIMITS: "yes" });
  expect((await askApi(api, "/api/health")).status).toBe(200);
  expect((await askApi(api, "/api/ready")).status).toBe(503);
  const asked = await askApi(api, "/api/v1/plays", { body: { day: "2026-11-16", game: "village" } });
  expect([asked.status, asked.data.code, asked.headers.get("retry-after")]).toEqual([503, "store-unavailable", "2"]);
  letGo();
  while ((await askApi(api, "/api/ready")).status !== 200) await new Promise(setImmediate);
  expect((await askApi(api, "/api/v1/days")).status).toBe(200);
  expect(told()).toEqual([
    { event: "store", status: "busy", cause: "SQLITE_BUSY" },
    { event: "store", status: "unavailable", cause: undefined },
    { event: "store", status: "ok", cause: undefined },
  ]);
  await referee.store.close();
});

it("waits for a Postgres that cannot be reached", async () => {
  const { api, referee, told } = await start({ DATABASE_URL: `postgres:///x?host=${folder}` });
  expect((await askApi(api, "/api/ready")).status).toBe(503);
  const cookie = { cookie: "player=somebody.somebody" };
  const asked = await askApi(api, "/api/v1/me", { headers: cookie });
  expect([asked.status, asked.data.code]).toEqual([503, "store-unavailable"]);
  expect(told()[0]).toEqual({ event: "store", status: "unavailable", cause: "ENOENT" });
  await referee.store.close();
});

it("does not wait for a folder that cannot be used", async () => {
  const file = join(folder, "file");
  writeFileSync(file, "");
  await expect(start({ DATA_DIR: join(file, "data") })).rejects.toThrow(
    /^The store is out of reach\. Look at DATA_DIR/,
  );
});

// A store that is locked, full or out of reach: a clear 503, nothing half-written, and play goes on afterwards.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeReferee } from "@demonstrandum/referee";
import { openStore, type Place } from "@demonstrandum/store";
import { holdLock } from "@demonstrandum/store/testing";
import { afterAll, expect, it } from "vitest";
import { askApi, newApi } from "../app/testing.ts";

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => void rmSync(folder, { recursive: true, force: true })));

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "qed-troubles-"));
  folders.push(folder);
  return folder;
}

const NOW = Date.parse("2026-11-16T09:00:00Z");

async function open(place: Place) {
  const store = await openStore(place);
  const referee = makeReferee(store, "a secret for tests", () => NOW);
  return { store, api: newApi({ RATE_FACTOR: "1000" }, [], referee) };
}

const BEGIN = { body: { day: "2026-11-16", game: "village" } };
const aMove = (after: number) => ({ key: `${after}-`.padEnd(64, "x"), after, move: { kind: "hint", level: 1 } });

it("says 503 while the database is locked, and goes on when it is not", async () => {
  const folder = aFolder();
  const { store, api } = await open({ kind: "sqlite", folder, options: { patience: 20 } });
  const begun = await askApi(api, "/api/v1/plays", BEGIN);
  const headers = { cookie: begun.headers.get("set-cookie")?.split(";")[0] ?? "" };
  const moves = `/api/v1/plays/${begun.data.id}/moves`;
  const letGo = holdLock(folder);
  const locked = await askApi(api, moves, { body: aMove(0), headers });
  expect(locked.status).toBe(503);
  expect(locked.data).toMatchObject({ code: "store-busy", detail: expect.stringContaining("Nothing was changed") });
  expect(locked.headers.get("retry-after")).toBe("1");
  letGo();
  const again = await askApi(api, moves, { body: aMove(0), headers });
  expect(again.status).toBe(200);
  expect(again.data.play.moves).toHaveLength(1);
  await store.close();
});

it("says 503 when the disk is full, and what was acknowledged is all there", async () => {
  const folder = aFolder();
  const { store, api } = await open({ kind: "sqlite", folder, options: { pages: 42 } });
  const begun = await askApi(api, "/api/v1/plays", BEGIN);
  const headers = { cookie: begun.headers.get("set-cookie")?.split(";")[0] ?? "" };
  let [acknowledged, status] = [0, 200];
  while (status === 200 && acknowledged < 900) {
    const answer = await askApi(api, `/api/v1/plays/${begun.data.id}/moves`, { body: aMove(acknowledged), headers });
    status = answer.status;
    if (status === 200) acknowledged += 1;
    else expect(answer.data).toMatchObject({ code: "store-full" });
  }
  expect(status).toBe(503);
  expect(acknowledged).toBeGreaterThan(10);
  const seen = await askApi(api, `/api/v1/plays/${begun.data.id}`, { headers });
  expect(seen.data.moves).toHaveLength(acknowledged);
  await store.close();
});

it("is not ready when the store is gone", async () => {
  const { store, api } = await open({ kind: "sqlite", folder: aFolder() });
  expect((await askApi(api, "/api/ready")).status).toBe(200);
  await store.close();
  expect((await askApi(api, "/api/ready")).status).toBe(503);
});

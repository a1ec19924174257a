// Both stores against the shared cases, and what is told of each alone.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openStore, openTables, placeOf } from "./open.ts";
import { openPostgres } from "./postgres.ts";
import { describeStore } from "./store.cases.ts";
import { holdLock } from "./testing/hold-lock.ts";
import { makePlaces } from "./testing/places.ts";

const places = await makePlaces();
for (const place of places) describeStore(place);
afterAll(() => Promise.all(places.map(({ clear }) => clear())));

const player = (id: string) => ({ id, nickname: null, createdAt: 1 });

describe("the place of the data", () => {
  it("is a folder unless the environment names a Postgres", () => {
    expect(placeOf({ DATA_DIR: "data" })).toEqual({ kind: "sqlite", folder: "data" });
    const url = "postgres:///x";
    expect(placeOf({ DATA_DIR: "data", DATABASE_URL: url })).toEqual({ kind: "postgres", url });
  });

  it("is told to be out of reach when it is", async () => {
    const nowhere = openStore({ kind: "postgres", url: "postgres:///x?host=/nonexistent" });
    await expect(nowhere).rejects.toMatchObject({ trouble: "unavailable" });
  });
});

describe("a SQLite file", () => {
  const folder = mkdtempSync(join(tmpdir(), "qed-sqlite-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("says that it is busy while another holds it, writes nothing, and works again afterwards", async () => {
    const store = await openStore({ kind: "sqlite", folder, options: { patience: 20 } });
    const letGo = holdLock(folder);
    await expect(store.addPlayer(player("busy"))).rejects.toMatchObject({ trouble: "busy" });
    letGo();
    expect(await store.player("busy")).toBeUndefined();
    await store.addPlayer(player("busy"));
    await store.close();
  });

  it("says that it is full, keeps nothing by halves, and goes on reading", async () => {
    const small = mkdtempSync(join(folder, "full-"));
    const place = { kind: "sqlite", folder: small, options: { pages: 60 } } as const;
    const store = await openStore(place);
    const founded: string[] = [];
    const found = async (i: number): Promise<void> => {
      await store.addPlayer(player(`p${i}`));
      const league = { id: `l${i}`, name: "x".repeat(1_500), invitation: `i${i}`, createdAt: 1 };
      await store.addLeague(league, `p${i}`);
      founded.push(league.id);
    };
    const fill = async (): Promise<void> => {
      for (let i = 0; i < 500; i++) await found(i);
    };
    await expect(fill()).rejects.toMatchObject({ trouble: "full" });
    expect(founded.length).toBeGreaterThan(5);
    const tables = await openTables(place);
    const leagues = await tables.selectFrom("league").select("id").execute();
    const members = await tables.selectFrom("member").select("league").execute();
    expect(leagues.map(({ id }) => id).sort()).toEqual([...founded].sort());
    expect(members.map(({ league }) => league).sort()).toEqual([...founded].sort());
    expect(await store.player("p0")).toBeDefined();
    await tables.destroy();
    await store.close();
  });
});

describe.skipIf(places.length < 2)("a Postgres", () => {
  it("says that it is busy while another holds the row", async () => {
    const place = await places[1]?.make();
    if (place?.kind !== "postgres") throw new Error("There is no Postgres.");
    const store = await openStore({ ...place, options: { patience: 200 } });
    const other = openPostgres(place.url);
    await store.addPlayer(player("busy"));
    await other.transaction().execute(async (inside) => {
      await inside.updateTable("player").set({ nickname: "held" }).where("id", "=", "busy").execute();
      await expect(store.renamePlayer("busy", "Ada")).rejects.toMatchObject({ trouble: "busy" });
    });
    expect(await store.player("busy")).toMatchObject({ nickname: "held" });
    await other.destroy();
    await store.close();
  });
});

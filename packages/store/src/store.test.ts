// Both stores against the shared cases, and what is told of each alone.

import { copyFileSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { expectStore, openStore, openTables, placeOf } from "./open.ts";
import { openPostgres } from "./postgres.ts";
import { FILE_NAME } from "./sqlite-driver.ts";
import { describeStore } from "./store.cases.ts";
import { toStoreError } from "./store-error.ts";
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

  it("may still be away: everything is out of reach until it has come", async () => {
    const away = mkdtempSync(join(tmpdir(), "qed-coming-"));
    const heard: (string | undefined)[] = [];
    const coming = expectStore({ kind: "sqlite", folder: away }, (error) => heard.push(error?.trouble));
    await expect(coming.store.ping()).rejects.toMatchObject({ trouble: "unavailable" });
    await expect(coming.store.addPlayer(player("p"))).rejects.toMatchObject({ trouble: "unavailable" });
    await coming.open();
    await coming.store.addPlayer(player("p"));
    expect(heard).toEqual(["unavailable", "unavailable", undefined]);
    await coming.store.close();
    rmSync(away, { recursive: true });
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

  it("commits what it writes after it met a lock", async () => {
    const shared = mkdtempSync(join(folder, "shared-"));
    const open = () => openStore({ kind: "sqlite", folder: shared, options: { patience: 0 } });
    const [here, there] = [await open(), await open()];
    const letGo = holdLock(shared);
    // A statement that answers with rows is begun before it meets the lock.
    await expect(here.spend("a", 1, { capacity: 9, perSecond: 1 }, 1)).rejects.toMatchObject({ trouble: "busy" });
    letGo();
    await here.addPlayer(player("here"));
    expect(await there.player("here")).toBeDefined();
    await there.addPlayer(player("there"));
    expect(await here.player("there")).toBeDefined();
    await Promise.all([here.close(), there.close()]);
  });

  it("goes on reading and holds nobody up while another has it locked, and writes once it is free", async () => {
    const locked = mkdtempSync(join(folder, "locked-"));
    const store = await openStore({ kind: "sqlite", folder: locked, options: { patience: 60_000 } });
    const letGo = holdLock(locked);
    const ended: string[] = [];
    const writing = store.addPlayer(player("late")).then(() => ended.push("written"));
    for (let i = 0; i < 20; i++) {
      await new Promise(setImmediate);
      expect(await store.player("late")).toBeUndefined();
    }
    ended.push("freed");
    letGo();
    await writing;
    expect(ended).toEqual(["freed", "written"]);
    expect(await store.player("late")).toBeDefined();
    await store.close();
  });

  it("is one file with everything in it once it is closed", async () => {
    const whole = mkdtempSync(join(folder, "whole-"));
    const store = await openStore({ kind: "sqlite", folder: whole });
    await store.addPlayer(player("p"));
    await store.close();
    expect(statSync(join(whole, `${FILE_NAME}-wal`), { throwIfNoEntry: false })?.size ?? 0).toBe(0);
    const copy = mkdtempSync(join(folder, "copy-"));
    copyFileSync(join(whole, FILE_NAME), join(copy, FILE_NAME));
    const again = await openStore({ kind: "sqlite", folder: copy });
    expect(await again.player("p")).toBeDefined();
    await again.close();
  });

  it.each([FILE_NAME, `${FILE_NAME}-wal`])("acknowledges nothing while %s is not the one it opened", async (name) => {
    const moved = mkdtempSync(join(folder, "moved-"));
    const store = await openStore({ kind: "sqlite", folder: moved });
    await store.addPlayer(player("before"));
    const [file, aside] = [join(moved, name), join(moved, "aside")];
    renameSync(file, aside);
    const expectRefused = async () => {
      await expect(store.addPlayer(player("void"))).rejects.toMatchObject({ trouble: "unavailable" });
      await expect(store.renamePlayer("before", "Ada")).rejects.toMatchObject({ trouble: "unavailable" });
      await expect(store.leave("league", "before")).rejects.toMatchObject({ trouble: "unavailable" });
      await expect(store.ping()).rejects.toMatchObject({ trouble: "unavailable" });
    };
    await expectRefused();
    writeFileSync(file, "");
    await expectRefused();
    renameSync(aside, file);
    await store.ping();
    await store.addPlayer(player("after"));
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
  const aPlace = async () => {
    const place = await places[1]?.make();
    if (place?.kind !== "postgres") throw new Error("There is no Postgres.");
    return place;
  };

  it("ends a connection in use, and the process hears of it as a failed question, once", async () => {
    const place = await aPlace();
    const [db, other] = [openPostgres(place.url), openPostgres(place.url)];
    const ended = db.transaction().execute(async (inside) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(inside);
      // Between two statements nobody asks anything, so nobody but the client itself can hear that it ended.
      await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(other);
      await sql`select 1`.execute(inside);
    });
    await expect(ended.catch((error) => Promise.reject(toStoreError(error)))).rejects.toMatchObject({
      trouble: "unavailable",
    });
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await Promise.all([db.destroy(), other.destroy()]);
  });

  it("that takes no changes says so, to whoever asks whether it is ready as well", async () => {
    const place = await aPlace();
    await (await openStore(place)).close();
    const admin = openPostgres(place.url);
    const name = new URL(place.url).pathname.slice(1);
    await sql`alter database ${sql.id(name)} set default_transaction_read_only = on`.execute(admin);
    await admin.destroy();
    const store = await openStore(place);
    await expect(store.addPlayer(player("p"))).rejects.toMatchObject({ trouble: "read-only" });
    await expect(store.ping()).rejects.toMatchObject({ trouble: "read-only" });
    expect(await store.player("p")).toBeUndefined();
    await store.close();
  });

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

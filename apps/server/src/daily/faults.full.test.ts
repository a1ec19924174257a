// Everything that can befall a database while players move: the server lives on, asks for patience, is ready within seconds of the end of
// it, and every move that was acknowledged is there, once.
import { execFileSync } from "node:child_process";
import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Place } from "@demonstrandum/store";
import { endConnections, holdLock, type Postgres, queryPostgres, startPostgres } from "@demonstrandum/store/testing";
import { afterAll, describe, expect, it } from "vitest";
import { buildServer, type RunningServer, startServer } from "./testing/a-server.ts";
import { aGambler, expectLedgers, type Gambler, insist, moveUntilRefused } from "./testing/gamblers.ts";

const PLAYERS = 4;
const SOON = 10_000;
const READY_ON = { RATE_FACTOR: "1000" };

interface Fault {
  strike(): Promise<unknown>;
  lift(): Promise<unknown>;
  /** What the server says meanwhile; "passing" where the fault is over by itself, and "untold" where it may say either. */
  readonly meanwhile: "ready" | "not-ready" | "untold" | "passing";
}

const program = await buildServer();
const clearing: (() => unknown)[] = [() => program.remove()];
afterAll(async () => {
  for (const clear of clearing.reverse()) await clear();
});

/** A disk of so many megabytes; undefined where nobody may mount one, which is said loudly. */
function makeDisk(megabytes: number): string | undefined {
  const disk = mkdtempSync(join(tmpdir(), "qed-disk-"));
  clearing.push(() => rmSync(disk, { recursive: true, force: true }));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=0777`, "tmpfs", disk], { stdio: "pipe" });
  } catch {
    console.warn("!! No disk can be mounted here: full disks are NOT tested.");
    return undefined;
  }
  clearing.push(() => execFileSync("umount", ["--lazy", disk]));
  return disk;
}

/** Takes all the room there is, down to the last page. */
function fillUp(disk: string): void {
  for (let bytes = 1 << 20, i = 0; bytes >= 4096; i++) {
    try {
      writeFileSync(join(disk, `full-${i}`), Buffer.alloc(bytes));
    } catch {
      bytes >>= 1;
    }
  }
}

const makeRoom = (disk: string): void => execFileSync("find", [disk, "-name", "full-*", "-delete"]) && undefined;

const statusOf = async (server: RunningServer, path: string): Promise<number> =>
  (await fetch(`${server.url}/api/${path}`)).status;

async function waitFor(server: RunningServer, status: number): Promise<number> {
  const start = performance.now();
  while ((await statusOf(server, "ready")) !== status) await pause(20);
  return performance.now() - start;
}

const gamblersOf = (server: RunningServer): Promise<Gambler[]> =>
  Promise.all(Array.from({ length: PLAYERS }, (_, i) => aGambler(() => server.url, i)));

const all = (gamblers: readonly Gambler[], each: (gambler: Gambler) => Promise<void>): Promise<unknown> =>
  Promise.all(gamblers.map(each));

async function weather(place: Place, { strike, lift, meanwhile }: Fault): Promise<void> {
  const server = await startServer(program, place, READY_ON);
  const gamblers = await gamblersOf(server);
  await all(gamblers, (gambler) => insist(gambler, 3));
  const moving = all(gamblers, (gambler) =>
    meanwhile === "passing" ? insist(gambler, 20) : moveUntilRefused(gambler),
  );
  await strike();
  await moving;
  if (meanwhile === "not-ready") await waitFor(server, 503);
  if (meanwhile === "ready") expect(await statusOf(server, "ready")).toBe(200);
  expect(await statusOf(server, "health")).toBe(200);
  await lift();
  const late = await waitFor(server, 200);
  console.log(`ready ${Math.round(late)} ms after the end of it`);
  expect(late).toBeLessThan(SOON);
  await all(gamblers, (gambler) => insist(gambler, 5));
  await server.stop();
  await expectLedgers(place, gamblers);
}

const nothing = async (): Promise<void> => undefined;

const postgres = await startPostgres({ isDurable: true });
if (postgres) clearing.push(() => postgres.stop());

describe.skipIf(!postgres)("Postgres", () => {
  const database = postgres as Postgres;
  const aPlace = async () => ({ kind: "postgres", url: await database.makeDatabase() }) as const;
  const set = (url: string, setting: string) =>
    queryPostgres(url, `alter system ${setting}`).then(() => queryPostgres(url, "select pg_reload_conf()"));
  const backends = async (url: string): Promise<number[]> => {
    const own = "datname = current_database() and pid <> pg_backend_pid()";
    return (await queryPostgres(url, `select pid from pg_stat_activity where ${own}`)).map(
      (row) => Object.values(row)[0],
    );
  };
  const signal = (pids: readonly number[], name: NodeJS.Signals): void => {
    for (const pid of pids) process.kill(pid, name);
  };

  it("ends one connection, again and again", async () => {
    const place = await aPlace();
    const strike = async () => {
      for (let i = 0; i < 20; i++) await endConnections(place.url, 1);
    };
    await weather(place, { strike, lift: nothing, meanwhile: "passing" });
  });

  it("loses a process of its own to kill -9, and starts over by itself", async () => {
    const place = await aPlace();
    const strike = async () => signal((await backends(place.url)).slice(0, 1), "SIGKILL");
    await weather(place, { strike, lift: nothing, meanwhile: "passing" });
  });

  it.each(["SIGINT", "SIGKILL"] as const)("ends by %s and is started again, three times", async (how) => {
    const place = await aPlace();
    for (let i = 0; i < 3; i++) {
      await weather(place, { strike: () => database.halt(how), lift: () => database.resume(), meanwhile: "not-ready" });
    }
  });

  it("takes no changes for a while", async () => {
    const place = await aPlace();
    await weather(place, {
      strike: () => set(place.url, "set default_transaction_read_only = on"),
      lift: () =>
        set(`${place.url}&options=-cdefault_transaction_read_only%3Doff`, "reset default_transaction_read_only"),
      meanwhile: "not-ready",
    });
  });

  it("says nothing at all for a while", async () => {
    const place = await aPlace();
    let stopped: number[] = [];
    const strike = async () => {
      stopped = await backends(place.url);
      signal(stopped, "SIGSTOP");
    };
    await weather(place, { strike, lift: async () => signal(stopped, "SIGCONT"), meanwhile: "passing" });
  });

  it("is not there yet when the server starts", async () => {
    const place = await aPlace();
    await database.halt("SIGINT");
    const server = await startServer(program, place, READY_ON);
    expect([await statusOf(server, "health"), await statusOf(server, "ready")]).toEqual([200, 503]);
    await database.resume();
    expect(await waitFor(server, 200)).toBeLessThan(SOON);
    const gamblers = await gamblersOf(server);
    await all(gamblers, (gambler) => insist(gambler, 5));
    await server.stop();
    await expectLedgers(place, gamblers);
  });
});

const disk = makeDisk(120);
const small = disk && (await startPostgres({ isDurable: true, within: disk }));
if (small) clearing.push(() => small.stop());

it.skipIf(!small)("Postgres has no room left on its disk, and then it has", async () => {
  const place = { kind: "postgres", url: await (small as Postgres).makeDatabase() } as const;
  const strike = async () => fillUp(disk as string);
  const lift = async () => {
    makeRoom(disk as string);
    // Where the journal itself found no room it has ended.
    await (small as Postgres).halt("SIGKILL");
    await (small as Postgres).resume();
  };
  await weather(place, { strike, lift, meanwhile: "untold" });
});

describe("SQLite", () => {
  const aFolder = (within = tmpdir()): string => {
    const folder = mkdtempSync(join(within, "qed-faults-"));
    clearing.push(() => rmSync(folder, { recursive: true, force: true }));
    return folder;
  };

  it("is locked by another program for a while", async () => {
    const folder = aFolder();
    let letGo = (): void => undefined;
    const strike = async () => {
      letGo = holdLock(folder);
    };
    await weather({ kind: "sqlite", folder }, { strike, lift: async () => letGo(), meanwhile: "not-ready" });
  });

  it("is moved away and back", async () => {
    const folder = aFolder();
    const [file, aside] = [join(folder, "demonstrandum.db"), join(folder, "aside")];
    const strike = async () => renameSync(file, aside);
    const lift = async () => renameSync(aside, file);
    await weather({ kind: "sqlite", folder }, { strike, lift, meanwhile: "not-ready" });
  });

  const tiny = makeDisk(3);
  it.skipIf(!tiny)("has no room left on its disk, and then it has", async () => {
    const folder = aFolder(tiny);
    const [strike, lift] = [async () => fillUp(tiny as string), async () => makeRoom(tiny as string)];
    await weather({ kind: "sqlite", folder }, { strike, lift, meanwhile: "ready" });
  });
});

// A backup holds everything, fits either database, and is restored whole or not at all.

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { BackupError, backUp, restore } from "./backup.ts";
import { hasTables, openStore, type Place } from "./open.ts";
import { makePlaces, type PlaceMaker } from "./testing/places.ts";

const places = await makePlaces();
afterAll(() => Promise.all(places.map(({ clear }) => clear())));

const PLAYERS = 520;

/** More than a page of players, and something in every other table. */
async function fill(place: Place): Promise<void> {
  const store = await openStore(place);
  await store.setting("secret", () => "a secret");
  await Promise.all(
    Array.from({ length: PLAYERS }, (_, i) => store.addPlayer({ id: `p${i}`, nickname: null, createdAt: i })),
  );
  const day = { day: "2026-11-16", game: "who" };
  await store.keepPuzzle({ ...day, puzzle: { n: "“é”" }, madeAt: 1_800_000_000_000 });
  await store.beginPlay({ ...day, id: "play", player: "p1", startedAt: 1 });
  const counts = { finishedAt: 2, millis: 1, ranked: 1, bucket: 0, mistakes: 0, hints: 0 };
  await store.appendMove(
    { play: "play", seq: 0, key: "k", move: { kind: "hint", level: 1 }, at: 2 },
    { ...day, ...counts, play: "play", player: "p1", isInTime: true },
  );
  await store.addLeague({ id: "l", name: "League", invitation: "i", createdAt: 1 }, "p1");
  await store.keepChallenge({ code: "c", play: "play", createdAt: 3 });
  await store.close();
}

async function linesOf(place: Place): Promise<string[]> {
  const lines: string[] = [];
  await backUp(place, async (line) => void lines.push(line));
  return lines;
}

async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

const maker = (kind: Place["kind"]): PlaceMaker | undefined => places.find((place) => place.kind === kind);

const ROUTES = [
  ["sqlite", "sqlite"],
  ["sqlite", "postgres"],
  ["postgres", "sqlite"],
  ["postgres", "postgres"],
] as const;

describe.each(ROUTES)("a backup from %s to %s", (from, to) => {
  const [source, target] = [maker(from), maker(to)];

  it.skipIf(!source || !target)("brings everything over", async () => {
    if (!source || !target) return;
    const [old, fresh] = [await source.make(), await target.make()];
    await fill(old);
    const lines = await linesOf(old);
    expect(lines).toHaveLength(PLAYERS + 10);
    expect(await restore(fresh, () => each(lines))).toBe(lines.length - 2);
    expect(await linesOf(fresh)).toEqual(lines);
  });
});

describe.each(places)("a backup of a $kind place where nothing is", ({ make }) => {
  it("fails and makes nothing", async () => {
    const empty = await make();
    const place = empty.kind === "sqlite" ? { ...empty, folder: join(empty.folder, "none") } : empty;
    const lines: string[] = [];
    const backedUp = backUp(place, async (line) => void lines.push(line));
    await expect(backedUp).rejects.toThrow(new BackupError("There is no data here to back up."));
    expect(lines).toEqual([]);
    expect(await hasTables(place)).toBe(false);
    if (place.kind === "sqlite") expect(existsSync(place.folder)).toBe(false);
  });
});

describe("restoring", () => {
  const damaged: readonly (readonly [string, (lines: string[]) => string[]])[] = [
    ["is cut short", (lines) => lines.slice(0, -1)],
    ["lacks a row", (lines) => lines.toSpliced(5, 1)],
    ["has a line that is no row", (lines) => lines.toSpliced(5, 0, '["move","nothing"]')],
    ["names a table of its own", (lines) => lines.toSpliced(5, 0, '["sqlite_master",{"a":1}]')],
    ["is not JSON", (lines) => lines.toSpliced(5, 0, "{")],
    ["is of a newer version", (lines) => lines.with(0, '{"format":"demonstrandum-backup/1","version":"9999"}')],
    ["is something else", () => ["{}"]],
  ];

  it.each(damaged)("reads nothing of a backup that %s", async (_, damage) => {
    const [place, fresh] = [await maker("sqlite")?.make(), await maker("sqlite")?.make()];
    if (!place || !fresh) throw new Error("There is always SQLite.");
    const store = await openStore(place);
    await store.addPlayer({ id: "p1", nickname: null, createdAt: 1 });
    for (let i = 2; i < 9; i++) await store.addPlayer({ id: `p${i}`, nickname: null, createdAt: 1 });
    await store.close();
    const lines = damage(await linesOf(place));
    await expect(restore(fresh, () => each(lines))).rejects.toBeInstanceOf(BackupError);
    expect(await hasTables(fresh)).toBe(false);
    expect(fresh.kind === "sqlite" && readdirSync(fresh.folder)).toEqual([]);
  });

  it("refuses a store that somebody plays on", async () => {
    const place = await maker("sqlite")?.make();
    if (!place) throw new Error("There is always SQLite.");
    await fill(place);
    const lines = await linesOf(place);
    await expect(restore(place, () => each(lines))).rejects.toThrow("There is data here already.");
  });
});

// Several processes that start at once on an empty place end with the same tables, and none of them fails.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrate } from "./migrate.ts";
import { MIGRATIONS } from "./migrations.ts";
import { openTables } from "./open.ts";
import { makePlaces } from "./testing/places.ts";

const places = await makePlaces();
const root = join(import.meta.dirname, "../../..");
const folder = mkdtempSync(join(root, "node_modules", ".qed-migrate-"));
const program = join(folder, "start.mjs");

/** Prints the secret that it found or made. */
const PROGRAM = `
import { openStore } from "./open.ts";
const store = await openStore(JSON.parse(process.argv[2]));
console.log(await store.setting("secret", () => String(process.pid)));
await store.close();
`;

beforeAll(async () => {
  await build({
    stdin: { contents: PROGRAM, resolveDir: import.meta.dirname, loader: "ts" },
    outfile: program,
    bundle: true,
    format: "esm",
    platform: "node",
    packages: "external",
  });
});
afterAll(async () => {
  await Promise.all(places.map(({ clear }) => clear()));
  rmSync(folder, { recursive: true, force: true });
});

async function start(place: object): Promise<string> {
  const child = spawn(process.execPath, [program, JSON.stringify(place)], { stdio: ["ignore", "pipe", "pipe"] });
  const said: string[] = [];
  child.stdout.on("data", (data) => said.push(String(data)));
  child.stderr.on("data", (data) => said.push(String(data)));
  await once(child, "close");
  return said.join("").trim();
}

describe.each(places)("on $kind", ({ make }) => {
  it("six processes that start at once agree", async () => {
    const place = await make();
    const said = await Promise.all(Array.from({ length: 6 }, () => start(place)));
    expect(new Set(said).size).toBe(1);
    expect(said[0]).toMatch(/^\d+$/);
  });

  it("a second start takes no step", async () => {
    const db = await openTables(await make());
    expect(await migrate(db)).toEqual([]);
    const steps = await db.introspection.getTables();
    expect(steps.map(({ name }) => name)).toEqual(expect.arrayContaining(["player", "play", "move", "result"]));
    expect(Object.keys(MIGRATIONS)).toEqual(Object.keys(MIGRATIONS).sort());
    await db.destroy();
  });
});

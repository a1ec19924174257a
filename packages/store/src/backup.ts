// Everything in the store as lines of text, and back. The same lines fit both databases, so a backup is also the way from
// one to the other. The first line says what it is, the last how many rows there must have been.

import { type Kysely, type RawBuilder, sql } from "kysely";
import * as v from "valibot";
import { MIGRATIONS } from "./migrations.ts";
import { hasTables, openTables, type Place } from "./open.ts";
import { TABLES, type TableName, type Tables } from "./tables.ts";

const FORMAT = "demonstrandum-backup/1";
const PAGE = 500;

type Row = Readonly<Record<string, string | number | null>>;

const latest = (): string => Object.keys(MIGRATIONS).sort().at(-1) ?? "";

/**
 * Writes line after line, all as of one moment, while others go on using the store. Answers with the number of rows.
 * Throws BackupError, and makes nothing, where there is no store.
 */
export async function backUp(place: Place, write: (line: string) => Promise<void>): Promise<number> {
  if (!(await hasTables(place))) throw new BackupError("There is no data here to back up.");
  const db = await openTables(place);
  try {
    return await db
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute(async (inside) => {
        await write(JSON.stringify({ format: FORMAT, version: latest() }));
        let rows = 0;
        for (const [table, key] of TABLES) {
          for await (const row of rowsOf(inside, table, key)) {
            await write(JSON.stringify([table, row]));
            rows += 1;
          }
        }
        await write(JSON.stringify({ rows }));
        return rows;
      });
  } finally {
    await db.destroy();
  }
}

/** Page by page in the order of the key, so that no table has to fit into memory. */
async function* rowsOf(db: Kysely<Tables>, table: TableName, key: readonly string[]): AsyncGenerator<Row> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let after: RawBuilder<unknown> = sql``;
  for (;;) {
    const page = await sql<Row>`select * from ${sql.table(table)} ${after} order by ${columns} limit ${PAGE}`.execute(
      db,
    );
    yield* page.rows;
    const last = page.rows.at(-1);
    if (!last || page.rows.length < PAGE) return;
    after = sql`where (${columns}) > (${sql.join(key.map((column) => last[column]))})`;
  }
}

const headSchema = v.strictObject({ format: v.literal(FORMAT), version: v.string() });
const rowSchema = v.tuple([
  v.picklist(TABLES.map(([table]) => table)),
  v.record(v.string(), v.union([v.string(), v.number(), v.null()])),
]);
const endSchema = v.strictObject({ rows: v.number() });

/** The backup is not whole, not ours, or there is no room for it. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}

/**
 * Reads all lines into an empty store, or nothing at all. They are gone through once before the store is touched. Throws
 * BackupError. Answers with the number of rows.
 */
export async function restore(place: Place, read: () => AsyncIterable<string>): Promise<number> {
  for await (const _ of rowsIn(read()));
  const db = await openTables(place);
  try {
    return await db.transaction().execute(async (inside) => {
      await refuseUnlessEmpty(inside);
      return insertRows(inside, read());
    });
  } finally {
    await db.destroy();
  }
}

async function refuseUnlessEmpty(db: Kysely<Tables>): Promise<void> {
  const player = await db.selectFrom("player").select("id").limit(1).executeTakeFirst();
  if (player) throw new BackupError("There is data here already. Restore into an empty store.");
  // The secret of a server that was only started, never played.
  await db.deleteFrom("puzzle").execute();
  await db.deleteFrom("setting").execute();
}

async function nextLine(reading: AsyncIterator<string>): Promise<unknown> {
  const { value, done } = await reading.next();
  if (done) throw new BackupError("The backup ends too early.");
  try {
    return JSON.parse(value);
  } catch {
    throw new BackupError("The backup has a line that is not JSON.");
  }
}

function checkHead(head: unknown): void {
  const read = v.safeParse(headSchema, head);
  if (!read.success) throw new BackupError("This is not a backup of Demonstrandum.");
  if (read.output.version > latest()) throw new BackupError("The backup is of a newer version.");
}

/** The rows of a backup that is whole. Throws BackupError. */
async function* rowsIn(lines: AsyncIterable<string>): AsyncGenerator<v.InferOutput<typeof rowSchema>> {
  const reading = lines[Symbol.asyncIterator]();
  checkHead(await nextLine(reading));
  for (let rows = 0; ; rows += 1) {
    const line = await nextLine(reading);
    const end = v.safeParse(endSchema, line);
    if (end.success && end.output.rows === rows) return;
    const read = v.safeParse(rowSchema, line);
    if (!read.success) throw new BackupError(`The backup is damaged after row ${rows}.`);
    yield read.output;
  }
}

async function insertRows(db: Kysely<Tables>, lines: AsyncIterable<string>): Promise<number> {
  let rows = 0;
  for await (const [table, row] of rowsIn(lines)) {
    await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
      values (${sql.join(Object.values(row))})`.execute(db);
    rows += 1;
  }
  return rows;
}

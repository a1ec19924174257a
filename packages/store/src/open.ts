// Opens the store that the environment names: Postgres with DATABASE_URL, and otherwise a file in DATA_DIR.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { migrate } from "./migrate.ts";
import { openPostgres, type PostgresOptions } from "./postgres.ts";
import { makeAllowances } from "./queries/allowances.ts";
import { makeChallenges } from "./queries/challenges.ts";
import { makeFollowedTables } from "./queries/followed.ts";
import { makeLeagues } from "./queries/leagues.ts";
import { makePlayers } from "./queries/players.ts";
import { makePlays } from "./queries/plays.ts";
import { makeResults } from "./queries/results.ts";
import { openSqlite } from "./sqlite.ts";
import { FILE_NAME, type SqliteOptions } from "./sqlite-driver.ts";
import type { Store } from "./store.ts";
import { guard, StoreError, toStoreError } from "./store-error.ts";
import type { Tables } from "./tables.ts";

export type Place =
  | { readonly kind: "sqlite"; readonly folder: string; readonly options?: SqliteOptions }
  | { readonly kind: "postgres"; readonly url: string; readonly options?: PostgresOptions };

/** What the environment says about where the data is. */
interface Whereabouts {
  readonly DATABASE_URL?: string | undefined;
  readonly DATA_DIR: string;
}

export const placeOf = ({ DATABASE_URL, DATA_DIR }: Whereabouts): Place =>
  DATABASE_URL ? { kind: "postgres", url: DATABASE_URL } : { kind: "sqlite", folder: DATA_DIR };

/** A store that may be asked at once, and is out of reach until `open` has succeeded. */
export interface ComingStore {
  readonly store: Store;
  /** Brings the tables up to date. May be tried again until it succeeds; throws StoreError. */
  open(patience?: number): Promise<void>;
}

/** `hear` is told of every call what went wrong, or that nothing did. */
export function expectStore(place: Place, hear?: (trouble: StoreError | undefined) => void): ComingStore {
  const db = connect(place);
  let isOpen = false;
  const before = (name: string): void => {
    if (!isOpen && name !== "close") throw new StoreError("unavailable", new Error("It was never reached."));
  };
  return {
    store: guard(makeStore(place.kind, db), { before, ...(hear ? { hear } : {}) }),
    open: async (patience) => {
      await bringUpToDate(place, patience);
      isOpen = true;
    },
  };
}

/** Opens the store and brings its tables up to date. Throws StoreError. */
export async function openStore(place: Place): Promise<Store> {
  const { store, open } = expectStore(place);
  await open();
  return store;
}

/** The tables themselves, up to date. Throws StoreError. */
export async function openTables(place: Place): Promise<Kysely<Tables>> {
  await bringUpToDate(place);
  return connect(place);
}

/** Whether there is a store at that place; nothing is made to find out. Throws StoreError. */
export async function hasTables(place: Place): Promise<boolean> {
  if (place.kind === "sqlite" && !existsSync(join(place.folder, FILE_NAME))) return false;
  const db = connect(place);
  try {
    return (await db.introspection.getTables()).some(({ name }) => name === "player");
  } catch (error) {
    throw toStoreError(error);
  } finally {
    await db.destroy();
  }
}

/** Whoever starts while another brings the tables up to date waits longer than a player should. */
const MIGRATION_PATIENCE = 60_000;

async function bringUpToDate(place: Place, patience = MIGRATION_PATIENCE): Promise<void> {
  const db = connect({ ...place, options: { ...place.options, patience } } as Place);
  try {
    await migrate(db);
  } catch (error) {
    throw toStoreError(error);
  } finally {
    await db.destroy();
  }
}

const connect = (place: Place): Kysely<Tables> =>
  place.kind === "sqlite" ? openSqlite(place.folder, place.options) : openPostgres(place.url, place.options);

const makeStore = (kind: Place["kind"], db: Kysely<Tables>): Store => ({
  kind,
  ...makePlayers(db),
  ...makePlays(db),
  ...makeResults(db),
  ...makeLeagues(db),
  ...makeChallenges(db),
  ...makeAllowances(db),
  ...makeFollowedTables(db),
  setting: (name, make) => setting(db, name, make),
  ping: () => ping(kind, db),
  close: () => db.destroy(),
});

/** A Postgres that has become a standby can be reached, and takes nothing. */
async function ping(kind: Place["kind"], db: Kysely<Tables>): Promise<void> {
  const asked = kind === "postgres" ? sql`current_setting('transaction_read_only')` : sql`'off'`;
  const { rows } = await sql<{ readonly: string }>`select ${asked} as readonly`.execute(db);
  if (rows[0]?.readonly === "on") throw new StoreError("read-only", new Error("The database is read-only."));
}

async function setting(db: Kysely<Tables>, name: string, make: () => string): Promise<string> {
  const read = () => db.selectFrom("setting").select("value").where("name", "=", name).executeTakeFirst();
  const kept = await read();
  if (kept) return kept.value;
  await db
    .insertInto("setting")
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await read())?.value ?? "";
}

// Opens the store that the environment names: Postgres with DATABASE_URL, and otherwise a file in DATA_DIR.

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
import { openSqlite, type SqliteOptions } from "./sqlite.ts";
import type { Store } from "./store.ts";
import { guard, toStoreError } from "./store-error.ts";
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

/** Opens the store and brings its tables up to date. Throws StoreError. */
export async function openStore(place: Place): Promise<Store> {
  const db = await openTables(place);
  return guard(makeStore(place.kind, db));
}

/** The tables themselves, up to date. Throws StoreError. */
export async function openTables(place: Place): Promise<Kysely<Tables>> {
  try {
    // Whoever starts while another brings the tables up to date waits longer than a player should.
    const first = connect({ ...place, options: { ...place.options, patience: MIGRATION_PATIENCE } } as Place);
    await migrate(first).finally(() => first.destroy());
    return connect(place);
  } catch (error) {
    throw toStoreError(error);
  }
}

const MIGRATION_PATIENCE = 60_000;

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
  ping: async () => void (await sql`select 1`.execute(db)),
  close: () => db.destroy(),
});

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

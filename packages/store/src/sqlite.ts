// SQLite in one file, by libsql. Every answer waits until the write is on disk, and several processes may share the file.

import { type Driver, Kysely, SqliteAdapter, SqliteDialect } from "kysely";
import { makeSqliteDriver, type SqliteOptions } from "./sqlite-driver.ts";
import type { Tables } from "./tables.ts";

/** Nothing is opened before the first question. */
export const openSqlite = (folder: string, options: SqliteOptions = {}): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new SharedSqliteDialect(() => makeSqliteDriver(folder, options)) });

/**
 * Kysely believes that it has the file to itself, and two processes that start at once would migrate it twice. Within a
 * transaction, which begins by locking the file, they cannot.
 */
class SharedSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class SharedSqliteDialect extends SqliteDialect {
  readonly #makeDriver: () => Driver;

  constructor(makeDriver: () => Driver) {
    super({ database: neverAsked });
    this.#makeDriver = makeDriver;
  }

  override createAdapter(): SqliteAdapter {
    return new SharedSqliteAdapter();
  }

  override createDriver(): Driver {
    return this.#makeDriver();
  }
}

/** Only Kysely's own driver would. */
const neverAsked = (): Promise<never> => Promise.reject(new Error("Kysely opens no SQLite file here."));

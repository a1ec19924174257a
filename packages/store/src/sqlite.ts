// SQLite in one file, by libsql. Every answer waits until the write is on disk, and several processes may share the file.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import {
  type DatabaseConnection,
  Kysely,
  type MigrationLockOptions,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  sql,
} from "kysely";
import Database from "libsql";
import type { Tables } from "./tables.ts";

export const FILE_NAME = "demonstrandum.db";

/** How long a write waits for another process before it is given up as busy. */
const PATIENCE = 2_000;

export interface SqliteOptions {
  readonly patience?: number;
  /** The most pages the file may have; for tests of a full disk. */
  readonly pages?: number;
}

export function openSqlite(folder: string, { patience = PATIENCE, pages }: SqliteOptions = {}): Kysely<Tables> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = new Database(join(folder, FILE_NAME));
  // The first of several processes turns the journal around alone, so waiting comes before everything else.
  database.exec(`PRAGMA busy_timeout=${patience}`);
  database.exec("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON");
  if (pages !== undefined) database.exec(`PRAGMA max_page_count=${pages}`);
  return new Kysely<Tables>({ dialect: new SharedSqliteDialect(database) });
}

/** Kysely believes that it has the file to itself, and two processes that start at once would migrate it twice. */
class SharedSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** The first write of a transaction takes SQLite's lock on the file, and waits for it. */
  override async acquireMigrationLock(db: Kysely<unknown>, { lockTable }: MigrationLockOptions): Promise<void> {
    await sql`update ${sql.table(lockTable)} set is_locked = 0`.execute(db);
  }
}

/** When the disk is full SQLite takes a transaction back by itself, and must not be asked to do so again. */
class SharedSqliteDriver extends SqliteDriver {
  readonly #database: Database.Database;

  constructor(database: Database.Database) {
    super({ database });
    this.#database = database;
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}

class SharedSqliteDialect extends SqliteDialect {
  readonly #database: Database.Database;

  constructor(database: Database.Database) {
    super({ database });
    this.#database = database;
  }

  override createAdapter(): SqliteAdapter {
    return new SharedSqliteAdapter();
  }

  override createDriver(): SqliteDriver {
    return new SharedSqliteDriver(this.#database);
  }
}

// Postgres by its address. Several processes on several machines may share it.

import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Tables } from "./tables.ts";

export interface PostgresOptions {
  readonly connections?: number;
  /** How long a lock or a statement may take before it is given up, in milliseconds. */
  readonly patience?: number;
}

const CONNECTIONS = 10;
const PATIENCE = 5_000;
const CONNECTION_PATIENCE = 5_000;

const INT8 = 20;

/** Counts and times fit a number; the client would hand them over as text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)),
};

export function openPostgres(
  url: string,
  { connections = CONNECTIONS, patience = PATIENCE }: PostgresOptions = {},
): Kysely<Tables> {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: connections,
    connectionTimeoutMillis: CONNECTION_PATIENCE,
    lock_timeout: patience,
    statement_timeout: patience,
    idle_in_transaction_session_timeout: patience,
  });
  // An idle connection that the server ends is replaced at the next question; unheard, it would end the process.
  pool.on("error", () => undefined);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

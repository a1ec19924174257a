// Postgres by its address. Several processes on several machines may share it. It may go away and come back at any time:
// whoever asks meanwhile is told so, and nothing of that ends the process.

import { Kysely, PostgresDialect, type PostgresPoolClient } from "kysely";
import pg from "pg";
import { StoreError, toStoreError } from "./store-error.ts";
import type { Tables } from "./tables.ts";

export interface PostgresOptions {
  readonly connections?: number;
  /** How long a lock or a statement may take before it is given up, in milliseconds. */
  readonly patience?: number;
}

const CONNECTIONS = 10;
const PATIENCE = 5_000;
const CONNECTION_PATIENCE = 5_000;
/** A Postgres that is there ends a statement by itself; one that says nothing for this much longer is not. */
const SILENCE = 3_000;

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
    query_timeout: patience + SILENCE,
    keepAlive: true,
  });
  // A connection that ends says so as an event, and an event that nobody hears would end the process: the pool tells those that are idle,
  // each client its own while it is in use, between two statements too. The question under way fails by itself.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const connect = async () => dropIfLost(await pool.connect());
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: { connect, end: () => pool.end() } }) });
}

/** The pool would hand a connection on whose end it has not yet heard of, or on which an answer is still awaited. */
function dropIfLost(client: pg.PoolClient): PostgresPoolClient {
  let isLost = false;
  const query = async (text: string, values: readonly unknown[]) => {
    // Taking a transaction back, which the server does by itself.
    if (isLost) throw new StoreError("unavailable", new Error("The connection was lost."));
    try {
      return await client.query(text, [...values]);
    } catch (error) {
      isLost ||= toStoreError(error).trouble === "unavailable";
      throw error;
    }
  };
  // Kysely would also take cursors, which nobody uses here.
  return { query: query as unknown as PostgresPoolClient["query"], release: () => client.release(isLost) };
}

// Statements to one SQLite file, each at once and whole. SQLite waits for a locked file by holding up the whole process, so here it is told
// not to wait: whoever meets a lock asks again a little later, and everything else goes on meanwhile.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  type TransactionSettings,
} from "kysely";
import Database from "libsql";
import { StoreError, toStoreError } from "./store-error.ts";
import { type FileWatch, watchFiles } from "./watch-files.ts";

export const FILE_NAME = "demonstrandum.db";

/** How long a statement waits for another process before it is given up as busy, in milliseconds. */
const PATIENCE = 2_000;
const SHORTEST_PAUSE = 2;
const LONGEST_PAUSE = 100;

export interface SqliteOptions {
  readonly patience?: number;
  /** The most pages the file may have; for tests of a full disk. */
  readonly pages?: number;
}

/** An open file, and whose turn it is. */
interface OpenFile {
  readonly database: Database.Database;
  readonly files: FileWatch;
  readonly patience: number;
  /** Resolves once nobody has the file to themselves, and gives it to whoever asked until they let go. */
  takeTurn(): Promise<() => void>;
}

/** What one caller asks of the file; within a transaction it is theirs alone. */
interface Session extends DatabaseConnection {
  letGo: (() => void) | undefined;
}

export function makeSqliteDriver(folder: string, options: SqliteOptions): Driver {
  let open: OpenFile | undefined;
  const file = (): OpenFile => {
    if (!open) throw new StoreError("unavailable", new Error("The file is not open."));
    return open;
  };
  const of = (connection: DatabaseConnection) => connection as Session;
  return {
    init: async () => {
      open = await openFile(folder, options);
    },
    acquireConnection: async () => makeSession(file),
    beginTransaction: (connection, settings) => begin(file(), of(connection), settings),
    commitTransaction: async () => {
      file().database.exec("commit");
      refuseIfGone(file());
    },
    rollbackTransaction: async () => takeBack(file()),
    releaseConnection: async (connection) => {
      of(connection).letGo?.();
      of(connection).letGo = undefined;
    },
    destroy: async () => {
      if (open) close(open);
    },
  };
}

async function openFile(folder: string, { patience = PATIENCE, pages }: SqliteOptions): Promise<OpenFile> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, FILE_NAME);
  const database = new Database(path);
  database.exec("PRAGMA busy_timeout=0");
  const takeTurn = makeTurns();
  const opened = { database, files: watchFiles([path, `${path}-wal`]), patience, takeTurn };
  const settings = "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON";
  // The first of several processes turns the journal around alone, and the others wait for it.
  try {
    const { free } = await patiently(opened, () => database.exec(settings));
    free();
  } catch (error) {
    database.close();
    throw error;
  }
  if (pages !== undefined) database.exec(`PRAGMA max_page_count=${pages}`);
  return opened;
}

/** One after another, in the order in which they ask. */
function makeTurns(): OpenFile["takeTurn"] {
  let last = Promise.resolve();
  return async () => {
    const before = last;
    const { promise, resolve } = withResolvers();
    last = promise;
    await before;
    return resolve;
  };
}

function withResolvers(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** Does the work in a turn of its own, again and again while the file is locked. The turn goes on until it is freed. */
async function patiently<T>(
  { patience, takeTurn }: Pick<OpenFile, "patience" | "takeTurn">,
  work: () => T,
): Promise<{ readonly value: T; readonly free: () => void }> {
  const end = performance.now() + patience;
  for (let wait = SHORTEST_PAUSE; ; wait = Math.min(2 * wait, LONGEST_PAUSE)) {
    const free = await takeTurn();
    try {
      return { value: work(), free };
    } catch (error) {
      free();
      if (toStoreError(error).trouble !== "busy" || performance.now() + wait > end) throw error;
    }
    await pause(wait);
  }
}

/** A transaction that may write locks the file at once: one that began by reading could not wait for the lock later. */
async function begin(file: OpenFile, session: Session, { accessMode }: TransactionSettings): Promise<void> {
  refuseIfGone(file);
  const how = accessMode === "read only" ? "begin" : "begin immediate";
  const { free } = await patiently(file, () => file.database.exec(how));
  session.letGo = free;
}

const makeSession = (file: () => OpenFile): Session => {
  const session: Session = {
    letGo: undefined,
    executeQuery: async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
      if (session.letGo) return run<R>(file(), query);
      const work = SelectQueryNode.is(query.query) ? run<R> : change<R>;
      const { value, free } = await patiently(file(), () => work(file(), query));
      free();
      return value;
    },
    streamQuery: () => {
      throw new Error("Nobody streams here: queries of many rows go page by page.");
    },
  };
  return session;
};

/**
 * The lock is taken before the statement begins: one that met another's lock on its way would stay half begun, and this connection
 * could neither finish nor drop whatever it writes next.
 */
function change<R>(file: OpenFile, query: CompiledQuery): QueryResult<R> {
  const { database } = file;
  refuseIfGone(file);
  database.exec("begin immediate");
  try {
    const result = run<R>(file, query);
    database.exec("commit");
    refuseIfGone(file);
    return result;
  } catch (error) {
    takeBack(file);
    throw error;
  }
}

/** When the disk is full SQLite takes a transaction back by itself, and must not be asked to do so again. */
function takeBack({ database }: OpenFile): void {
  if (database.inTransaction) database.exec("rollback");
}

function run<R>({ database }: OpenFile, { sql, parameters }: CompiledQuery): QueryResult<R> {
  const statement = database.prepare(sql);
  if (statement.reader) return { rows: statement.all([...parameters]) as R[] };
  const { changes } = statement.run([...parameters]);
  return { numAffectedRows: BigInt(changes), rows: [] };
}

/** Nothing is written into a file that is not at its place any more; if it went meanwhile, what was written is not acknowledged. */
function refuseIfGone({ files }: OpenFile): void {
  if (files.areGone()) throw new StoreError("unavailable", new Error("The file was deleted or replaced."));
}

/** Folds the journal into the file, unless another process is using it, which does so in its turn. */
function close({ database, files }: OpenFile): void {
  try {
    if (!files.areGone()) database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").all();
  } catch {
    // A disk that is full or locked: nothing is lost, the journal is read at the next start.
  }
  database.close();
}

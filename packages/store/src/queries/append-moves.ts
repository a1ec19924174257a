// Moves that arrive together are written together: one statement and one write to disk for all of them, and one transaction
// if results come with some. Each is answered for itself, and none before it is on disk.

import type { Kysely } from "kysely";
import type { KeptMove, Result } from "../store.ts";
import { toStoreError } from "../store-error.ts";
import type { Tables } from "../tables.ts";
import { toResultRow } from "./results.ts";

interface Waiting {
  readonly move: KeptMove;
  readonly result: Result | undefined;
  readonly resolve: (isAdded: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** Databases have a limit of values in one statement. */
const MOST = 100;

/** Adds a move and its result; false if its place or its key is taken. */
export function makeAppend(db: Kysely<Tables>): (move: KeptMove, result?: Result) => Promise<boolean> {
  const waiting: Waiting[] = [];
  let isWriting = false;
  const writeAll = async (): Promise<void> => {
    isWriting = true;
    // Whatever else has arrived by now comes along.
    await new Promise(setImmediate);
    while (waiting.length > 0) await write(db, waiting.splice(0, MOST));
    isWriting = false;
  };
  return (move, result) =>
    new Promise((resolve, reject) => {
      waiting.push({ move, result, resolve, reject });
      if (!isWriting) void writeAll();
    });
}

/** Never throws. */
async function write(db: Kysely<Tables>, batch: readonly Waiting[]): Promise<void> {
  try {
    const added = await insertAll(db, batch);
    // The same move twice in one batch was added once.
    for (const { move, resolve } of batch) resolve(added.delete(nameOf(move)));
  } catch (error) {
    // One whose play was deleted must not take the others with it.
    const isOnesFault = batch.length > 1 && toStoreError(error).trouble === "missing";
    if (isOnesFault) for (const each of batch) await write(db, [each]);
    else for (const { reject } of batch) reject(error);
  }
}

const nameOf = ({ play, key }: Pick<KeptMove, "play" | "key">): string => `${play} ${key}`;

/** The names of those that were added. */
async function insertAll(db: Kysely<Tables>, batch: readonly Waiting[]): Promise<Set<string>> {
  // In one order everywhere, or two processes could wait for each other.
  const ordered = batch.toSorted((a, b) => (a.move.play < b.move.play ? -1 : 1));
  const moves = ordered.map(({ move }) => move);
  if (ordered.every(({ result }) => result === undefined)) return insertMoves(db, moves);
  return db.transaction().execute(async (inside) => {
    const added = await insertMoves(inside, moves);
    const results = resultsOf(ordered, added);
    if (results.length > 0) await inside.insertInto("result").values(results.map(toResultRow)).execute();
    return added;
  });
}

/** One for each play: of a move that is there twice, the first was added. */
function resultsOf(batch: readonly Waiting[], added: ReadonlySet<string>): Result[] {
  const results = new Map<string, Result>();
  for (const { move, result } of batch) {
    if (result && added.has(nameOf(move)) && !results.has(result.play)) results.set(result.play, result);
  }
  return [...results.values()];
}

async function insertMoves(db: Kysely<Tables>, moves: readonly KeptMove[]): Promise<Set<string>> {
  const added = await db
    .insertInto("move")
    .values(moves.map(({ move, ...rest }) => ({ ...rest, move: JSON.stringify(move) })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(["play", "key"])
    .execute();
  return new Set(added.map(nameOf));
}

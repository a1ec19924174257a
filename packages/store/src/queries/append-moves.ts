// Moves that arrive together are written together: one statement, one trip to the database and one write to disk for all
// of them. Each is answered for itself, and none before it is on disk.

import type { Kysely } from "kysely";
import type { KeptMove } from "../store.ts";
import { toStoreError } from "../store-error.ts";
import type { Tables } from "../tables.ts";

interface Waiting {
  readonly move: KeptMove;
  readonly resolve: (isAdded: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** Databases have a limit of values in one statement. */
const MOST = 100;

/** Adds a move; false if its place or its key is taken. */
export function makeAppend(db: Kysely<Tables>): (move: KeptMove) => Promise<boolean> {
  const waiting: Waiting[] = [];
  let isWriting = false;
  const writeAll = async (): Promise<void> => {
    isWriting = true;
    // Whatever else has arrived by now comes along.
    await new Promise(setImmediate);
    while (waiting.length > 0) await write(db, waiting.splice(0, MOST));
    isWriting = false;
  };
  return (move) =>
    new Promise((resolve, reject) => {
      waiting.push({ move, resolve, reject });
      if (!isWriting) void writeAll();
    });
}

/** Never throws. */
async function write(db: Kysely<Tables>, batch: readonly Waiting[]): Promise<void> {
  try {
    // In one order everywhere, or two processes could wait for each other.
    const moves = batch.map(({ move }) => move).sort((a, b) => (a.play < b.play ? -1 : 1));
    const added = await insertMoves(db, moves);
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
export async function insertMoves(db: Kysely<Tables>, moves: readonly KeptMove[]): Promise<Set<string>> {
  const added = await db
    .insertInto("move")
    .values(moves.map(({ move, ...rest }) => ({ ...rest, move: JSON.stringify(move) })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(["play", "key"])
    .execute();
  return new Set(added.map(nameOf));
}

// Players. Whatever belongs to a player goes with them, because every reference to one cascades.

import type { Kysely, Selectable, Transaction } from "kysely";
import type { Deleted, Player, Players } from "../store.ts";
import type { TableName, Tables } from "../tables.ts";

export const makePlayers = (db: Kysely<Tables>): Players => ({
  async addPlayer({ id, nickname, createdAt }) {
    await db.insertInto("player").values({ id, nickname, recovery: null, created_at: createdAt }).execute();
  },
  async player(id) {
    return toPlayer(await db.selectFrom("player").selectAll().where("id", "=", id).executeTakeFirst());
  },
  async renamePlayer(id, nickname) {
    return hasChanged(await db.updateTable("player").set({ nickname }).where("id", "=", id).executeTakeFirst());
  },
  async setRecovery(id, recovery) {
    return hasChanged(await db.updateTable("player").set({ recovery }).where("id", "=", id).executeTakeFirst());
  },
  async playerByRecovery(hash) {
    return toPlayer(await db.selectFrom("player").selectAll().where("recovery", "=", hash).executeTakeFirst());
  },
  async deletePlayer(id) {
    let gone = { plays: 0, moves: 0, results: 0, challenges: 0 };
    for (;;) {
      const portion = await db.selectFrom("play").select("id").where("player", "=", id).limit(PORTION).execute();
      if (portion.length < PORTION) break;
      const plays = portion.map((play) => play.id);
      gone = added(gone, await db.transaction().execute((inside) => deletePlays(inside, plays)));
      // Others have their turn.
      await new Promise(setImmediate);
    }
    const { players, memberships, leagues, ...rest } = await db
      .transaction()
      .execute((inside) => deleteLast(inside, id));
    return { players, ...added(gone, rest), memberships, leagues };
  },
});

const hasChanged = ({ numUpdatedRows }: { readonly numUpdatedRows: bigint }): boolean => numUpdatedRows > 0n;

const toPlayer = (row: Selectable<Tables["player"]> | undefined): Player | undefined =>
  row && { id: row.id, nickname: row.nickname, createdAt: row.created_at };

/** Plays that are deleted at a time: each may have a few hundred moves. */
const PORTION = 20;

type PlayCounts = Pick<Deleted, "plays" | "moves" | "results" | "challenges">;

const added = (one: PlayCounts, other: PlayCounts): PlayCounts => ({
  plays: one.plays + other.plays,
  moves: one.moves + other.moves,
  results: one.results + other.results,
  challenges: one.challenges + other.challenges,
});

/** The plays go first, which takes their locks: nothing is added to them between counting and deleting. */
async function deletePlays(db: Transaction<Tables>, plays: readonly string[]): Promise<PlayCounts> {
  if (plays.length === 0) return { plays: 0, moves: 0, results: 0, challenges: 0 };
  await db
    .updateTable("play")
    .set(({ ref }) => ({ day: ref("day") }))
    .where("id", "in", plays)
    .execute();
  const counts = {
    moves: await count(db, "move", (query) => query.where("play", "in", plays)),
    results: await count(db, "result", (query) => query.where("play", "in", plays)),
    challenges: await count(db, "challenge", (query) => query.where("play", "in", plays)),
  };
  const { numDeletedRows } = await db.deleteFrom("play").where("id", "in", plays).executeTakeFirst();
  return { plays: Number(numDeletedRows), ...counts };
}

/** The player with what is left of their plays. */
async function deleteLast(db: Transaction<Tables>, id: string): Promise<Deleted> {
  // Writing first takes the lock, so that nothing is added between counting and deleting.
  await db.updateTable("player").set({ recovery: null }).where("id", "=", id).execute();
  const leagues = await db.selectFrom("member").select("league").where("player", "=", id).execute();
  const plays = await db.selectFrom("play").select("id").where("player", "=", id).execute();
  const counts = await deletePlays(
    db,
    plays.map((play) => play.id),
  );
  const { numDeletedRows } = await db.deleteFrom("player").where("id", "=", id).executeTakeFirst();
  return {
    players: Number(numDeletedRows),
    ...counts,
    memberships: leagues.length,
    leagues: await deleteEmpty(db, leagues),
  };
}

export async function deleteEmpty(db: Transaction<Tables>, leagues: readonly { league: string }[]): Promise<number> {
  let deleted = 0n;
  for (const { league } of leagues) {
    const { numDeletedRows } = await db
      .deleteFrom("league")
      .where("id", "=", league)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("member").select("player").where("member.league", "=", league))),
      )
      .executeTakeFirst();
    deleted += numDeletedRows;
  }
  return Number(deleted);
}

// biome-ignore lint/suspicious/noExplicitAny: the query's type depends on the table, which the caller names.
async function count(db: Transaction<Tables>, table: TableName, narrow: (query: any) => any): Promise<number> {
  const query = db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as("count"));
  const { count } = await narrow(query).executeTakeFirstOrThrow();
  return Number(count);
}

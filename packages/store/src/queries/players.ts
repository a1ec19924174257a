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
  deletePlayer: (id) => db.transaction().execute((inside) => deletePlayer(inside, id)),
});

const hasChanged = ({ numUpdatedRows }: { readonly numUpdatedRows: bigint }): boolean => numUpdatedRows > 0n;

const toPlayer = (row: Selectable<Tables["player"]> | undefined): Player | undefined =>
  row && { id: row.id, nickname: row.nickname, createdAt: row.created_at };

async function deletePlayer(db: Transaction<Tables>, id: string): Promise<Deleted> {
  // Writing first takes the lock, so that nothing is added between counting and deleting.
  await db.updateTable("player").set({ recovery: null }).where("id", "=", id).execute();
  const leagues = await db.selectFrom("member").select("league").where("player", "=", id).execute();
  const plays = db.selectFrom("play").select("id").where("player", "=", id);
  const counts = {
    players: await count(db, "player", (query) => query.where("id", "=", id)),
    plays: await count(db, "play", (query) => query.where("player", "=", id)),
    moves: await count(db, "move", (query) => query.where("play", "in", plays)),
    results: await count(db, "result", (query) => query.where("player", "=", id)),
    challenges: await count(db, "challenge", (query) => query.where("play", "in", plays)),
    memberships: leagues.length,
  };
  await db.deleteFrom("player").where("id", "=", id).execute();
  return { ...counts, leagues: await deleteEmpty(db, leagues) };
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

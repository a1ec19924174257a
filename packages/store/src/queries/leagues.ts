// Leagues and who is in them. A league without members does not exist.

import type { Kysely, Selectable, Transaction } from "kysely";
import type { League, Leagues } from "../store.ts";
import type { Tables } from "../tables.ts";
import { deleteEmpty } from "./players.ts";
import { toResult } from "./results.ts";

export const makeLeagues = (db: Kysely<Tables>): Leagues => ({
  addLeague: ({ createdAt, ...league }, founder) =>
    db.transaction().execute(async (inside) => {
      await inside
        .insertInto("league")
        .values({ ...league, created_at: createdAt })
        .execute();
      await inside.insertInto("member").values({ league: league.id, player: founder, joined_at: createdAt }).execute();
    }),
  async league(id) {
    return toLeague(await db.selectFrom("league").selectAll().where("id", "=", id).executeTakeFirst());
  },
  async leagueByInvitation(invitation) {
    return toLeague(await db.selectFrom("league").selectAll().where("invitation", "=", invitation).executeTakeFirst());
  },
  async leaguesOf(player) {
    const rows = await db
      .selectFrom("league")
      .innerJoin("member", "member.league", "league.id")
      .selectAll("league")
      .where("member.player", "=", player)
      .orderBy("member.joined_at")
      .orderBy("league.id")
      .execute();
    return rows.flatMap((row) => toLeague(row) ?? []);
  },
  async members(league) {
    const rows = await db
      .selectFrom("member")
      .innerJoin("player", "player.id", "member.player")
      .select(["member.player", "player.nickname", "member.joined_at"])
      .where("member.league", "=", league)
      .orderBy("member.joined_at")
      .orderBy("member.player")
      .execute();
    return rows.map(({ joined_at, ...row }) => ({ ...row, joinedAt: joined_at }));
  },
  join: (league, player, at, most) => db.transaction().execute((inside) => join(inside, league, player, at, most)),
  leave: (league, player) => db.transaction().execute((inside) => leave(inside, league, player)),
  async leagueResults(league, first, last) {
    const rows = await db
      .selectFrom("result")
      .innerJoin("member", "member.player", "result.player")
      .selectAll("result")
      .where("member.league", "=", league)
      .where("result.day", ">=", first)
      .where("result.day", "<=", last)
      .execute();
    return rows.map(toResult);
  },
});

const toLeague = (row: Selectable<Tables["league"]> | undefined): League | undefined =>
  row && { id: row.id, name: row.name, invitation: row.invitation, createdAt: row.created_at };

/** Writing to the league's row first makes those who join or leave at once wait for each other. */
const lockLeague = (db: Transaction<Tables>, league: string) =>
  db
    .updateTable("league")
    .set(({ ref }) => ({ name: ref("name") }))
    .where("id", "=", league)
    .execute();

async function join(
  db: Transaction<Tables>,
  league: string,
  player: string,
  joined_at: number,
  most: number,
): Promise<boolean> {
  await lockLeague(db, league);
  const members = await db.selectFrom("member").select("player").where("league", "=", league).execute();
  if (members.some((member) => member.player === player)) return true;
  if (members.length >= most) return false;
  await db.insertInto("member").values({ league, player, joined_at }).execute();
  return true;
}

async function leave(db: Transaction<Tables>, league: string, player: string): Promise<boolean> {
  await lockLeague(db, league);
  const { numDeletedRows } = await db
    .deleteFrom("member")
    .where("league", "=", league)
    .where("player", "=", player)
    .executeTakeFirst();
  await deleteEmpty(db, [{ league }]);
  return numDeletedRows > 0n;
}

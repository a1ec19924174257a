// Leagues and who is in them. A league without members does not exist.

import type { Kysely, Selectable, Transaction } from "kysely";
import type { League, LeagueSum, Leagues } from "../store.ts";
import type { Tables } from "../tables.ts";
import { deleteEmpty } from "./players.ts";
import { flawIn } from "./results.ts";

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
  async countMembers(league) {
    const counted = db.selectFrom("member").select(({ fn }) => fn.countAll<number>().as("count"));
    return Number((await counted.where("league", "=", league).executeTakeFirstOrThrow()).count);
  },
  leagueSums: (league, first, last) => findSums(db, league, first, last),
});

async function findSums(db: Kysely<Tables>, league: string, first: string, last: string): Promise<LeagueSum[]> {
  const rows = await db
    .selectFrom("result")
    .innerJoin("member", "member.player", "result.player")
    .select(({ fn }) => [
      "result.player",
      "result.is_in_time",
      "result.is_flagged",
      "result.flaw",
      fn.countAll<number>().as("count"),
      fn.sum<number>("result.ranked").as("ranked"),
    ])
    .where("member.league", "=", league)
    .where("result.day", ">=", first)
    .where("result.day", "<=", last)
    .groupBy(["result.player", "result.is_in_time", "result.is_flagged", "result.flaw"])
    .execute();
  const sums = new Map<string, LeagueSum>();
  for (const row of rows) {
    const count = Number(row.count);
    const sum = sums.get(row.player) ?? { ...NOTHING, player: row.player };
    const flaw = flawIn(row);
    if (row.is_in_time === 0) sums.set(row.player, { ...sum, late: sum.late + count });
    else if (flaw) sums.set(row.player, { ...sum, flaws: { ...sum.flaws, [flaw]: sum.flaws[flaw] + count } });
    else sums.set(row.player, { ...sum, solved: sum.solved + count, ranked: sum.ranked + Number(row.ranked) });
  }
  return [...sums.values()];
}

const NOTHING: Omit<LeagueSum, "player"> = { solved: 0, ranked: 0, late: 0, flaws: { fast: 0, clock: 0, long: 0 } };

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

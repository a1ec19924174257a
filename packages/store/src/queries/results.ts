// Results, and how one stands among the others of its day. Only results in time and not flagged are compared.

import type { Kysely, Selectable } from "kysely";
import type { Rank, Result, Results } from "../store.ts";
import type { Tables } from "../tables.ts";

type ResultRow = Selectable<Tables["result"]>;

export const makeResults = (db: Kysely<Tables>): Results => ({
  async result(play) {
    const row = await db.selectFrom("result").selectAll().where("play", "=", play).executeTakeFirst();
    return row && toResult(row);
  },
  async resultsOf(player) {
    const rows = db.selectFrom("result").selectAll().where("player", "=", player).orderBy("day").orderBy("game");
    return (await rows.execute()).map(toResult);
  },
  rank: (day, game, ranked) => findRank(db, day, game, ranked),
});

const counted = (db: Kysely<Tables>, day: string, game: string) =>
  db
    .selectFrom("result")
    .where("day", "=", day)
    .where("game", "=", game)
    .where("is_in_time", "=", 1)
    .where("is_flagged", "=", 0);

async function findRank(db: Kysely<Tables>, day: string, game: string, ranked: number): Promise<Rank> {
  const rows = await counted(db, day, game)
    .select(({ fn }) => [
      "bucket",
      fn.countAll<number>().as("count"),
      fn.countAll<number>().filterWhere("ranked", ">", ranked).as("slower"),
      fn.countAll<number>().filterWhere("ranked", "=", ranked).as("equal"),
    ])
    .groupBy("bucket")
    .orderBy("bucket")
    .execute();
  const sum = (counts: readonly (number | string | bigint)[]) =>
    counts.reduce<number>((all, each) => all + Number(each), 0);
  return {
    count: sum(rows.map(({ count }) => count)),
    slower: sum(rows.map(({ slower }) => slower)),
    equal: sum(rows.map(({ equal }) => equal)),
    columns: new Map(rows.map(({ bucket, count }) => [bucket, Number(count)])),
  };
}

export const toResult = (row: ResultRow): Result => ({
  play: row.play,
  player: row.player,
  day: row.day,
  game: row.game,
  finishedAt: row.finished_at,
  millis: row.millis,
  ranked: row.ranked,
  bucket: row.bucket,
  mistakes: row.mistakes,
  hints: row.hints,
  isInTime: row.is_in_time === 1,
  isFlagged: row.is_flagged === 1,
});

export function toResultRow({ finishedAt, isInTime, isFlagged, ...rest }: Result): ResultRow {
  return { ...rest, finished_at: finishedAt, is_in_time: isInTime ? 1 : 0, is_flagged: isFlagged ? 1 : 0 };
}

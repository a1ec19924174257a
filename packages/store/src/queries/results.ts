// Results, and how one stands among the others of its day. Only results in time and not flagged are compared.

import type { Kysely, Selectable } from "kysely";
import type { GameTally, Rank, Result, ResultFlaw, Results } from "../store.ts";
import type { Tables } from "../tables.ts";

type ResultRow = Selectable<Tables["result"]>;

/** All but what only a race needs. */
const LISTED = [
  "play",
  "player",
  "day",
  "game",
  "finished_at",
  "millis",
  "ranked",
  "bucket",
  "mistakes",
  "hints",
  "is_in_time",
  "is_flagged",
  "flaw",
] as const;

export const makeResults = (db: Kysely<Tables>): Results => ({
  async result(play) {
    const row = await db.selectFrom("result").selectAll().where("play", "=", play).executeTakeFirst();
    return row && toResult(row);
  },
  async resultsOf(player, first, last) {
    const rows = await db
      .selectFrom("result")
      .select(LISTED)
      .where("player", "=", player)
      .where("day", ">=", first)
      .where("day", "<=", last)
      .orderBy("day")
      .orderBy("game")
      .execute();
    return rows.map(toResult);
  },
  async keepGhost(play, ghost) {
    await db
      .updateTable("result")
      .set({ ghost: JSON.stringify(ghost) })
      .where("play", "=", play)
      .execute();
  },
  tallies: (player) => findTallies(db, player),
  async wonDays(player) {
    const won = db
      .selectFrom("result")
      .select("day")
      .distinct()
      .where("player", "=", player)
      .where("is_in_time", "=", 1);
    return (await won.orderBy("day").execute()).map(({ day }) => day);
  },
  rank: (day, game, ranked) => findRank(db, day, game, ranked),
  async countWon(day) {
    const rows = await db
      .selectFrom("result")
      .select(({ fn }) => ["game", fn.countAll<number>().as("count")])
      .where("day", "=", day)
      .where("is_in_time", "=", 1)
      .groupBy("game")
      .execute();
    return new Map(rows.map(({ game, count }) => [game, Number(count)]));
  },
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

async function findTallies(db: Kysely<Tables>, player: string): Promise<readonly GameTally[]> {
  const rows = await db
    .selectFrom("result")
    .select(({ fn }) => [
      "game",
      fn.countAll<number>().as("finished"),
      fn.countAll<number>().filterWhere("mistakes", "=", 0).filterWhere("hints", "=", 0).as("flawless"),
      fn.sum<number>("mistakes").as("mistakes"),
      fn.sum<number>("hints").as("hints"),
      fn.countAll<number>().filterWhere("is_flagged", "=", 0).as("timed"),
    ])
    .where("player", "=", player)
    .groupBy("game")
    .orderBy("game")
    .execute();
  return Promise.all(
    rows.map(async ({ game, timed, ...counts }) => ({
      game,
      finished: Number(counts.finished),
      flawless: Number(counts.flawless),
      mistakes: Number(counts.mistakes),
      hints: Number(counts.hints),
      ...(Number(timed) === 0 ? {} : await findTimes(db, player, game, Number(timed))),
    })),
  );
}

/** The shortest and the middle of so many times. */
async function findTimes(db: Kysely<Tables>, player: string, game: string, count: number): Promise<Partial<GameTally>> {
  const at = (place: number) =>
    db
      .selectFrom("result")
      .select("millis")
      .where("player", "=", player)
      .where("game", "=", game)
      .where("is_flagged", "=", 0)
      .orderBy("millis")
      .limit(1)
      .offset(place)
      .executeTakeFirst();
  const [best, middle] = [await at(0), await at(Math.floor((count - 1) / 2))];
  // Deleted in between, by another request of the same player.
  return best && middle ? { best: best.millis, middle: middle.millis } : {};
}

/** Results from before flaws had names had only this one. */
export const flawIn = ({ flaw, is_flagged }: Pick<ResultRow, "flaw" | "is_flagged">): ResultFlaw | undefined =>
  is_flagged === 1 ? ((flaw ?? "fast") as ResultFlaw) : undefined;

const toResult = (row: Omit<ResultRow, "ghost"> & Partial<Pick<ResultRow, "ghost">>): Result => {
  const flaw = flawIn(row);
  return {
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
    ...(flaw === undefined ? {} : { flaw }),
    ...(row.ghost ? { ghost: JSON.parse(row.ghost) } : {}),
  };
};

export function toResultRow({ finishedAt, isInTime, flaw, ghost, ...rest }: Result): ResultRow {
  return {
    ...rest,
    finished_at: finishedAt,
    is_in_time: isInTime ? 1 : 0,
    is_flagged: flaw === undefined ? 0 : 1,
    flaw: flaw ?? null,
    ghost: ghost ? JSON.stringify(ghost) : null,
  };
}

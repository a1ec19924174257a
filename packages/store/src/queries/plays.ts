// Puzzles, plays and moves. Moves are only ever added. The place of a move and its key are each unique within a play, so
// two who add at once cannot both succeed, and one who adds twice adds once.

import type { Kysely, Selectable } from "kysely";
import type { DayPuzzle, KeptMove, Play, Plays } from "../store.ts";
import type { Tables } from "../tables.ts";
import { makeAppend } from "./append-moves.ts";

export const makePlays = (db: Kysely<Tables>): Plays => ({
  puzzle: (day, game) => findPuzzle(db, day, game),
  async keepPuzzle(puzzle) {
    const { day, game, madeAt } = puzzle;
    await db
      .insertInto("puzzle")
      .values({ day, game, puzzle: JSON.stringify(puzzle.puzzle), made_at: madeAt })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return (await findPuzzle(db, day, game)) ?? puzzle;
  },
  keptPuzzles: (first, last) =>
    db.selectFrom("puzzle").select(["day", "game"]).where("day", ">=", first).where("day", "<=", last).execute(),
  async beginPlay(play) {
    const { id, player, day, game, startedAt } = play;
    await db
      .insertInto("play")
      .values({ id, player, day, game, started_at: startedAt })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await plays(db)
      .where("player", "=", player)
      .where("day", "=", day)
      .where("game", "=", game)
      .executeTakeFirst();
    return row ? toPlay(row) : play;
  },
  async play(id) {
    const row = await plays(db).where("id", "=", id).executeTakeFirst();
    return row && toPlay(row);
  },
  async playsOf(player, first, last) {
    const own = plays(db).where("player", "=", player).where("day", ">=", first).where("day", "<=", last);
    return (await own.orderBy("day").orderBy("game").execute()).map(toPlay);
  },
  async countPlays(player) {
    const counted = db.selectFrom("play").select(({ fn }) => fn.countAll<number>().as("count"));
    return Number((await counted.where("player", "=", player).executeTakeFirstOrThrow()).count);
  },
  async countMoves(play) {
    const counted = db.selectFrom("move").select(({ fn }) => fn.countAll<number>().as("count"));
    return Number((await counted.where("play", "=", play).executeTakeFirstOrThrow()).count);
  },
  async moves(play) {
    return (await db.selectFrom("move").selectAll().where("play", "=", play).orderBy("seq").execute()).map(toMove);
  },
  appendMove: makeAppend(db),
});

const plays = (db: Kysely<Tables>) => db.selectFrom("play").selectAll();

async function findPuzzle(db: Kysely<Tables>, day: string, game: string): Promise<DayPuzzle | undefined> {
  const row = await db
    .selectFrom("puzzle")
    .selectAll()
    .where("day", "=", day)
    .where("game", "=", game)
    .executeTakeFirst();
  return row && { day, game, puzzle: JSON.parse(row.puzzle), madeAt: row.made_at };
}

const toPlay = ({ started_at, ...row }: Selectable<Tables["play"]>): Play => ({ ...row, startedAt: started_at });

const toMove = (row: Selectable<Tables["move"]>): KeptMove => ({ ...row, move: JSON.parse(row.move) });

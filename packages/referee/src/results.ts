// Results, computed from the moves and the server's clock; nothing that the player's side claims is believed.

import { layOut, stateOf } from "@demonstrandum/engine";
import type { Result } from "@demonstrandum/store";
import { countsUntil } from "./day.ts";
import type { Sitting } from "./plays.ts";
import type { Referee } from "./referee.ts";

/** What a mistake and a hint add to the time that ranks go by: otherwise whoever guesses or asks would be the fastest. */
export const MISTAKE_COST = 30_000;
export const HINT_COST = 60_000;

/** Less than this for each who was found, and it was not a person who thought about it. */
const LEAST_PER_PERSON = 1_000;

const MINUTE = 60_000;

/** Where the columns of the day's chart begin, in milliseconds; the last has no end. */
export const BUCKETS: readonly number[] = [0, 1, 2, 3, 4, 5, 7, 10, 15, 20, 30, 60].map((minutes) => minutes * MINUTE);

const bucketOf = (ranked: number): number => BUCKETS.findLastIndex((start) => ranked >= start);

export function isOver({ game, session }: Sitting): boolean {
  const { known } = stateOf(game, session).position.facts;
  return layOut(game, session.puzzle).table.people.every((_, id) => ((known >>> id) & 1) === 1);
}

/** The result of a play that its last move ended. */
export function resultOf(sitting: Sitting): Result | undefined {
  const { play, game, session, moves } = sitting;
  const last = moves.at(-1);
  if (!last || !isOver(sitting)) return undefined;
  const { mistakes, hints, found } = stateOf(game, session);
  const millis = Math.max(0, last.at - play.startedAt);
  const ranked = millis + mistakes * MISTAKE_COST + hints * HINT_COST;
  return {
    play: play.id,
    player: play.player,
    day: play.day,
    game: play.game,
    finishedAt: last.at,
    millis,
    ranked,
    bucket: bucketOf(ranked),
    mistakes,
    hints,
    isInTime: last.at < countsUntil(play.day),
    isFlagged: millis < found.length * LEAST_PER_PERSON,
  };
}

export interface Column {
  /** From this many milliseconds on. */
  readonly from: number;
  readonly count: number;
  readonly isYours: boolean;
}

/** A result beside those of the others. */
export interface ResultView {
  readonly millis: number;
  readonly ranked: number;
  readonly mistakes: number;
  readonly hints: number;
  readonly finishedAt: number;
  readonly isInTime: boolean;
  readonly isFlagged: boolean;
  /** Of 100 others, how many were slower; absent while there are no others. */
  readonly percentile?: number;
  readonly others: number;
  readonly chart: readonly Column[];
}

export async function showResult(referee: Referee, result: Result): Promise<ResultView> {
  const { millis, ranked, mistakes, hints, finishedAt, isInTime, isFlagged } = result;
  const { count, slower, columns } = await referee.store.rank(result.day, result.game, ranked);
  const others = count - (isInTime && !isFlagged ? 1 : 0);
  return {
    millis,
    ranked,
    mistakes,
    hints,
    finishedAt,
    isInTime,
    isFlagged,
    ...(others > 0 ? { percentile: Math.floor((100 * slower) / others) } : {}),
    others,
    chart: BUCKETS.map((from, i) => ({ from, count: columns.get(i) ?? 0, isYours: i === result.bucket })),
  };
}

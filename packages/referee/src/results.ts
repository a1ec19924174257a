// Results, computed from the moves and the server's clock; nothing that the player's side claims is believed.

import { foundAlong, layOut, stateOf } from "@demonstrandum/engine";
import type { GhostStep, Result, ResultFlaw } from "@demonstrandum/store";
import { countsUntil } from "./day.ts";
import { ghostOf, timesOf, wasSetBack } from "./ghost.ts";
import { MOST_MOVES } from "./move-schema.ts";
import type { Sitting } from "./plays.ts";
import type { Referee } from "./referee.ts";
import { streakOf } from "./streak.ts";

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
  const millis = timesOf(play, moves).at(-1) ?? 0;
  const flaw = flawOf(sitting, millis, found.length);
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
    ...(flaw ? { flaw } : {}),
    ghost: ghostOf(play, moves, foundAlong(game, session)),
  };
}

function flawOf({ play, moves }: Sitting, millis: number, found: number): ResultFlaw | undefined {
  if (wasSetBack(play, moves)) return "clock";
  if (millis < found * LEAST_PER_PERSON) return "fast";
  return moves.length > MOST_MOVES ? "long" : undefined;
}

/** The time of a result, if there is one: where the clock was set back, nobody knows. */
export const timeIn = ({ millis, flaw }: Result): { readonly millis?: number } => (flaw === "clock" ? {} : { millis });

export interface Column {
  /** From this many milliseconds on. */
  readonly from: number;
  readonly count: number;
  readonly isYours: boolean;
}

/** A result beside those of the others. */
export interface ResultView {
  /** Absent where the clock cannot be believed, as is the ranked time. */
  readonly millis?: number;
  readonly ranked?: number;
  readonly mistakes: number;
  readonly hints: number;
  readonly finishedAt: number;
  readonly isInTime: boolean;
  /** Left out of every comparison. */
  readonly isFlagged: boolean;
  /** Why. */
  readonly flaw?: ResultFlaw;
  /** Of 100 others, how many were slower; absent while there are no others. */
  readonly percentile?: number;
  readonly others: number;
  /** Among all whose results of the day are compared, the fastest first; absent for one that is not. */
  readonly place?: number;
  /** Of the player, now. */
  readonly streak: number;
  /** When how many had been found, by the server's clock. */
  readonly ghost?: readonly GhostStep[];
  readonly chart: readonly Column[];
}

/** Years of days are not read again for every look at a play that is over. */
const MOMENT = 10_000;

async function streakNow({ store, streaks, now }: Referee, player: string): Promise<number> {
  const at = now();
  const known = streaks.get(player);
  if (known && at >= known.at && at - known.at < MOMENT) return known.length;
  const { length } = streakOf(await store.wonDays(player), at);
  streaks.set(player, { at, length });
  return length;
}

export async function showResult(referee: Referee, result: Result): Promise<ResultView> {
  const { ranked, mistakes, hints, finishedAt, isInTime, flaw } = result;
  const { count, slower, equal, columns } = await referee.store.rank(result.day, result.game, ranked);
  const isCompared = isInTime && !flaw;
  const others = count - (isCompared ? 1 : 0);
  const streak = await streakNow(referee, result.player);
  return {
    ...timeIn(result),
    ...(flaw === "clock" ? {} : { ranked }),
    mistakes,
    hints,
    finishedAt,
    isInTime,
    isFlagged: flaw !== undefined,
    ...(flaw ? { flaw } : {}),
    ...(others > 0 && flaw !== "clock" ? { percentile: Math.floor((100 * slower) / others) } : {}),
    others,
    ...(isCompared ? { place: count - slower - equal + 1 } : {}),
    streak,
    ...(result.ghost && flaw !== "clock" ? { ghost: result.ghost } : {}),
    chart: BUCKETS.map((from, i) => ({
      from,
      count: columns.get(i) ?? 0,
      isYours: i === result.bucket && flaw !== "clock",
    })),
  };
}

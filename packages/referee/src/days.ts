// The list of days: what there is to play, and what the player made of it. No puzzle is made for looking.

import { dayAfter, dayAt, FIRST_DAY, parseDay } from "./day.ts";
import { difficultyOf, gameOf, gamesOf, hasLiars } from "./day-puzzle.ts";
import type { Referee } from "./referee.ts";
import { timeIn } from "./results.ts";

export interface DayGame {
  readonly game: string;
  readonly difficulty: string;
  /** Everyone has spoken, and some of them lie. */
  readonly hasLiars: boolean;
  /** The player's own play, if it was begun. */
  readonly play?: string;
  /** Its time, once it is over; without one where the clock cannot be believed. */
  readonly result?: { readonly millis?: number; readonly mistakes: number; readonly hints: number };
}

export interface DayView {
  readonly day: string;
  readonly games: readonly DayGame[];
}

const MOST_DAYS = 31;

/** The days up to `last` (today unless told), the latest first. */
export async function listDays(
  referee: Referee,
  player: string | undefined,
  last = dayAt(referee.now()),
  count = 7,
): Promise<readonly DayView[]> {
  const end = parseDay(last, referee.now());
  const days = Array.from({ length: Math.min(count, MOST_DAYS) }, (_, i) => dayAfter(end, -i));
  const own = player === undefined ? noDays : await ownDays(referee, player, days.at(-1) ?? end, end);
  return days.filter((day) => day >= FIRST_DAY).map((day) => showDay(day, own));
}

type Own = (day: string, game: string) => Pick<DayGame, "play" | "result">;

const noDays: Own = () => ({});

async function ownDays({ store }: Referee, player: string, first: string, last: string): Promise<Own> {
  const [plays, results] = [await store.playsOf(player, first, last), await store.resultsOf(player, first, last)];
  const playAt = new Map(plays.map(({ id, day, game }) => [`${day} ${game}`, id]));
  const resultAt = new Map(results.map((result) => [`${result.day} ${result.game}`, result]));
  return (day, game) => {
    const [play, result] = [playAt.get(`${day} ${game}`), resultAt.get(`${day} ${game}`)];
    const shown = result && { ...timeIn(result), mistakes: result.mistakes, hints: result.hints };
    return { ...(play === undefined ? {} : { play }), ...(shown ? { result: shown } : {}) };
  };
}

const showDay = (day: string, own: Own): DayView => ({
  day,
  games: gamesOf(day).map((id) => {
    const game = gameOf(day, id);
    return { game: id, difficulty: difficultyOf(day, game), hasLiars: hasLiars(day, game), ...own(day, id) };
  }),
});

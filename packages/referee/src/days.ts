// The list of days: what there is to play, what the player made of it, and how many have won it. No puzzle is made for looking.

import type { Language } from "@demonstrandum/text";
import { dayAfter, dayAt, FIRST_DAY, parseDay } from "./day.ts";
import { difficultyOf, gameOf, gamesOf, hasLiars } from "./day-puzzle.ts";
import { keptLevels, puzzleName } from "./levels.ts";
import type { Referee } from "./referee.ts";
import { timeIn } from "./results.ts";
import { type DayTitle, dayTitle } from "./title.ts";
import { FLAGSHIP, flavorOf } from "./week.ts";

export interface DayGame {
  readonly game: string;
  readonly difficulty: string;
  /** Everyone has spoken, and some of them lie. */
  readonly hasLiars: boolean;
  /** What all its clues keep to, where that is something: neighbors, roots, or nobody is named. */
  readonly only?: string;
  /** How many have won it while it counted, a moment ago; told of the latest day of a list. */
  readonly won?: number;
  /** The player's own play, if it was begun. */
  readonly play?: string;
  /** Its time, once it is over; without one where the clock cannot be believed. */
  readonly result?: { readonly millis?: number; readonly mistakes: number; readonly hints: number };
}

export interface DayView extends DayTitle {
  readonly day: string;
  /** The game whose puzzle has the title. */
  readonly flagship: string;
  readonly games: readonly DayGame[];
}

const MOST_DAYS = 31;

/** The days up to `last` (today unless told), the latest first. */
export async function listDays(
  referee: Referee,
  player: string | undefined,
  last = dayAt(referee.now()),
  count = 7,
  language: Language = "en",
): Promise<readonly DayView[]> {
  const end = parseDay(last, referee.now());
  const days = Array.from({ length: Math.min(count, MOST_DAYS) }, (_, i) => dayAfter(end, -i));
  const first = days.at(-1) ?? end;
  const own = player === undefined ? noDays : await ownDays(referee, player, first, end);
  const levels = await keptLevels(referee, first, end);
  const won = await wonOn(referee, end);
  return days
    .filter((day) => day >= FIRST_DAY)
    .map((day) => ({
      day,
      ...dayTitle(day, language),
      flagship: FLAGSHIP,
      games: gamesOf(day).map((id) => ({
        ...showGame(day, id, levels),
        ...(day === end ? { won: won.get(id) ?? 0 } : {}),
        ...own(day, id),
      })),
    }));
}

type Own = (day: string, game: string) => Pick<DayGame, "play" | "result">;

const noDays: Own = () => ({});

async function ownDays({ store }: Referee, player: string, first: string, last: string): Promise<Own> {
  const [plays, results] = [await store.playsOf(player, first, last), await store.resultsOf(player, first, last)];
  const playAt = new Map(plays.map(({ id, day, game }) => [puzzleName(day, game), id]));
  const resultAt = new Map(results.map((result) => [puzzleName(result.day, result.game), result]));
  return (day, game) => {
    const [play, result] = [playAt.get(puzzleName(day, game)), resultAt.get(puzzleName(day, game))];
    const shown = result && { ...timeIn(result), mistakes: result.mistakes, hints: result.hints };
    return { ...(play === undefined ? {} : { play }), ...(shown ? { result: shown } : {}) };
  };
}

function showGame(day: string, id: string, levels: ReadonlyMap<string, string>): DayGame {
  const game = gameOf(day, id);
  const difficulty = levels.get(puzzleName(day, id)) ?? difficultyOf(day, game);
  const { only } = flavorOf(day, id);
  return { game: id, difficulty, hasLiars: hasLiars(day, game), ...(only === undefined ? {} : { only }) };
}

/** Counted for everybody together, every so often. */
const MOMENT = 10_000;

async function wonOn({ store, won, now }: Referee, day: string): Promise<ReadonlyMap<string, number>> {
  const at = now();
  const known = won.get(day);
  if (known && at - known.at < MOMENT && at >= known.at) return known.counts;
  const counts = await store.countWon(day);
  won.set(day, { at, counts });
  return counts;
}

// The puzzles of a day: a pure function of the secret, the day and the game, so any number of processes agree without
// talking, and nobody without the secret can work one out ahead.

import { type Game, generate, type Puzzle } from "@demonstrandum/engine";
import { GAMES } from "@demonstrandum/games";
import { weekdayOf } from "./day.ts";
import { Refusal } from "./refusal.ts";
import { mark } from "./secret.ts";
import { FLAGSHIP, flavorOf, weekLevel } from "./week.ts";

/** The flagship first. */
const DAILY = [FLAGSHIP, "who", "village"] as const;

export const gamesOf = (_day: string): readonly string[] => DAILY;

const SUNDAY = 6;

/** On Sundays the demons lie. */
export const hasLiars = (day: string, game: Game): boolean => weekdayOf(day) === SUNDAY && game.id === FLAGSHIP;

/** The game with that id, if it is played on that day. Throws Refusal. */
export function gameOf(day: string, id: string): Game {
  const game = gamesOf(day).includes(id) ? GAMES.find((each) => each.id === id) : undefined;
  if (!game) throw new Refusal("no-game", "There is no such game on that day.");
  return game;
}

export function difficultyOf(day: string, game: Game): string {
  const wanted = weekLevel(day, game.id);
  return game.labels.includes(wanted) ? wanted : (game.labels.at(-1) ?? wanted);
}

/** Every label can be reached, so that one seed gives nothing is rare, and ten in a row would be a fault of ours. */
const SEEDS = 10;

export function makeDayPuzzle(secret: string, day: string, gameId: string): Puzzle {
  const game = gameOf(day, gameId);
  const seed = mark(secret, "day", `${day} ${game.id}`);
  for (let i = 0; i < SEEDS; i++) {
    const config = {
      difficulty: difficultyOf(day, game),
      ...flavorOf(day, game.id),
      ...(hasLiars(day, game) ? { liars: true } : {}),
    };
    const made = generate(game, config, `${seed}.${i}`);
    if (made.ok) return made.puzzle;
  }
  throw new Error(`There is no ${game.id} for ${day}.`);
}

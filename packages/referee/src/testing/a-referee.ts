// A referee for tests, with a clock that the test turns, and a player who knows every answer.

import { type Move, path } from "@demonstrandum/engine";
import type { Store } from "@demonstrandum/store";
import { gameOf } from "../day-puzzle.ts";
import { type Answer, makeMove } from "../moves.ts";
import { addPlayer } from "../players.ts";
import { beginPlay, type PlayView } from "../plays.ts";
import { makeReferee, type Referee } from "../referee.ts";

/** A Monday, so every puzzle is easy. */
export const MONDAY = "2026-11-16";
export const MORNING = Date.parse(`${MONDAY}T09:00:00Z`);

export interface Clock {
  now: number;
}

export function aReferee(store: Store, clock: Clock = { now: MORNING }): Referee {
  return makeReferee(store, "a secret for tests", () => clock.now);
}

export const aPlayer = async (referee: Referee): Promise<string> => (await addPlayer(referee)).id;

/** The verdicts that solve the puzzle, in an order in which each is proved. */
export async function verdictsOf({ store }: Referee, day: string, gameId: string): Promise<readonly Move[]> {
  const game = gameOf(day, gameId);
  const kept = await store.puzzle(day, gameId);
  const steps = path(game, game.parse(kept?.puzzle));
  return steps.map(({ person, identity }) => ({ kind: "verdict", person, identity }));
}

let keys = 0;
export const aKey = (): string => {
  keys += 1;
  return `key-${String(keys).padStart(6, "0")}`;
};

/** Plays from where it stands to the end, a pause before each verdict. */
export async function finish(
  referee: Referee,
  clock: Clock,
  player: string,
  { day = MONDAY, game = "village", pause = 5_000 } = {},
): Promise<PlayView> {
  let play = await beginPlay(referee, player, day, game);
  for (const move of await verdictsOf(referee, day, game)) {
    clock.now += pause;
    play = (await send(referee, player, play, move)).play;
  }
  return play;
}

export const send = (referee: Referee, player: string, play: PlayView, move: Move): Promise<Answer> =>
  makeMove(referee, player, play.id, { key: aKey(), after: play.moves.length, move });

// Puzzles are made before anybody asks for them, and once for all who ask at the same moment. They stay in memory until somebody begins:
// a secret that is changed in time still changes tomorrow.

import { dayAfter, dayAt } from "./day.ts";
import { gamesOf } from "./day-puzzle.ts";
import type { Referee } from "./referee.ts";

/** The puzzle of that day, made now unless it was made already. */
export async function makeAhead({ made, make }: Referee, day: string, gameId: string): Promise<unknown> {
  const name = `${day} ${gameId}`;
  const making = made.get(name) ?? make(day, gameId);
  made.set(name, making);
  try {
    return await making;
  } catch (error) {
    made.delete(name);
    throw error;
  }
}

/** Makes what today and tomorrow will be asked for, one after another. */
export async function prepare(referee: Referee): Promise<void> {
  const today = dayAt(referee.now());
  for (const day of [today, dayAfter(today)]) {
    for (const game of gamesOf(day)) await makeAhead(referee, day, game);
  }
}

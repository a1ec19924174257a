// A play beside the shortest reasoning: every board on which the player found somebody, how long that took, the cheapest step that was there
// to be seen, and for how long it had been there.
import {
  foundAlong,
  type Hint,
  play,
  playIn,
  type Session,
  stateOf,
  type ToldGame,
  viewIn,
} from "@demonstrandum/engine";
import type { ReplayStep } from "./referee.ts";

/** Who never waited so long was not held up. */
const MOMENT = 5_000;

interface Wait {
  /** Moves made before the one that found somebody. */
  readonly moves: number;
  readonly person: number;
  /** When the board was reached, and how long it was looked at. */
  readonly reached: number;
  readonly millis: number;
}

/** The waits before each find, in the order of the play. Whoever is found together was waited for together. */
function waitsIn({ game }: ToldGame, session: Session, times: readonly number[]): readonly Wait[] {
  const found = foundAlong(game, session);
  const { finds } = stateOf(game, session);
  return found.flatMap((count, at): Wait[] => {
    const before = found[at - 1] ?? 0;
    if (count === before) return [];
    const reached = times[before - 1] ?? 0;
    return [{ moves: at, person: finds[before] ?? 0, reached, millis: (times[before] ?? 0) - reached }];
  });
}

const boardAt = ({ puzzle, moves }: Session, wait: Wait): Session => ({ puzzle, moves: moves.slice(0, wait.moves) });

/** Since when the hint's person could have been proved. What is provable stays so, so the boards are gone back through until it was not. */
function provableSince({ game }: ToldGame, session: Session, waits: readonly Wait[], at: number, hint: Hint): number {
  const { person = -1, identity = false } = hint;
  const isProvable = (wait: Wait) =>
    play(game, boardAt(session, wait), { kind: "verdict", person, identity }).outcome.kind === "accepted";
  let first = at;
  for (let before = waits[at - 1]; before && isProvable(before); before = waits[first - 1]) first--;
  return waits[first]?.reached ?? 0;
}

/** Empty where nothing took long, or the times do not belong to the play. */
export function makeReview(told: ToldGame, session: Session, times: readonly number[]): readonly ReplayStep[] {
  if (times.length !== stateOf(told.game, session).finds.length) return [];
  const waits = waitsIn(told, session, times);
  if (waits.every(({ millis }) => millis < MOMENT)) return [];
  return waits.flatMap((wait, at): ReplayStep[] => {
    const { person, reached, millis } = wait;
    const before = boardAt(session, wait);
    const { outcome } = playIn(told, before, { kind: "hint", level: 4 });
    if (outcome.kind !== "hint") return [];
    const { hint } = outcome;
    const isHinted = hint.people.includes(person);
    const overlooked = reached - provableSince(told, session, waits, at, hint);
    return [{ view: viewIn(told, before), hint, spent: { millis, person, isHinted, overlooked } }];
  });
}

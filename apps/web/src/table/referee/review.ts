// A play beside the shortest reasoning: the boards on which the player's time went, each with the cheapest step that was there to be seen.
import { foundAlong, playIn, type Session, stateOf, type ToldGame, viewIn } from "@demonstrandum/engine";
import type { ReplayStep } from "./referee.ts";

/** So many boards are shown, none of them for less than a moment. */
const BOARDS = 3;
const MOMENT = 5_000;

interface Wait {
  /** Moves made before the one that found somebody. */
  readonly moves: number;
  readonly person: number;
  readonly millis: number;
}

/** The waits before each find, in the order of the play. Whoever is found together was waited for together. */
function waitsIn({ game }: ToldGame, session: Session, times: readonly number[]): readonly Wait[] {
  const found = foundAlong(game, session);
  const { finds } = stateOf(game, session);
  return found.flatMap((count, at): Wait[] => {
    const before = found[at - 1] ?? 0;
    if (count === before) return [];
    const millis = (times[before] ?? 0) - (times[before - 1] ?? 0);
    return [{ moves: at, person: finds[before] ?? 0, millis }];
  });
}

/** Empty where the times do not belong to the play. */
export function makeReview(told: ToldGame, session: Session, times: readonly number[]): readonly ReplayStep[] {
  if (times.length !== stateOf(told.game, session).finds.length) return [];
  const longest = waitsIn(told, session, times)
    .filter(({ millis }) => millis >= MOMENT)
    .toSorted((a, b) => b.millis - a.millis)
    .slice(0, BOARDS)
    .toSorted((a, b) => a.moves - b.moves);
  return longest.flatMap(({ moves, person, millis }): ReplayStep[] => {
    const before = { puzzle: session.puzzle, moves: session.moves.slice(0, moves) };
    const { outcome } = playIn(told, before, { kind: "hint", level: 4 });
    if (outcome.kind !== "hint") return [];
    return [{ view: viewIn(told, before), hint: outcome.hint, spent: { millis, person } }];
  });
}

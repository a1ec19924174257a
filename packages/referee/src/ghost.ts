// The ghost of a play: how many had been found by when, never who. It holds no words, so one ghost is for all languages.

import type { GhostStep, KeptMove, Play } from "@demonstrandum/store";

/**
 * Milliseconds from the beginning to each move. A clock that was set back made no time pass: what it showed since then counts
 * from there.
 */
export function timesOf({ startedAt }: Pick<Play, "startedAt">, moves: readonly Pick<KeptMove, "at">[]): number[] {
  let [last, total] = [startedAt, 0];
  return moves.map(({ at }) => {
    total += Math.max(0, at - last);
    last = at;
    return total;
  });
}

/** Whether the clock was set back between the beginning and the last move. */
export const wasSetBack = ({ startedAt }: Pick<Play, "startedAt">, moves: readonly Pick<KeptMove, "at">[]): boolean =>
  moves.some(({ at }, i) => at < (moves[i - 1]?.at ?? startedAt));

/** `found` says how many had been found after each move. */
export function ghostOf(play: Play, moves: readonly KeptMove[], found: readonly number[]): readonly GhostStep[] {
  const times = timesOf(play, moves);
  return found.flatMap((count, i): GhostStep[] => (count > (found[i - 1] ?? 0) ? [[times[i] ?? 0, count]] : []));
}

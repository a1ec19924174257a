// The moves a player may make next.
import type { HintLevel, Move, Outcome, View } from "@demonstrandum/engine";

export const LAST_HINT = 5 satisfies HintLevel;

/** The next hint: one level further if the last move was a hint, otherwise the first. */
export function nextHint(outcome: Outcome | undefined): HintLevel {
  const level = outcome?.kind === "hint" ? outcome.hint.level : 0;
  return level === LAST_HINT ? LAST_HINT : ((level + 1) as HintLevel);
}

/** The next hint, and both verdicts on whoever is not known. */
export function nextMoves(view: View, outcome: Outcome | undefined): readonly Move[] {
  if (view.isDone) return [];
  const hidden = view.people.filter(({ identity }) => identity === undefined);
  const verdicts = hidden.flatMap(({ id }) =>
    [false, true].map((identity): Move => ({ kind: "verdict", person: id, identity })),
  );
  return [{ kind: "hint", level: nextHint(outcome) }, ...verdicts];
}

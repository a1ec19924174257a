// The hint to ask for next.
import type { HintLevel, Outcome } from "@demonstrandum/engine";

export const LAST_HINT = 5 satisfies HintLevel;

/** One level further if the last move was a hint, otherwise the first. */
export function nextHint(outcome: Outcome | undefined): HintLevel {
  const level = outcome?.kind === "hint" ? outcome.hint.level : 0;
  return level === LAST_HINT ? LAST_HINT : ((level + 1) as HintLevel);
}

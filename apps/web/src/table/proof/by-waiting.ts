// Which boards of a review took longest.
import type { ReplayStep } from "../referee/referee.ts";

/** The steps by number, the longest wait first. */
export const byWaiting = (steps: readonly ReplayStep[]): readonly number[] => {
  const waited = (at: number) => steps[at]?.spent?.millis ?? 0;
  return [...steps.keys()].toSorted((a, b) => waited(b) - waited(a));
};

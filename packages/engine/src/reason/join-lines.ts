// One clue that settles several people does so in one line. A search that goes from person to person writes one for each.

import { indices, type Line, maskOf, type ProofStep } from "@demonstrandum/logic";
import { joinClaims, settledBy } from "../say/count.ts";

/** Neighboring lines by one clue as one, which rests on what both rest on. */
export function joinLines(steps: readonly ProofStep[]): readonly ProofStep[] {
  const joined: ProofStep[] = [];
  for (const step of steps) {
    const before = joined.at(-1);
    const both = step.kind === "line" && before?.kind === "line" ? joinTwo(before, step) : undefined;
    if (both) joined[joined.length - 1] = both;
    else joined.push(step.kind === "suppose" ? { ...step, steps: joinLines(step.steps) } : step);
  }
  return joined;
}

function joinTwo(one: Line, other: Line): Line | undefined {
  if (!one.by || one.by.kind !== other.by?.kind || one.by.index !== other.by.index) return undefined;
  if (!isSettling(one) || !isSettling(other)) return undefined;
  // What the first shows follows from what it rests on, so the second need not rest on it.
  const shown = one.says.reduce((mask, { of }) => mask | of, 0);
  const from = indices((maskOf(one.from) | maskOf(other.from)) & ~shown);
  return { ...one, from, says: joinClaims([...one.says, ...other.says]) };
}

const isSettling = ({ says, with: counts }: Line): boolean =>
  counts.length === 0 && says.every((count) => settledBy(count) !== undefined);

// Something a person could say, with all that the search must know of it. It holds for every puzzle in which the clue means the
// same, so a game may keep it.

import { type Compiled, type Constraint, compile, meaningKey } from "@demonstrandum/logic";

/** A clue that somebody could say, with its meaning compiled. */
export interface Candidate<C = unknown> {
  readonly clue: C;
  readonly compiled: Compiled;
  /** Clues that mean the same have the same; hardly any others do. */
  readonly key: number;
  /** What is limited or counted about it: best the same list for all candidates that have these tags. */
  readonly tags: readonly string[];
  /** Who has to be revealed before whoever says it; -1 for nobody. */
  readonly awaits: number;
}

/** A clue with its meaning compiled, ready to be weighed. */
export function makeCandidate<C>(clue: C, says: Constraint, tags: readonly string[], awaits = -1): Candidate<C> {
  const compiled = compile(says);
  return { clue, compiled, key: meaningKey(compiled), tags, awaits };
}

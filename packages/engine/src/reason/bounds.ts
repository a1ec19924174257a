// How much may be searched for an answer, in branches of the reasoner. Puzzles as they are made take a small part of it; what
// takes more was made to be hard on machines, and gets the answer that it is too much.

export const BOUNDS = {
  /** For a smallest set of clues; beyond it, one from which nothing can be left out. */
  smallest: 30_000,
  /** For the first proof of an insight. */
  proof: 60_000,
  /** For something cheaper than the proof that was found; beyond it, the cheapest until then. */
  cheaper: 20_000,
  /** For a proof that the level promises, where none was found: the path, and the next on it. */
  promised: 100_000,
  /** For one answer to a player. */
  answer: 150_000,
  /** For a whole puzzle: its audit, its path, its rating. */
  puzzle: 1_000_000,
} as const;

/** What a player or a caller is told. */
export const TOO_MUCH = "This is too much to work out.";

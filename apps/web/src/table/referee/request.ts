// What is asked of the puzzle maker, and what it answers. Both cross between the page and its worker.

import { isDebugKey } from "./debug-query.ts";

export interface PuzzleRequest {
  readonly seed: string;
  /** The game's own settings, checked by the game. */
  readonly config: Readonly<Record<string, unknown>>;
}

/** What is known of a puzzle with which another like it can be made. */
export interface Likeness {
  /** The game's own settings, as it was given them. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** How many people there are. */
  readonly size: number;
}

export type PuzzleAnswer =
  | { readonly kind: "made"; readonly code: string }
  | { readonly kind: "failed"; readonly text: string };

const parseValue = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Numbers of items in runs, as seeds carry them: "#5". */
const NUMBERS = /^(#\d+)+$/;

/**
 * The request in an address, so that a seed and its settings can be linked to; undefined if it names no seed. Seeds that
 * puzzles print may end with "#5", which an address as people write it takes for its fragment.
 */
export function parseQuery({
  search,
  hash,
}: {
  readonly search: string;
  readonly hash: string;
}): PuzzleRequest | undefined {
  const fields = new URLSearchParams(search);
  const named = fields.get("seed");
  if (named === null) return undefined;
  const seed = NUMBERS.test(hash) ? named + hash : named;
  const settings = [...fields].filter(([key]) => key !== "seed" && !isDebugKey(key));
  return { seed, config: Object.fromEntries(settings.map(([key, text]) => [key, parseValue(text)])) };
}

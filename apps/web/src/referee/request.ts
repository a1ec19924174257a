// What is asked of the puzzle maker, and what it answers. Both cross between the page and its worker.

export interface PuzzleRequest {
  readonly seed: string;
  /** The game's own settings, checked by the game. */
  readonly config: Readonly<Record<string, unknown>>;
}

export type PuzzleAnswer =
  | { readonly kind: "made"; readonly code: string }
  | { readonly kind: "failed"; readonly text: string };

const parseValue = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "number" ? text : value;
  } catch {
    return text;
  }
};

/** The request in an address, so that a seed and its settings can be linked to; undefined if it names no seed. */
export function parseQuery(query: string): PuzzleRequest | undefined {
  const fields = new URLSearchParams(query);
  const seed = fields.get("seed");
  if (!seed) return undefined;
  const settings = [...fields].filter(([key]) => key !== "seed" && key !== "debug");
  return { seed, config: Object.fromEntries(settings.map(([key, text]) => [key, parseValue(text)])) };
}

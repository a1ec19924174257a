// What is asked of the puzzle maker, and what it answers. Both cross between the page and its worker.

export interface PuzzleRequest {
  readonly game: string;
  readonly seed: string;
  /** The game's own settings, checked by the game. */
  readonly config: Readonly<Record<string, unknown>>;
}

export type PuzzleAnswer =
  | { readonly kind: "trying"; readonly attempt: number }
  | { readonly kind: "made"; readonly code: string }
  | { readonly kind: "failed"; readonly text: string };

/** The address of a request, so that a seed and its settings can be linked to. */
export function makeQuery({ seed, config }: Omit<PuzzleRequest, "game">): string {
  const settings = Object.entries(config).map(([key, value]) => [
    key,
    typeof value === "string" ? value : JSON.stringify(value),
  ]);
  return new URLSearchParams([["seed", seed], ...settings]).toString();
}

const parseValue = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "number" ? text : value;
  } catch {
    return text;
  }
};

/** The request in an address; undefined if it names no seed. */
export function parseQuery(game: string, query: string): PuzzleRequest | undefined {
  const fields = new URLSearchParams(query);
  const seed = fields.get("seed");
  if (!seed) return undefined;
  const settings = [...fields].filter(([key]) => key !== "seed" && key !== "debug");
  return { game, seed, config: Object.fromEntries(settings.map(([key, text]) => [key, parseValue(text)])) };
}

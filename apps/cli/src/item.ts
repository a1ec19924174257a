// One item of a run of `qed new`: item i depends on the seed and i and nothing else, so it comes out the same whoever makes
// it, on whichever core and in whichever part of a split run.

import { derive, type Game, generate, type Puzzle } from "@demonstrandum/engine";
import { GAMES } from "@demonstrandum/games";
import { type Format, render } from "./render.ts";

/** Plain data, as it is sent to workers. */
export interface Request {
  readonly game: string;
  readonly config: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly format: Format;
  readonly withSolution: boolean;
}

export type Made =
  | { readonly index: number; readonly text: string }
  | { readonly index: number; readonly failure: string };

export function findGame(id: string): Game {
  const game = GAMES.find((each) => each.id === id);
  if (!game) throw new RangeError(`There is no game "${id}".`);
  return game;
}

/** The puzzle, or why there is none. */
export function drawItem({ game, config, seed }: Request, index: number): Puzzle | { readonly failure: string } {
  const generated = generate(findGame(game), config, derive(seed, index));
  return generated.ok ? generated.puzzle : { failure: generated.failure.text };
}

export function makeItem(request: Request, index: number): Made {
  const made = drawItem(request, index);
  if ("failure" in made) return { index, failure: made.failure };
  return { index, text: render(findGame(request.game), made, request.format, request) };
}

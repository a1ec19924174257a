// One item of a run of `qed new`: it depends on its own seed and nothing else, so it comes out the same whoever makes it, on
// whichever core and in whichever part of a split run, and alone from the seed that it prints.

import { derive, type Generated, generate, type OnTry, type ToldGame } from "@demonstrandum/engine";
import type { Language } from "@demonstrandum/text";
import { type Format, render } from "./render.ts";

/** Plain data, as it is sent to workers. */
export interface Request {
  readonly game: string;
  readonly config: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** Whether items are numbered: item i of a run from the seed S has the seed S#i. One puzzle alone has the seed S itself. */
  readonly isRun: boolean;
  readonly format: Format;
  readonly withSolution: boolean;
  /** Of text, Markdown and failures; JSON is the same in every language. */
  readonly language: Language;
  /** What a truth cache holds, where one was given. */
  readonly truth?: string;
}

export type Made =
  | { readonly index: number; readonly text: string }
  | { readonly index: number; readonly failure: string };

export function findGame(games: readonly ToldGame[], id: string): ToldGame {
  const told = games.find(({ game }) => game.id === id);
  if (!told) throw new RangeError(`There is no game "${id}".`);
  return told;
}

/** Takes the truth tables that the run brings along: to be done once on every thread that did not read them itself. */
export function takeTruth(games: readonly ToldGame[], { game: id, config, truth }: Request): void {
  const { game } = findGame(games, id);
  if (truth !== undefined) game.truthCache?.load(game.parseConfig(config), truth);
}

export const seedOf = ({ seed, isRun }: Request, index: number): string => (isRun ? derive(seed, index) : seed);

export function makeItem(games: readonly ToldGame[], request: Request, index: number, onTry: OnTry): Made {
  const told = findGame(games, request.game);
  return printItem(told, request, index, generate(told.game, request.config, seedOf(request, index), onTry));
}

/** The puzzle as it was asked for, or why there is none. */
export function printItem(told: ToldGame, request: Request, index: number, generated: Generated): Made {
  if (!generated.ok) return { index, failure: told.words.troubles.failure(generated.failure) };
  return { index, text: render(told, generated.puzzle, request.format, request) };
}

// Names that a player gives the people of a puzzle: read from what was typed, and filled up with the usual ones. What cannot be
// a name is told and left out, so that there is always a puzzle to be had.
import { flawOfName, nameKey } from "@demonstrandum/clues/name";
import type { RoomOptions } from "../../table/games/options.ts";
import { settleWish, type Wish } from "./wish.ts";

export interface OwnNames {
  readonly fit: readonly string[];
  /** Nothing that can be read as a name: too long, invisible, made of other things than letters. */
  readonly unfit: readonly string[];
  /** Names that were there before, however they are written. */
  readonly repeated: readonly string[];
}

/** One name a line, or between commas. */
export function readNames(text: string): OwnNames {
  const fit = new Map<string, string>();
  const [unfit, repeated]: [string[], string[]] = [[], []];
  for (const piece of text.split(/[\n,，、]/)) {
    const name = piece.trim();
    if (name === "") continue;
    if (flawOfName(name) !== undefined) unfit.push(name);
    else if (fit.has(nameKey(name))) repeated.push(name);
    else fit.set(nameKey(name), name);
  }
  return { fit: [...fit.values()], unfit, repeated };
}

/** The first so many of one's own names, and usual ones after them; undefined where nobody has a name of one's own. */
export function namesFor(text: string, usual: readonly string[], size: number): readonly string[] | undefined {
  const { fit } = readNames(text);
  if (fit.length === 0) return undefined;
  const taken = new Set(fit.map(nameKey));
  return [...fit, ...usual.filter((name) => !taken.has(nameKey(name)))].slice(0, size);
}

/** Who lives there, where the player said so, in the game's own words. */
export function namesIn(options: RoomOptions, asked: Wish): Record<string, unknown> {
  const { names, size } = options;
  const wish = settleWish(options, asked);
  const chosen = names && namesFor(wish.names, names.usual, size ? wish.size : names.usual.length);
  return names && chosen ? { [names.key]: chosen } : {};
}

// A game from outside: read whole or not at all, with what is wrong in plain words.
import { parseGameText, parseShareText, type SavedGame } from "@demonstrandum/deals";
import { sayError } from "../words/say-error.ts";

export type ReadGame =
  | { readonly ok: true; readonly game: SavedGame }
  | { readonly ok: false; readonly problem: string };

function attempt(read: () => SavedGame): ReadGame {
  try {
    return { ok: true, game: read() };
  } catch (error) {
    const problem = sayError(error);
    if (problem === undefined) throw error;
    return { ok: false, problem };
  }
}

/** From the text of a file. */
export const readFileText = (text: string): ReadGame => attempt(() => parseGameText(text));

const MARK = "#table=";

/** The game travels after the "#", which browsers keep to themselves. */
export const makeLink = (shared: string, origin: string): string => `${origin}/clue${MARK}${shared}`;

/** From the part of an address after the page; undefined when there is no game in it. */
export const readHash = (hash: string): ReadGame | undefined =>
  hash.startsWith(MARK) ? attempt(() => parseShareText(hash.slice(MARK.length))) : undefined;

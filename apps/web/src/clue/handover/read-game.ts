// A game from outside: read whole or not at all, with what is wrong in plain words.

import { parseGameText, type SavedGame } from "@demonstrandum/deals";
import type { Words } from "../../../words/words.ts";
import { sayError } from "../say/say-error.ts";

export type ReadGame =
  | { readonly ok: true; readonly game: SavedGame }
  | { readonly ok: false; readonly problem: string };

function attempt(words: Words["clue"], read: () => SavedGame): ReadGame {
  try {
    return { ok: true, game: read() };
  } catch (error) {
    const problem = sayError(words, error);
    if (problem === undefined) throw error;
    return { ok: false, problem };
  }
}

/** From the text of a file. */
export const readFileText = (words: Words["clue"], text: string): ReadGame => attempt(words, () => parseGameText(text));

const MARK = "#table=";

/** `page` is the address of the table. The game travels after the "#", which browsers keep to themselves. */
export const makeLink = (shared: string, page: string): string => `${page}${MARK}${shared}`;

/** From the part of an address after the page; undefined when there is no game in it. Few links hold one: what unpacks it is loaded then. */
export async function readHash(words: Words["clue"], hash: string): Promise<ReadGame | undefined> {
  if (!hash.startsWith(MARK)) return undefined;
  const { parseShareText } = await import("@demonstrandum/deals/share");
  return attempt(words, () => parseShareText(hash.slice(MARK.length)));
}

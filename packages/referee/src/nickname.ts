// Names that people choose for themselves and their leagues. They are shown to others as plain text, so all that must be
// kept out is what cannot be seen, turns the text around it, or passes for the name of somebody else.

import { passesForNameless } from "./nameless.ts";
import { Refusal } from "./refusal.ts";

const MOST = 24;

/** Letters of any script with their marks, digits, punctuation, signs, and single spaces. */
const PLAIN = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u;

/** More marks than any script puts on one letter, piled up to run over the lines around, or marks on whatever stands before. */
const PILE = /^\p{M}|\p{M}{4}/u;

/**
 * What is drawn as nothing: fillers and joiners, which Unicode lists, and letters and signs that are blank though it does
 * not say so (of Braille, musical notation, Khitan, Egyptian; the place of an object that is not there).
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{16fe4}\u{1d159}\u{13441}\u{13442}]/u;

/** That a sign is to be drawn as a picture is said by such a character after it. */
const PICTURE = /(\p{Extended_Pictographic})[\ufe0e\ufe0f]|[\ufe0e\ufe0f](?=\u20e3)/gu;

const HAS_SOMETHING = /[\p{L}\p{N}\p{S}]/u;

/** The name as it will be shown. Throws Refusal. */
export function parseName(text: string): string {
  const name = text.normalize("NFC").replace(/\s+/gu, " ").trim();
  const length = [...new Intl.Segmenter().segment(name)].length;
  if (length === 0) throw new Refusal("name-empty", "A name must not be empty.");
  if (length > MOST || name.length > 4 * MOST)
    throw new Refusal("name-long", `A name has at most ${MOST} characters.`, MOST);
  if (INVISIBLE.test(name.replace(PICTURE, "$1")))
    throw new Refusal("name-invisible", "A name has nothing in it that cannot be seen.");
  if (!PLAIN.test(name) || PILE.test(name) || !HAS_SOMETHING.test(name)) {
    throw new Refusal("name-signs", "A name has letters, digits and signs that can be seen, nothing else.");
  }
  return name;
}

/** The same for a player, who cannot be called what those are called who have no name. Throws Refusal. */
export function parseNickname(text: string): string {
  const name = parseName(text);
  if (!passesForNameless(name)) return name;
  throw new Refusal("name-given", "A name like this is given to players who have chosen none. Choose another.");
}

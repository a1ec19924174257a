// Names that people choose for themselves and their leagues. They are shown to others as plain text, so all that must be
// kept out is what cannot be seen, or turns the text around it.

import { Refusal } from "./refusal.ts";

const MOST = 24;

/** Letters of any script with their marks, digits, punctuation, signs, and single spaces. */
const PLAIN = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u;

/** More marks than any script puts on one letter, piled up to run over the lines around. */
const PILE = /\p{M}{4}/u;

const HAS_SOMETHING = /[\p{L}\p{N}\p{S}]/u;

/** The name as it will be shown. Throws Refusal. */
export function parseName(text: string): string {
  const name = text.normalize("NFC").replace(/\s+/gu, " ").trim();
  const length = [...new Intl.Segmenter().segment(name)].length;
  if (length === 0) throw new Refusal("name-empty", "A name must not be empty.");
  if (length > MOST || name.length > 4 * MOST)
    throw new Refusal("name-long", `A name has at most ${MOST} characters.`, MOST);
  if (!PLAIN.test(name) || PILE.test(name) || !HAS_SOMETHING.test(name)) {
    throw new Refusal("name-signs", "A name has letters, digits and signs that can be seen, nothing else.");
  }
  return name;
}

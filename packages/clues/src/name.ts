// Names of people: which are allowed, how two are compared, and how one is written as a single word.

import { flawOfText, makeRecent, type Remark } from "@demonstrandum/text";
import { clueRemark } from "./remarks/en.ts";

const LONGEST = 40;

/** Names that a sentence could mistake for something else. */
const RESERVED = /^(i|me|mine|people|everyone|anyone|(row|column) [\p{L}\d]+)$/iu;

/** How a name is compared and how it is written. */
interface Forms {
  readonly key: string;
  readonly word: string;
}

/** Names that were found fit: casts are drawn from the same few thousand names again and again. */
const fitNames = makeRecent<string, Forms>(5000);

/** Why a name cannot be used on a board, as a clause. */
export function flawOfName(name: string): Remark | undefined {
  if (fitNames.has(name)) return undefined;
  const flaw = findFlaw(name);
  if (flaw !== undefined) return flaw;
  fitNames.set(name, { key: makeKey(name), word: joinWords(name) });
  return undefined;
}

function findFlaw(name: string): Remark | undefined {
  if (name.length > LONGEST) return clueRemark.longName({ name, most: LONGEST });
  const unseen = flawOfText(name);
  if (unseen !== undefined) return clueRemark.unseenName({ name, flaw: unseen });
  if (!/^\p{L}[\p{L}\p{M}\d'’-]*( [\p{L}\p{M}\d'’-]+)*$/u.test(name)) {
    return clueRemark.noName({ name });
  }
  return RESERVED.test(name) ? clueRemark.reservedName({ name }) : undefined;
}

/** What makes two names the same, and puts names in alphabetical order, alike on every machine. */
export const nameKey = (name: string): string => fitNames.get(name)?.key ?? makeKey(name);

const makeKey = (name: string): string =>
  /^[\w ]*$/.test(name)
    ? name.toLowerCase().replaceAll("_", " ")
    : name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("_", " ");

/** The name as one word: Li_Mu. */
export const makeWord = (name: string): string => fitNames.get(name)?.word ?? joinWords(name);

const joinWords = (name: string): string => name.replaceAll(" ", "_");

// What is wrong, in another language than English. Errors and defects carry their English themselves, as it is what JSON holds;
// another language says the same from what they are made of.

import type { Remark } from "@demonstrandum/text";
import type { Told } from "./puzzle.ts";

export interface Troubles {
  /** A whole sentence. What is a text is in the game's language already. */
  say(told: Told): string;
  /** Why tries failed and how often; `why` is what the game adds, or empty. */
  failure(attempts: number, reasons: Readonly<Record<string, number>>, why: string): string;
}

/** In the game's language. */
export const toldBy = ({ troubles }: { readonly troubles?: Troubles | undefined }, flaw: Remark): Told =>
  troubles?.say(flaw) ?? flaw;

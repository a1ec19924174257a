// What is wrong, in a language. Remarks and failures carry their English themselves, as it is what JSON holds; another language says
// the same by what fills them.

import type { Remark } from "@demonstrandum/text";
import type { Failure } from "../generate.ts";

/** How a language says what is wrong with a puzzle or a setting. */
export interface Troubles {
  /** A whole sentence. */
  say(remark: Remark): string;
  /** Why there is no puzzle, and what would help. */
  failure(failure: Failure): string;
}

/** How English says it: remarks are English as they are. */
export const enTroubles: Troubles = {
  say: ({ text }) => text,
  failure: ({ text }) => text,
};

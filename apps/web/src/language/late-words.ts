// Words for parts of a page that are loaded when they are first needed: theirs are loaded then, too, once and in one language.
import { type Context, use } from "react";
import { useWordsOf } from "./use-words-of.ts";

export type LateWording<W> = () => Promise<W>;

export function loadOnce<W>(load: LateWording<W>): LateWording<W> {
  let loaded: Promise<W> | undefined;
  return () => {
    loaded ??= load().catch((error) => {
      // Whoever asks again, when the network is back, is answered.
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}

/** Waits for the words, as the part itself was waited for: whoever shows it shows something else meanwhile. */
export const useLateWordsOf = <W>(words: Context<LateWording<W> | undefined>): W => use(useWordsOf(words)());

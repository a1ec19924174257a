// Words for the parts of a page that live in the browser. A page provides an area's words once, in one language, and everything
// inside it takes them from there: so a page carries one language, and the compiler finds a missing sentence.
import { type Context, useContext } from "react";

export function useWordsOf<W>(words: Context<W | undefined>): W {
  const found = useContext(words);
  if (found === undefined) throw new Error("The page has no words for this part of it.");
  return found;
}

// Words for the parts of a page that live in the browser. A page provides its shelf once, in one language, and everything inside it
// takes its words from there: so a page carries one language.
import { createContext, use, useContext } from "react";
import type { Words } from "./words.ts";

/** Words that are there, or that are loaded when a part that says them is first opened. */
export type Shelf = { readonly [Name in keyof Words]?: Words[Name] | (() => Promise<Words[Name]>) };

export const ShelfContext = createContext<Shelf>({});

/** Waits for words that are still to be loaded, as the part itself was waited for: whoever shows it shows something else meanwhile. */
export function useWords<Name extends keyof Words>(name: Name): Words[Name] {
  const found: Shelf[Name] = useContext(ShelfContext)[name];
  if (found === undefined) throw new Error(`The page has no words for ${name}.`);
  return typeof found === "function" ? use(found()) : (found as Words[Name]);
}

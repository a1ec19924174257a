// A language in which every text is in ⟦brackets⟧: whatever people are told without them does not come from words.

import type { GameWords, ToldGame } from "@demonstrandum/engine";

export const bracket = (text: string): string => `⟦${text}⟧`;

/** The same words, each whole text in brackets, whatever records, lists and functions it is in. */
export function inBrackets<Words>(words: Words): Words {
  return sayIn(words) as Words;
}

function sayIn(words: unknown): unknown {
  if (typeof words === "string") return bracket(words);
  if (typeof words === "function") return (...args: unknown[]) => sayIn(words(...args));
  if (Array.isArray(words)) return words.map(sayIn);
  if (typeof words !== "object" || words === null || Object.getPrototypeOf(words) !== Object.prototype) return words;
  return Object.fromEntries(Object.entries(words).map(([name, each]) => [name, sayIn(each)]));
}

/** All that the words of a game say; what people wrote is read as before. */
const sayGame = ({ writing, ...words }: GameWords): GameWords => ({
  ...inBrackets(words),
  ...(writing ? { writing } : {}),
});

export const gameInBrackets = ({ game, words }: ToldGame): ToldGame => ({ game, words: sayGame(words) });

/** The words of a language, by the ids of games. */
export const wordsInBrackets = (words: Readonly<Record<string, GameWords>>): Record<string, GameWords> =>
  Object.fromEntries(Object.entries(words).map(([id, each]) => [id, sayGame(each)]));

/** What is left without what is in brackets, however deep. */
export function outsideOf(text: string): string {
  const less = text.replace(/⟦[^⟦⟧]*⟧/g, "");
  return less === text ? less : outsideOf(less);
}

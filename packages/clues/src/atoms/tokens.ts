// Cuts the text of a chain into words, numbers and signs, each with its place.

import { ClueError, type TextPlace } from "../clue-error.ts";
import { atomRemark } from "./remarks/en.ts";

export interface Token {
  readonly kind: "word" | "number" | "sign" | "end";
  readonly text: string;
  readonly at: TextPlace;
}

const LONGEST = 2000;
const TOKEN = /(?<space>\s+)|(?<word>[\p{L}_][\p{L}\p{M}\d_'’-]*)|(?<number>\d+)|(?<sign>[().,])/uy;

export function makeTokens(text: string): Token[] {
  if (text.length > LONGEST) throw new ClueError(atomRemark.longChain({ most: LONGEST }));
  const tokens: Token[] = [];
  const place = placeFinder(text);
  TOKEN.lastIndex = 0;
  let index = 0;
  while (index < text.length) {
    TOKEN.lastIndex = index;
    const found = TOKEN.exec(text)?.groups;
    const at = place(index);
    if (found === undefined) {
      const character = String.fromCodePoint(text.codePointAt(index) ?? 0);
      throw new ClueError(atomRemark.strangeCharacter({ character }), {
        at,
        expected: "a name, a number or one of ( ) , .",
      });
    }
    const kind = found.word !== undefined ? "word" : found.number !== undefined ? "number" : "sign";
    const piece = found.space ?? found.word ?? found.number ?? found.sign ?? "";
    if (found.space === undefined) tokens.push({ kind, text: piece, at });
    index += piece.length;
  }
  return [...tokens, { kind: "end", text: "", at: place(index) }];
}

/** Line and column of an index; must be asked from left to right. */
function placeFinder(text: string): (index: number) => TextPlace {
  let [line, lineStart, seen] = [1, 0, 0];
  return (index) => {
    for (; seen < index; seen++) if (text[seen] === "\n") [line, lineStart] = [line + 1, seen + 1];
    return { line, column: index - lineStart + 1 };
  };
}

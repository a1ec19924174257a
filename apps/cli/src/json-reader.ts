// Reads JSON values from a stream, one at a time and without keeping earlier ones: JSON lines, values one after another,
// or one long list, whose elements are then the values. Every value knows the line and column where it starts.

import { findJsonFlaw } from "./json-error.ts";
import { UseError } from "./shell.ts";

export interface Place {
  readonly line: number;
  readonly column: number;
}

export interface Item {
  readonly value: unknown;
  readonly place: Place;
}

/** A single value longer than this is a mistake, not a puzzle. */
const LONGEST = 16 * 1024 * 1024;

export const sayPlace = (source: string, { line, column }: Place): string =>
  `${source}, line ${line}, column ${column}`;

export async function* readJson(chunks: AsyncIterable<string>, source: string): AsyncGenerator<Item> {
  const splitter = makeSplitter(source);
  for await (const chunk of chunks) {
    for (const item of splitter.split(chunk)) yield parseItem(item, source);
  }
  for (const item of splitter.end()) yield parseItem(item, source);
}

interface Piece {
  readonly text: string;
  readonly place: Place;
}

function parseItem({ text, place }: Piece, source: string): Item {
  try {
    return { value: JSON.parse(text), place };
  } catch {
    const flaw = findJsonFlaw(text) ?? { at: 0, expected: "a value" };
    const start = text.slice(0, flaw.at);
    const what = flaw.at >= text.length ? "but the text ends" : `not ${JSON.stringify(text[flaw.at])}`;
    throw new UseError(`${sayPlace(source, advance(place, start))}: expected ${flaw.expected}, ${what}.`);
  }
}

function advance(place: Place, text: string): Place {
  const lines = text.split("\n");
  const last = [...(lines.at(-1) ?? "")].length;
  return { line: place.line + lines.length - 1, column: lines.length > 1 ? last + 1 : place.column + last };
}

/** Cuts the text where values end, by nothing but brackets and quotes; whether a piece is JSON is found out afterwards. */
function makeSplitter(source: string) {
  let line = 1;
  let column = 1;
  let piece = "";
  let start: Place | undefined;
  let depth = 0;
  let isInText = false;
  let isEscaped = false;
  let list: "none" | "open" | "closed" = "none";
  /** In a list, what must come before the next value. */
  let wantsComma = false;

  function* split(chunk: string): Generator<Piece> {
    let from = 0;
    for (let i = 0; i < chunk.length; i++) {
      const code = chunk.charCodeAt(i);
      if (start === undefined) {
        if (beginsValue(chunk[i] ?? "")) {
          start = { line, column };
          from = i;
        }
      }
      if (start !== undefined) {
        const end = feed(code);
        if (end !== "within") {
          // A bare word ends before this character, which is then looked at again.
          const stop = end === "before" ? i : i + 1;
          yield take(chunk.slice(from, stop));
          if (end === "before") {
            i--;
            continue;
          }
        }
      }
      if (code === 10) {
        line++;
        column = 1;
      } else if (code < 0xdc00 || code > 0xdfff) column++;
    }
    if (start !== undefined) piece += chunk.slice(from);
    if (piece.length > LONGEST) {
      throw new UseError(`${sayPlace(source, start ?? { line, column })}: this value never seems to end.`);
    }
  }

  function take(rest: string): Piece {
    const taken = { text: piece + rest, place: start ?? { line, column } };
    piece = "";
    start = undefined;
    depth = 0;
    wantsComma = true;
    return taken;
  }

  /** Follows one character of a value. */
  function feed(code: number): "within" | "after" | "before" {
    if (isInText) {
      if (isEscaped) isEscaped = false;
      else if (code === 0x5c) isEscaped = true;
      else if (code === 0x22) isInText = false;
      return isInText || depth > 0 ? "within" : "after";
    }
    const char = String.fromCharCode(code);
    if (char === '"') isInText = true;
    else if (char === "{" || char === "[") depth++;
    else if (char === "}" || char === "]") {
      if (depth === 0) return "before";
      depth--;
      return depth === 0 ? "after" : "within";
    } else if (depth === 0 && (code <= 32 || char === ",")) return "before";
    return "within";
  }

  /** Between values: skips what may stand there, opens and closes the list, refuses the rest. */
  function beginsValue(char: string): boolean {
    if (char === " " || char === "\t" || char === "\r" || char === "\n" || char === "\ufeff") return false;
    if (list === "none" && !wantsComma && char === "[") {
      list = "open";
      return false;
    }
    if (list === "open" && char === "]") {
      list = "closed";
      return false;
    }
    if (list === "open" && wantsComma && char === ",") {
      wantsComma = false;
      return false;
    }
    const isAllowed =
      list === "none" ? !"]},:".includes(char) : list === "open" && !wantsComma && !"},:".includes(char);
    if (isAllowed) return true;
    const expected =
      list === "open" ? (wantsComma ? '"," or "]"' : "a value") : list === "closed" ? "nothing more" : "a value";
    throw new UseError(`${sayPlace(source, { line, column })}: expected ${expected}, not ${JSON.stringify(char)}.`);
  }

  function* end(): Generator<Piece> {
    if (start !== undefined) yield take("");
    if (list === "open")
      throw new UseError(`${sayPlace(source, { line, column })}: the list never ends; "]" is missing.`);
  }

  return { split, end };
}

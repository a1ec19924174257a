// Cuts a stream of text where JSON values end, by nothing but brackets and quotes; whether a piece is JSON is found out
// afterwards. Values may stand on lines, one after another, or in one list, whose elements are then the values.

import { type JsonWant, MOST_NESTED } from "./json-error.ts";
import { UseError } from "./shell.ts";
import type { CliWording } from "./words/wording.ts";

export interface JsonPlace {
  readonly line: number;
  readonly column: number;
}

export interface Piece {
  readonly text: string;
  readonly place: JsonPlace;
}

export const sayJsonPlace = ({ json }: CliWording, source: string, { line, column }: JsonPlace): string =>
  json.place(source, line, column);

/** A single value longer than this is a mistake, not a puzzle. */
const LONGEST = 4 * 1024 * 1024;

const NEWLINE = 10;
const SPACE = 32;
const QUOTE = 34;
const BACKSLASH = 92;

export interface Splitter {
  /** The values that end within the chunk. */
  split(chunk: string): Generator<Piece>;
  /** The value that the end of the text ends. */
  end(): Generator<Piece>;
}

export function makeSplitter(source: string, words: CliWording): Splitter {
  const between = makeBetween(source, words);
  const inside = makeInside();
  let line = 1;
  let column = 1;
  let start: JsonPlace | undefined;
  let piece = "";

  const unexpected = makeRefusal(source, words);
  const here = (): JsonPlace => ({ line, column });

  /** Columns count characters, so the second half of a pair of code units does not count. */
  function pass(code: number): void {
    if (code === NEWLINE) {
      line++;
      column = 1;
    } else if (code < 0xdc00 || code > 0xdfff) column++;
  }

  function take(rest: string): Piece {
    const taken = { text: piece + rest, place: start ?? here() };
    piece = "";
    start = undefined;
    return taken;
  }

  return {
    *split(chunk) {
      let from = 0;
      for (let i = 0; i < chunk.length; i++) {
        const code = chunk.charCodeAt(i);
        if (start === undefined && between.beginsValue(code, here)) {
          start = here();
          from = i;
        }
        const where = start === undefined ? "inside" : inside.follow(code);
        if (where === "deep") throw unexpected("shallower", code, here());
        if (where !== "inside") yield take(chunk.slice(from, where === "end" ? i + 1 : i));
        // What ended a bare word does not belong to it and is looked at on its own.
        if (where === "past") between.beginsValue(code, here);
        pass(code);
      }
      if (start !== undefined) piece += chunk.slice(from);
      if (piece.length > LONGEST)
        throw new UseError(words.use.at(sayJsonPlace(words, source, start ?? here()), words.json.endless));
    },
    *end() {
      if (start !== undefined) yield take("");
      if (between.isListOpen())
        throw new UseError(words.use.at(sayJsonPlace(words, source, here()), words.json.openList));
    },
  };
}

const makeRefusal =
  (source: string, words: CliWording) =>
  (want: JsonWant, code: number, place: JsonPlace): UseError => {
    const flaw = words.json.expected(words.json.wants[want], JSON.stringify(String.fromCharCode(code)));
    return new UseError(words.use.at(sayJsonPlace(words, source, place), flaw));
  };

/** Follows the characters of one value: still inside it, at its end, already past it, or too deep in it. */
function makeInside() {
  let depth = 0;
  let isText = false;
  let isEscaped = false;
  const followText = (code: number): "inside" | "end" => {
    if (isEscaped) isEscaped = false;
    else if (code === BACKSLASH) isEscaped = true;
    else if (code === QUOTE) isText = false;
    return isText || depth > 0 ? "inside" : "end";
  };
  return {
    follow(code: number): "inside" | "end" | "past" | "deep" {
      if (isText) return followText(code);
      const char = String.fromCharCode(code);
      if (code === QUOTE) isText = true;
      if ((char === "{" || char === "[") && ++depth > MOST_NESTED) return "deep";
      if (char === "}" || char === "]") return depth === 0 ? "past" : --depth === 0 ? "end" : "inside";
      return depth === 0 && (code <= SPACE || char === ",") ? "past" : "inside";
    },
  };
}

/** Knows what may stand between values: opens and closes the list, skips commas and spaces, refuses the rest. */
function makeBetween(source: string, words: CliWording) {
  const unexpected = makeRefusal(source, words);
  let state: "start" | "values" | "list: value" | "list: comma" | "list: first" | "over" = "start";
  return {
    isListOpen: (): boolean => state.startsWith("list"),
    beginsValue(code: number, here: () => JsonPlace): boolean {
      const char = String.fromCharCode(code);
      if (" \t\r\n\ufeff".includes(char)) return false;
      if (state === "start" && char === "[") {
        state = "list: first";
        return false;
      }
      if (char === "]" && (state === "list: first" || state === "list: comma")) {
        state = "over";
        return false;
      }
      if (char === "," && state === "list: comma") {
        state = "list: value";
        return false;
      }
      if (state === "over" || state === "list: comma" || "]},:".includes(char)) {
        const want: JsonWant = state === "over" ? "nothing" : state === "list: comma" ? "comma or ]" : "value";
        throw unexpected(want, code, here());
      }
      state = state === "start" || state === "values" ? "values" : "list: comma";
      return true;
    },
  };
}

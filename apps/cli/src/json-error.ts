// Where a text stops being JSON as we read it, in which no key stands twice, and what should have stood there.

import { quoteRaw } from "@demonstrandum/text";

/** No puzzle and no setting is nested so deep; whoever reads what is nested deeper would run out of stack. */
export const MOST_NESTED = 64;

export interface JsonFlaw {
  /** Index into the text. */
  readonly at: number;
  readonly expected: JsonWant;
  /** A key that stands there a second time. */
  readonly twice?: string;
}

/** What should have stood there. */
export type JsonWant =
  | "value"
  | "nothing"
  | "comma or }"
  | "comma or ]"
  | "key"
  | "another key"
  | "colon"
  | "escape"
  | "quote"
  | "shallower";

/** The first flaw; undefined when the text is one JSON value. */
export function findJsonFlaw(text: string): JsonFlaw | undefined {
  const open: ("{" | "[")[] = [];
  const keys: Set<string>[] = [];
  let at = skipSpace(text, 0);
  for (let wants: Wants = "value"; ; ) {
    const char = text[at];
    if (wants === "end") return at < text.length ? { at, expected: "nothing" } : undefined;
    if (wants === "comma") {
      const close = open.at(-1) === "{" ? "}" : "]";
      if (char !== "," && char !== close) return { at, expected: `comma or ${close}` };
      at = skipSpace(text, at + 1);
      wants = char === "," ? (close === "}" ? "key" : "value") : pop(open);
      continue;
    }
    if (wants === "key") {
      if (char !== '"') return { at, expected: "key" };
      const end = endOfScalar(text, at);
      if (typeof end !== "number") return end;
      const flaw = flawOfKey(text, at, end, keys[open.length]);
      if (flaw !== undefined) return flaw;
      at = skipSpace(text, end);
      if (text[at] !== ":") return { at, expected: "colon" };
      at = skipSpace(text, at + 1);
      wants = "value";
      continue;
    }
    if (char === "{" || char === "[") {
      if (open.length === MOST_NESTED) return { at, expected: "shallower" };
      const close = char === "{" ? "}" : "]";
      open.push(char);
      keys[open.length] = new Set();
      at = skipSpace(text, at + 1);
      if (text[at] === close) {
        at = skipSpace(text, at + 1);
        wants = pop(open);
      } else wants = char === "{" ? "key" : "value";
      continue;
    }
    const end = endOfScalar(text, at);
    if (typeof end !== "number") return end;
    at = skipSpace(text, end);
    wants = open.length > 0 ? "comma" : "end";
  }
}

/** A key that stands twice would be read once, and nobody would be told which of the two. */
function flawOfKey(text: string, at: number, end: number, before: Set<string> | undefined): JsonFlaw | undefined {
  const key = String(JSON.parse(text.slice(at, end)));
  if (before?.has(key)) return { at, expected: "another key", twice: quoteRaw(key) };
  before?.add(key);
  return undefined;
}

type Wants = "value" | "key" | "comma" | "end";

/** What follows the end of an object or list. */
function pop(open: ("{" | "[")[]): Wants {
  open.pop();
  return open.length > 0 ? "comma" : "end";
}

/**
 * A piece of a text: no quotes, no line breaks or other control characters, backslashes only where they escape. A text is
 * read piece by piece, as one expression for all of it would run out of stack on long ones.
 */
const PIECE = /[^"\\\p{Cc}]+|[\u007f-\u009f]+|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/uy;
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

function endOfScalar(text: string, at: number): number | JsonFlaw {
  if (text[at] === '"') return endOfText(text, at);
  PLAIN.lastIndex = at;
  return PLAIN.test(text) ? PLAIN.lastIndex : { at, expected: "value" };
}

function endOfText(text: string, at: number): number | JsonFlaw {
  let stop = at + 1;
  for (PIECE.lastIndex = stop; PIECE.test(text); PIECE.lastIndex = stop) stop = PIECE.lastIndex;
  if (text[stop] === '"') return stop + 1;
  return { at: stop, expected: text[stop] === "\\" ? "escape" : "quote" };
}

function skipSpace(text: string, at: number): number {
  let next = at;
  while (/[ \t\r\n]/.test(text[next] ?? "")) next++;
  return next;
}

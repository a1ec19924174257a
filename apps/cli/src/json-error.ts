// Where a text stops being JSON, and what should have stood there. Only asked after JSON.parse has refused the text.

export interface JsonFlaw {
  /** Index into the text. */
  readonly at: number;
  /** As in "expected …". */
  readonly expected: string;
}

/** The first flaw; undefined when the text is one JSON value. */
export function findJsonFlaw(text: string): JsonFlaw | undefined {
  const open: ("{" | "[")[] = [];
  let at = skipSpace(text, 0);
  for (let wants: Wants = "value"; ; ) {
    const char = text[at];
    if (wants === "end") return at < text.length ? { at, expected: "nothing more" } : undefined;
    if (wants === "comma") {
      const close = open.at(-1) === "{" ? "}" : "]";
      if (char !== "," && char !== close) return { at, expected: `"," or "${close}"` };
      at = skipSpace(text, at + 1);
      wants = char === "," ? (close === "}" ? "key" : "value") : pop(open);
      continue;
    }
    if (wants === "key") {
      if (char !== '"') return { at, expected: "a key in double quotes" };
      const end = endOfScalar(text, at);
      if (typeof end !== "number") return end;
      at = skipSpace(text, end);
      if (text[at] !== ":") return { at, expected: '":"' };
      at = skipSpace(text, at + 1);
      wants = "value";
      continue;
    }
    if (char === "{" || char === "[") {
      const close = char === "{" ? "}" : "]";
      open.push(char);
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

type Wants = "value" | "key" | "comma" | "end";

/** What follows the end of an object or list. */
function pop(open: ("{" | "[")[]): Wants {
  open.pop();
  return open.length > 0 ? "comma" : "end";
}

/** The inside of a text: no quotes, no line breaks or other control characters, backslashes only where they escape. */
const INSIDE = String.raw`(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*`;
const NUMBER = String.raw`-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+\-]?\d+)?`;
const SCALAR = new RegExp(`"${INSIDE}"|${NUMBER}|true|false|null`, "uy");
const STRING_START = new RegExp(`"${INSIDE}`, "uy");

function endOfScalar(text: string, at: number): number | JsonFlaw {
  SCALAR.lastIndex = at;
  if (SCALAR.test(text)) return SCALAR.lastIndex;
  STRING_START.lastIndex = at;
  if (!STRING_START.test(text)) return { at, expected: "a value" };
  const stop = STRING_START.lastIndex;
  const expected = text[stop] === "\\" ? "a proper escape after the backslash" : "the closing double quote of the text";
  return { at: stop, expected };
}

function skipSpace(text: string, at: number): number {
  let next = at;
  while (/[ \t\r\n]/.test(text[next] ?? "")) next++;
  return next;
}

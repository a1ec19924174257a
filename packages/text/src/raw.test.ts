import { describe, expect, it } from "vitest";
import { flawOfText, quoteRaw } from "./raw.ts";

describe("text that somebody else wrote", () => {
  it.each([
    ["an escape code", "Bob\u001b[2J"],
    ["a line break", "Bob\nAnn"],
    ["a bidi override", "\u202eboB"],
    ["a bidi isolate", "Bob\u2066"],
    ["a zero-width space", "Bo\u200bb"],
    ["a letter that cannot be seen", "\u3164"],
    ["a variation selector", "Bob\ufe0f"],
    ["half a character", "Bob\ud800"],
    ["a line separator", "Bob\u2028"],
    ["nothing but spaces", "   "],
    ["a tower of marks", `B${"\u0301".repeat(9)}ob`],
  ])("is not shown with %s", (_, text) => {
    expect(flawOfText(text)).toBeDefined();
  });

  it.each(["", "Bob", "Änne", "A\u0308nne", "O’Neil", "李", "Nguye\u0302\u0303n", "seed #3 (late)"])(
    "is shown as it is: %s",
    (text) => {
      expect(flawOfText(text)).toBeUndefined();
    },
  );

  it("is quoted short and with everything spelt out", () => {
    expect(quoteRaw("Bob")).toBe('"Bob"');
    expect(quoteRaw("a\u001b[31m\u202e")).toBe('"a\\u{1b}[31m\\u{202e}"');
    expect(quoteRaw("x".repeat(10_000_000))).toBe(`"${"x".repeat(60)}…"`);
  });
});

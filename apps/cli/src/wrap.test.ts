import { expect, it } from "vitest";
import { wrap } from "./wrap.ts";

it("breaks between words, and keeps indentation", () => {
  expect(wrap("one two three four", 9)).toBe("one two\nthree\nfour");
  expect(wrap("  one two three", 9)).toBe("  one two\n  three");
  expect(wrap("a\nshort line\n", 10)).toBe("a\nshort line\n");
});

it("leaves a word that is too long, and columns, as they are", () => {
  expect(wrap("incomprehensibilities of it", 9)).toBe("incomprehensibilities\nof it");
  expect(wrap("1A Bai Ping: ?   1B Cheng Mei: ?", 9)).toBe("1A Bai Ping: ?   1B Cheng Mei: ?");
});

import { describe, expect, it } from "vitest";
import { capitalize, sayList, sentence, withArticle } from "./english.ts";

describe("small pieces of English", () => {
  it("join lists of any length", () => {
    expect([[], ["Ada"], ["Ada", "Ben"], ["Ada", "Ben", "Cleo"]].map((items) => sayList(items))).toEqual([
      "",
      "Ada",
      "Ada and Ben",
      "Ada, Ben and Cleo",
    ]);
    expect(sayList(["1", "2", "3"], "or")).toBe("1, 2 or 3");
  });

  it("begin with a capital and end with one stop", () => {
    expect([capitalize(""), capitalize("ada")]).toEqual(["", "Ada"]);
    expect(["it rains", "Does it?", "“It does.”"].map(sentence)).toEqual(["It rains.", "Does it?", "“It does.”"]);
  });

  it("choose the article by the letter", () => {
    expect([withArticle("Owl"), withArticle("demon")]).toEqual(["an Owl", "a demon"]);
  });
});

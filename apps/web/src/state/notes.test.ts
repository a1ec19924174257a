// Notes are the player's own: tags in turn, pencilled identities, suppositions that go with all that was pencilled in them.
import { describe, expect, it } from "vitest";
import { dropSupposition, NO_NOTES, nextTag, pencilled, suppose, supposition, withPencil, withTag } from "./notes.ts";

describe("tags", () => {
  it("come in turn: dot, square, triangle, none", () => {
    let notes = NO_NOTES;
    const given = [1, 2, 3, 4, 5].map(() => {
      const tag = nextTag(notes, 3);
      notes = withTag(notes, 3, tag);
      return tag;
    });
    expect(given).toEqual(["dot", "square", "triangle", undefined, "dot"]);
  });
});

describe("a supposition", () => {
  const first = withPencil(NO_NOTES, 1, true);
  const second = withPencil(suppose(first, 2, false), 3, true);

  it("is dropped with all that was pencilled since, and nothing else", () => {
    expect([supposition(second)?.person, pencilled(second, 3)]).toEqual([2, true]);
    expect(dropSupposition(second)).toEqual(first);
    expect(supposition(first)).toBeUndefined();
  });

  it("can be opened within another", () => {
    const inner = withPencil(suppose(second, 4, true), 5, false);
    expect(dropSupposition(inner)).toEqual(second);
  });

  it("keeps its own beginning, whatever else is pencilled or rubbed out", () => {
    expect(pencilled(withPencil(second, 2, undefined), 2)).toBe(false);
    expect(pencilled(withPencil(second, 3, undefined), 3)).toBeUndefined();
  });
});

// Notes are the player's own: tags in turn, pencilled identities, suppositions that go with all that was pencilled in them.
import { describe, expect, it } from "vitest";
import {
  dropSupposition,
  NO_NOTES,
  nextPencil,
  nextTag,
  pencilled,
  pencilledTruth,
  sinceSupposition,
  suppose,
  supposedIn,
  supposition,
  withNextTruth,
  withoutKnown,
  withPencil,
  withTag,
} from "./notes.ts";

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

describe("pencilled sentences", () => {
  it("are true, false and nothing in turn, each by itself", () => {
    let notes = withNextTruth(NO_NOTES, 1, 0);
    const given = [1, 2, 3, 4].map(() => {
      notes = withNextTruth(notes, 1, 1);
      return pencilledTruth(notes, 1, 1);
    });
    expect(given).toEqual([true, false, undefined, true]);
    expect(pencilledTruth(notes, 1, 0)).toBe(true);
  });

  it("belong to the supposition they were pencilled in, and stay when someone is found", () => {
    const before = withNextTruth(NO_NOTES, 0, 0);
    const within = withNextTruth(suppose(before, 2, true), 2, 1);
    expect(sinceSupposition(within)).toBe(1);
    expect(withoutKnown(within, () => true)).toEqual(within);
    expect(dropSupposition(within)).toEqual(before);
  });
});

describe("pencilled identities", () => {
  it("come in turn: the ordinary kind, the hidden kind, unsure", () => {
    let notes = NO_NOTES;
    const given = [1, 2, 3, 4].map(() => {
      notes = withPencil(notes, 3, nextPencil(notes, 3));
      return pencilled(notes, 3);
    });
    expect(given).toEqual([false, true, undefined, false]);
  });

  it("are what is supposed, the latest of each person, beside the sentences", () => {
    const notes = withNextTruth(suppose(withPencil(suppose(NO_NOTES, 1, true), 2, false), 1, false), 2, 0);
    expect(supposedIn(notes)).toEqual([
      { person: 2, identity: false },
      { person: 1, identity: false },
      { person: 2, sentence: 0, isTrue: true },
    ]);
  });
});

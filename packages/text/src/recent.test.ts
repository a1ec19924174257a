import { describe, expect, it } from "vitest";
import { makeRecent } from "./recent.ts";

describe("what was worked out recently", () => {
  it("is there until enough other things have been asked about", () => {
    const recent = makeRecent<object, number>();
    const keys = Array.from({ length: 20 }, () => ({}));
    for (const [i, key] of keys.entries()) {
      expect(recent.get(key)).toBeUndefined();
      recent.set(key, i);
      expect(recent.get(key)).toBe(i);
    }
    const found = keys.map((key) => recent.get(key)).filter((value) => value !== undefined);
    expect(found).toEqual([12, 13, 14, 15, 16, 17, 18, 19]);
  });

  it("can be replaced without pushing out anything else", () => {
    const recent = makeRecent<object, number>();
    const keys = Array.from({ length: 8 }, () => ({}));
    for (const [i, key] of keys.entries()) recent.set(key, i);
    for (let value = 0; value < 20; value++) recent.set(keys[3] as object, value);
    expect(keys.map((key) => recent.get(key))).toEqual([0, 1, 2, 19, 4, 5, 6, 7]);
  });

  it("is the newest again when it is set again, and gone when it is deleted", () => {
    const recent = makeRecent<string, number>(2);
    recent.set("a", 1);
    recent.set("b", 2);
    recent.set("a", 3);
    recent.set("c", 4);
    expect(["a", "b", "c"].map((key) => recent.get(key))).toEqual([3, undefined, 4]);
    recent.delete("a");
    expect(recent.has("a")).toBe(false);
    expect(recent.has("c")).toBe(true);
  });
});

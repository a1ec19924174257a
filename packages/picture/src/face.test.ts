// A name keeps its face.
import { describe, expect, it } from "vitest";
import { faceOf } from "./face.ts";

describe("faceOf", () => {
  it("gives a name the same face when asked twice", () => {
    expect(faceOf("Chen Hao")).toEqual(faceOf("Chen Hao"));
  });

  it("has not changed for one name since it was first drawn", () => {
    expect(faceOf("Chen Hao").parts.join(" ")).toMatchInlineSnapshot(
      `"back-25 head-1 eyes-6 eyebrows-5 nose-5 mouth-8 front-25"`,
    );
  });

  it("gives these ten names ten different faces", () => {
    const names = [
      "Bai Lan",
      "Chen Hao",
      "Chu Ping",
      "Feng Yu",
      "Guo Xin",
      "Han Xue",
      "He Jing",
      "Jiang Bo",
      "Li Mu",
      "Lin Fei",
    ];
    expect(new Set(names.map((name) => faceOf(name).parts.join(" "))).size).toBe(names.length);
  });

  it("draws the head between the hair behind it and the hair before it", () => {
    const { parts } = faceOf("Willow");
    expect(parts.at(0)).toMatch(/^back-\d+$/);
    expect(parts.at(-1)).toMatch(/^front-\d+$/);
    expect(parts.at(0)?.slice(5)).toBe(parts.at(-1)?.slice(6));
  });
});

import { makeRng } from "@demonstrandum/engine";
import { describe, expect, it } from "vitest";
import { areNear } from "../grid/tell-apart.ts";
import { drawNames } from "./draw-names.ts";
import { GIVEN_NAMES, SURNAMES } from "./names.ts";
import { NEVER_DRAWN } from "./never-drawn.ts";

const boards = Array.from({ length: 200 }, (_, i) => drawNames(20, makeRng(`names ${i}`)));
const initials = new Set(SURNAMES.map((surname) => surname[0]));

describe("the names of a board", () => {
  it("share no surname and no given name", () => {
    for (const names of boards) {
      for (const part of [0, 1]) expect(new Set(names.map((name) => name.split(" ")[part])).size).toBe(20);
    }
  });

  it("use every initial before any comes twice, and none three times", () => {
    for (const names of boards) {
      const count = new Map<string, number>();
      for (const name of names) count.set(name.charAt(0), (count.get(name.charAt(0)) ?? 0) + 1);
      expect(count.size).toBe(Math.min(20, initials.size));
      expect(Math.max(...count.values())).toBeLessThanOrEqual(2);
    }
  });

  it("are those of nobody in public life and no words that one would not be called by", () => {
    const drawn = Array.from({ length: 400 }, (_, i) => drawNames(20, makeRng(`cast ${i}`))).flat();
    expect(drawn.filter((name) => NEVER_DRAWN.has(name))).toEqual([]);
    for (const name of ["Li Qiang", "Li Peng", "Jiang Qing", "Jin Ping", "Wu Gui", "Fan Jian"])
      expect(NEVER_DRAWN.has(name)).toBe(true);
  });

  it("can all be written, those too that are never drawn", () => {
    const all = new Set(SURNAMES.flatMap((surname) => GIVEN_NAMES.map((given) => `${surname} ${given}`)));
    expect([...NEVER_DRAWN].filter((name) => !all.has(name))).toEqual([]);
  });

  it("suffice for the largest board whoever is never drawn", () => {
    for (let i = 0; i < 200; i++) expect(new Set(drawNames(30, makeRng(`large ${i}`))).size).toBe(30);
  });

  it("hold no two of one initial that look alike, nor two whose both parts do", () => {
    for (const names of boards) {
      const words = names.map((name) => name.split(" ") as [string, string]);
      const alike = words.flatMap(([surname, given], i) =>
        words
          .slice(i + 1)
          .filter(([other, also]) => areNear(surname, other) && (surname[0] === other[0] || areNear(given, also))),
      );
      expect(alike).toEqual([]);
    }
  });
});

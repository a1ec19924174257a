// Pictures drawn from codes, with a kit of boxes for letters.
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { CodeError, generate, makeCode } from "@demonstrandum/engine";
import { cultivators } from "@demonstrandum/games";
import { describe, expect, it } from "vitest";
import { drawPicture } from "./draw-picture.ts";

const LETTERS = "abcdefghijklmnopqrstuvwxyz …“”.,?0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ证仙妖每个答案都能修士还是";
const font = Object.fromEntries(
  [...LETTERS].map((letter, at) => [letter, { advance: 400 + at * 7, outline: `M0 0H${300 + at * 5}V-500H0Z` }]),
);
const KIT = {
  rooms: {
    cultivators: { title: "Cultivators or Demons?", titles: { zh: "修士还是妖？" }, skin: "ink", glyphs: ["仙", "妖"] },
  },
  palettes: { ink: { paper: "#f3ede0", "face-ink": "#161b19", "kind-b": "#a8322a" } },
  faces: {},
  fonts: { serif: font, sans: font, brush: font },
};
const kit = path.join(mkdtempSync(path.join(tmpdir(), "kit-")), "kit.json");
writeFileSync(kit, JSON.stringify(KIT));

const made = generate(cultivators, { difficulty: "easy" }, "a picture");
if (!made.ok) throw new Error(made.failure.text);
const code = makeCode(cultivators, made.puzzle);

describe("a picture", () => {
  const picture = drawPicture({ game: "cultivators", code, kit });

  it("is of the puzzle in the code, else of the room, else of the house", () => {
    const [room, house] = [drawPicture({ game: "cultivators", kit }), drawPicture({ kit })];
    expect(new Set([picture, room, house]).size).toBe(3);
    expect(Buffer.from(picture, "base64").subarray(1, 4).toString()).toBe("PNG");
  });

  it("is in the language of its address", () => {
    const chinese = drawPicture({ language: "zh", game: "cultivators", code, kit });
    expect(chinese).not.toBe(picture);
    expect(drawPicture({ language: "zh", kit })).not.toBe(drawPicture({ kit }));
  });

  it("of a code that holds no sound puzzle is refused", () => {
    for (const bad of ["1cnothing", `${code.slice(0, -4)}AAAA`, code.slice(0, 40), "x".repeat(2000)])
      expect(() => drawPicture({ game: "cultivators", code: bad, kit })).toThrow(CodeError);
  });
});

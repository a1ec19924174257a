import { deflateSync } from "fflate";
import { describe, expect, it } from "vitest";
import type { Game } from "../game/game.ts";
import { FORMAT, PuzzleError } from "../game/puzzle.ts";
import { makeBitReader, makeBitWriter } from "./bits.ts";
import { CodeError, makeCode, parseCode, sealCode } from "./code.ts";

/** Its puzzles are their seeds, and none of them is ever one. */
const game: Pick<Game, "tag" | "pack" | "unpack"> = {
  tag: "t",
  pack({ seed }) {
    const bits = makeBitWriter();
    bits.writeText(seed);
    return bits.finish();
  },
  unpack(bytes) {
    const bits = makeBitReader(bytes);
    const text = bits.readText();
    bits.finish();
    throw new PuzzleError(`it reads ${text}`);
  },
};

const puzzleOf = (seed: string) => ({ format: FORMAT, game: "test", seed, difficulty: "easy" }) as const;
const open = (...body: number[]) => parseCode([game as Game], sealCode("t", Uint8Array.of(...body)));

describe("a share code", () => {
  it("is packed in one of two ways, and nothing else is taken for one of them", () => {
    const packed = [0x2c, 0x3b, 0xc3, 0x00];
    const text = makeBitWriter();
    text.writeText("ü");
    expect(() => open(0, ...text.finish())).toThrow("it reads ü");
    expect(() => open(1, ...deflateSync(text.finish()))).toThrow("it reads ü");
    for (let way = 2; way < 256; way++) expect(() => open(way, ...packed)).toThrow("in a way that is not known");
  });

  it("holds text in UTF-8 and no other bytes", () => {
    for (const bytes of [[0xff], [0xc3], [0x80], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xf8, 0x88, 0x80, 0x80, 0x80]]) {
      const bits = makeBitWriter();
      bits.writeNumber(bytes.length);
      for (const byte of bytes) bits.write(byte, 8);
      expect(() => open(0, ...bits.finish())).toThrow("a text in it cannot be read");
    }
  });

  it("does not unpack to more than a puzzle can be", () => {
    const bomb = deflateSync(new Uint8Array(2_000_000), { level: 9 });
    expect(bomb.length).toBeLessThan(20_000);
    expect(() => open(1, ...bomb)).toThrow("far more than a puzzle");
    expect(() => open(1, 0xff, 0xff)).toThrow("cannot be unpacked");
  });

  it("is refused in one sentence where a puzzle has what no code can hold", () => {
    expect(() => makeCode(game as Game, puzzleOf("half a character: \ud800"))).toThrow(CodeError);
    expect(() => makeBitWriter().write(16, 4)).toThrow("no room for 16");
    expect(() => makeBitWriter().write(-1, 4)).toThrow("no room for -1");
  });
});

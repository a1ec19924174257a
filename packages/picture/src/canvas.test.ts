import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { type Canvas, colorOf, fill, makeCanvas, type Paint } from "./canvas.ts";
import { polygonsOf } from "./outline.ts";
import { makePng } from "./png.ts";

const BLACK = { color: [0, 0, 0] } as const;
const AS_IS = { x: 0, y: 0, scale: 1 };

function drawn(path: string, paint: Paint = BLACK, place = AS_IS): Canvas {
  const canvas = makeCanvas(8, 8, [255, 255, 255]);
  fill(canvas, polygonsOf(path), place, paint);
  return canvas;
}

/** How much of the sheet is black, in pixels. */
const inked = ({ pixels }: Canvas): number => pixels.reduce((sum, value) => sum + 255 - value, 0) / (3 * 255);
const at = ({ pixels, width }: Canvas, x: number, y: number): number | undefined => pixels[(y * width + x) * 3];

describe("filling", () => {
  it("covers whole pixels wholly and others by their share", () => {
    const canvas = drawn("M1 1H3.5V3H1Z");
    expect([at(canvas, 1, 1), at(canvas, 2, 2), at(canvas, 4, 1)]).toEqual([0, 0, 255]);
    expect(at(canvas, 3, 1)).toBeCloseTo(128, -0.5);
    expect(inked(canvas)).toBeCloseTo(5, 1);
  });

  it("leaves no seam where edges meet on a line", () => {
    expect(inked(drawn("M0 0H8V4.1L4 4.1L0 4.1ZM0 4.1H8V8H0Z"))).toBeCloseTo(64, 1);
  });

  it("cuts a hole by direction, or by every second round", () => {
    const [outer, same, other] = ["M0 0H8V8H0Z", "M2 2H6V6H2Z", "M2 2V6H6V2Z"];
    expect(inked(drawn(outer + other))).toBeCloseTo(48, 1);
    expect(inked(drawn(outer + same))).toBeCloseTo(64, 1);
    expect(inked(drawn(outer + same, { ...BLACK, isEvenOdd: true }))).toBeCloseTo(48, 1);
  });

  it("stays on the sheet and within its circle, and is moved and stretched", () => {
    expect(inked(drawn("M-9-9H99V99H-9Z"))).toBe(64);
    expect(inked(drawn("M-9-9H99V99H-9Z", { ...BLACK, within: { x: 4, y: 4, radius: 3 } }))).toBeCloseTo(28.3, 0);
    expect(inked(drawn("M0 0H1V1H0Z", BLACK, { x: 2, y: 2, scale: 3 }))).toBeCloseTo(9, 1);
  });

  it("blends by its strength", () => expect(at(drawn("M0 0H8V8H0Z", { ...BLACK, strength: 0.2 }), 3, 3)).toBe(204));
});

describe("a PNG", () => {
  it("holds the pixels, row by row, each less the one above", () => {
    const canvas = makeCanvas(2, 2, colorOf("#0a141e"));
    fill(canvas, polygonsOf("M0 1H2V2H0Z"), AS_IS, { color: colorOf("#0c161f") });
    const file = Buffer.from(makePng(canvas));
    expect(file.subarray(1, 4).toString()).toBe("PNG");
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([2, 2]);
    const start = file.indexOf("IDAT") + 4;
    const pixels = inflateSync(file.subarray(start, start + file.readUInt32BE(start - 8)));
    expect([...pixels]).toEqual([2, 10, 20, 30, 10, 20, 30, 2, 2, 2, 1, 2, 2, 1]);
  });
});

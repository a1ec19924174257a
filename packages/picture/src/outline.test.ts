import { describe, expect, it } from "vitest";
import { type Polygon, polygonsOf } from "./outline.ts";

/** Twice the area of a polygon, signed, by the shoelace formula. */
function areaOf(points: Polygon): number {
  let sum = 0;
  for (let at = 0; at < points.length; at += 2) {
    const to = (at + 2) % points.length;
    sum += (points[at] ?? 0) * (points[to + 1] ?? 0) - (points[to] ?? 0) * (points[at + 1] ?? 0);
  }
  return sum / 2;
}

const area = (path: string): number => polygonsOf(path).reduce((sum, polygon) => sum + areaOf(polygon), 0);

describe("outlines", () => {
  it.each([
    ["M0 0H10V10H0Z", "absolute"],
    ["m0 0h10v10h-10z", "relative"],
    ["M0,0 10,0 10,10 0,10", "lines after a move, left open"],
    ["m0 0 10 0 0 10-10 0z", "relative lines after a move"],
    ["M0 0L10 0l0 10L0 10Z", "mixed"],
  ])("of a square, %s (%s), have its area", (path) => expect(area(path)).toBe(100));

  it("of a circle of arcs have nearly its area, with flags that stand close together", () => {
    expect(area("M0 5a5 5 0 1 1 10 0a5 5 0 1 1-10 0z")).toBeCloseTo(76.5, 0);
    expect(area("M0 5a5 5 0 0110 0 5 5 0 01-10 0z")).toBeCloseTo(area("M0 5a5 5 0 0 1 10 0 5 5 0 0 1 -10 0z"), 9);
  });

  it("turn an arc the way its flag says, and stretch radii that are too small", () => {
    expect(area("M0 0A5 5 0 0 1 10 0Z")).toBeCloseTo(-area("M0 0A5 5 0 0 0 10 0Z"), 9);
    expect(area("M0 0A1 1 0 0 1 10 0Z")).toBeCloseTo(area("M0 0A5 5 0 0 1 10 0Z"), 9);
  });

  it("follow curves: a cubic, its mirrored sequel, and a quadratic", () => {
    expect(area("M0 0C0 10 10 10 10 0Z") / -60).toBeCloseTo(1, 1);
    expect(area("M0 0C0 10 10 10 10 0S20-10 20 0Z")).toBeCloseTo(0, 9);
    expect(area("M0 0Q5 10 10 0Z") / (-100 / 3)).toBeCloseTo(1, 1);
  });

  it("begin again where the closed piece began", () => {
    expect(polygonsOf("M5 5h10v10zm1 1h2v2z").map((polygon) => polygon.slice(0, 2))).toEqual([
      [5, 5],
      [6, 6],
    ]);
  });

  it("of nonsense are nothing", () => expect(polygonsOf("hello, x 1 2 3")).toEqual([]));
});

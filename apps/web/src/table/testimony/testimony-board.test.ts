// The arrow keys walk through rows of any length.
import { describe, expect, it } from "vitest";
import { stepBeside } from "./testimony-board.tsx";

/** Three in a row, and the last alone. */
const boxes = [0, 1, 2, 3, 4, 5, 6].map((at) => ({ x: (at % 3) * 200, y: Math.floor(at / 3) * 150 }));

const walk = (from: number, ...keys: string[]) => keys.reduce((at, key) => stepBeside(boxes, at, key) ?? -1, from);

describe("the arrow keys", () => {
  it("go along the line, past the end of a row, and stop at the ends", () => {
    expect(walk(1, "ArrowRight", "ArrowRight")).toBe(3);
    expect([walk(0, "ArrowLeft"), walk(6, "ArrowRight"), walk(4, "Home"), walk(4, "End")]).toEqual([0, 6, 0, 6]);
  });

  it("go straight up and down, and to the closest where there is nobody", () => {
    expect(walk(1, "ArrowDown")).toBe(4);
    expect(walk(5, "ArrowDown")).toBe(6);
    expect(walk(6, "ArrowUp")).toBe(3);
    expect([walk(2, "ArrowUp"), walk(6, "ArrowDown")]).toEqual([2, 6]);
  });

  it("are the only keys that lead anywhere", () => {
    expect(stepBeside(boxes, 2, "x")).toBeUndefined();
  });
});

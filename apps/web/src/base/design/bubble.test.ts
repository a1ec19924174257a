import { describe, expect, it } from "vitest";
import { type BubbleBox, placeBubble } from "./bubble.tsx";

const AREA: BubbleBox = { left: 0, top: 0, right: 320, bottom: 568 };
const SIZE = { width: 280, height: 120 };
const box = (left: number, top: number, width: number, height: number): BubbleBox => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe("where a bubble stands", () => {
  it("is just below what it speaks of, where there is room", () => {
    expect(placeBubble([box(100, 50, 70, 90)], [], SIZE, AREA)).toEqual({ left: 0, top: 152 });
  });

  it("is above it at the foot of the page", () => {
    expect(placeBubble([box(100, 450, 70, 90)], [], SIZE, AREA)).toEqual({ left: 0, top: 318 });
  });

  it("leaves uncovered what it would rather not cover, where there is room elsewhere", () => {
    const [thing, words] = [box(100, 150, 70, 90), box(0, 260, 320, 60)];
    expect(placeBubble([thing], [], SIZE, AREA)).toEqual({ left: 0, top: 252 });
    expect(placeBubble([thing], [], SIZE, AREA, [words])).toEqual({ left: 0, top: 18 });
    expect(placeBubble([thing], [], SIZE, AREA, [words, box(0, 0, 320, 100)])).toEqual({ left: 20, top: 332 });
    expect(placeBubble([thing], [box(0, 340, 320, 228)], SIZE, AREA, [box(0, 0, 320, 568)])).toEqual({
      left: 0,
      top: 18,
    });
  });

  it("is nowhere if all of the page is spoken of", () => {
    expect(placeBubble([box(0, 0, 320, 568)], [], SIZE, AREA)).toBeUndefined();
    expect(placeBubble([], [], SIZE, AREA)).toBeUndefined();
  });

  it("never covers anything that it speaks of, nor what must stay clear, wherever those are", () => {
    const panel = box(0, 420, 320, 148);
    for (let top = 0; top < 400; top += 37)
      for (let other = 0; other < 400; other += 41) {
        const things = [box(20, top, 70, 60), box(200, other, 70, 60)];
        const spot = placeBubble(things, [panel], SIZE, AREA);
        if (!spot) continue;
        const bubble = box(spot.left, spot.top, SIZE.width, SIZE.height);
        for (const thing of [...things, panel])
          expect(
            bubble.right <= thing.left ||
              thing.right <= bubble.left ||
              bubble.bottom <= thing.top ||
              thing.bottom <= bubble.top,
          ).toBe(true);
        expect(bubble.left >= 0 && bubble.top >= 0 && bubble.right <= 320 && bubble.bottom <= 568).toBe(true);
      }
  });
});

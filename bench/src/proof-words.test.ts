import { expect, it } from "vitest";
import { correlation } from "./proof-words.ts";

it("correlates fully what differs by a scale, and not at all what does not depend", () => {
  expect(correlation([1, 2, 3], [10, 20, 30])).toBeCloseTo(1);
  expect(correlation([1, 2, 1, 2], [1, 1, 2, 2])).toBeCloseTo(0);
});

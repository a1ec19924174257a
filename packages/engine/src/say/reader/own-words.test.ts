import { expect, it } from "vitest";
import { ownWords } from "./own-words.ts";

it("counts a proof's own words, not those of the clue it quotes", () => {
  expect(ownWords("Pan Lu says: “Exactly 2 of us are demons.” That leaves 4 demons – so Tan An is one.")).toBe(12);
});

// What a screen reader says of somebody who has spoken.
import type { PersonView } from "@demonstrandum/engine";
import { describe, expect, it } from "vitest";
import { sayTruth, sayVillager } from "./say-villager.ts";

const words = [
  { one: "human", many: "humans" },
  { one: "werewolf", many: "werewolves" },
] as const;
const clue = { text: "A. B.", sentences: ["A.", "B."], people: [], references: [], isSpent: false };
const alice: PersonView = { id: 0, name: "Alice", row: 0, col: 0, place: "1", marks: [], clue, refused: [] };
const nothing = { words, tag: undefined, supposed: undefined };

describe("a villager", () => {
  it("is told with what is noted and refused, and how much there is to read", () => {
    expect(sayVillager({ person: alice, ...nothing })).toBe("Alice, not yet known, 2 statements");
    expect(sayVillager({ person: { ...alice, refused: [true] }, words, tag: "dot", supposed: true })).toBe(
      "Alice, not yet known, supposed to be a werewolf, tagged with a dot, not proved to be a werewolf until someone is revealed, 2 statements",
    );
  });

  it("is told by identity alone once known", () => {
    expect(sayVillager({ person: { ...alice, identity: true }, words, tag: "dot", supposed: false })).toBe(
      "Alice, werewolf",
    );
  });

  it("has statements that say how they are pencilled", () => {
    expect([undefined, true, false].map((isTrue) => sayTruth("Alice", 1, isTrue))).toEqual([
      "Statement 2 of Alice: true or false?",
      "Statement 2 of Alice: pencilled as true",
      "Statement 2 of Alice: pencilled as false",
    ]);
  });
});

// What a screen reader says of somebody who has spoken.
import type { PersonView } from "@demonstrandum/engine";
import { describe, expect, it } from "vitest";
import { en } from "../../../words/en/testimony.ts";
import { zh } from "../../../words/zh/testimony.ts";

const words = [
  { one: "human", many: "humans" },
  { one: "werewolf", many: "werewolves" },
] as const;
const clue = { text: "A. B.", sentences: ["A.", "B."], people: [], references: [], isSpent: false };
const alice: PersonView = { id: 0, name: "Alice", row: 0, col: 0, place: "1", marks: [], clue, refused: [] };
const nothing = { words, tag: undefined, supposed: undefined };

describe("a villager", () => {
  it("is told with what is noted and refused, and how much there is to read", () => {
    expect(en.villager({ person: alice, ...nothing })).toBe("Alice, not yet known, 2 statements");
    expect(en.villager({ person: { ...alice, refused: [true] }, words, tag: "dot", supposed: true })).toBe(
      "Alice, not yet known, supposed to be a werewolf, tagged with a dot, not proved to be a werewolf until someone is revealed, 2 statements",
    );
  });

  it("is told by identity alone once known", () => {
    expect(en.villager({ person: { ...alice, identity: true }, words, tag: "dot", supposed: false })).toBe(
      "Alice, werewolf",
    );
  });

  it("has statements that say how they are pencilled", () => {
    expect([undefined, true, false].map((isTrue) => en.truth("Alice", 2, isTrue))).toEqual([
      "Statement 2 of Alice: true or false?",
      "Statement 2 of Alice: pencilled as true",
      "Statement 2 of Alice: pencilled as false",
    ]);
  });

  it("is told in Chinese as well", () => {
    const kinds = [
      { one: "人类", many: "人类" },
      { one: "狼人", many: "狼人" },
    ] as const;
    expect(
      zh.villager({ person: { ...alice, name: "爱丽丝", refused: [true] }, words: kinds, tag: "dot", supposed: true }),
    ).toBe("爱丽丝，身份未明，假设是狼人，标有圆点，揭晓下一人之前不能断定是狼人，2句证词");
    expect(zh.truth("爱丽丝", 2, false)).toBe("爱丽丝的第2句话：记为假话");
  });
});

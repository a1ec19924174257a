// The board as it is heard.
import type { PersonView, Word } from "@demonstrandum/engine";
import { describe, expect, it } from "vitest";
import { sayPerson } from "./say-person.ts";

const words: readonly [Word, Word] = [
  { one: "cultivator", many: "cultivators" },
  { one: "demon", many: "demons" },
];
const hidden: PersonView = { id: 0, name: "Bai Lan", row: 0, col: 0, place: "1A", marks: ["Metal"], refused: [] };

describe("sayPerson", () => {
  it("tells name, place, roots and that nothing is known", () => {
    expect(sayPerson({ person: hidden, words })).toBe("Bai Lan, 1A, spiritual root Metal, not yet known");
  });

  it("tells identity and clue once known", () => {
    const clue = {
      text: "Li Mu is a demon.",
      sentences: ["Li Mu is a demon."],
      people: [1],
      references: [],
      isSpent: true,
    };
    const person = { ...hidden, marks: ["Metal", "Wood", "Fire"], identity: false, clue };
    expect(sayPerson({ person, words })).toBe(
      "Bai Lan, 1A, spiritual roots Metal, Wood and Fire, cultivator, says: Li Mu is a demon. This clue has nothing more to add.",
    );
  });

  it("tells a tag, a refusal and a supposed world", () => {
    const person = { ...hidden, marks: [], refused: [true] };
    expect(sayPerson({ person, words, tag: "dot", supposed: true })).toBe(
      "Bai Lan, 1A, not yet known, supposed to be a demon, tagged with a dot, not proved to be a demon until someone is revealed",
    );
  });

  it("makes a sentence of a clue that is none yet", () => {
    const clue = {
      text: "exactly 2 werewolves in row 3",
      sentences: ["exactly 2 werewolves in row 3"],
      people: [],
      references: [],
      isSpent: false,
    };
    expect(sayPerson({ person: { ...hidden, identity: true, clue }, words })).toContain(
      "says: Exactly 2 werewolves in row 3.",
    );
  });

  it("tells how the clue is pencilled", () => {
    const clue = { text: "Plain.", sentences: ["Plain."], people: [], references: [], isSpent: false };
    expect(sayPerson({ person: { ...hidden, clue }, words, truth: false })).toContain(
      "not yet known, pencilled as saying something false, says: Plain.",
    );
  });

  it("tells the clue as story where that is wanted", () => {
    const clue = {
      text: "Plain.",
      sentences: ["Plain."],
      narrative: "Once upon a time.",
      people: [],
      references: [],
      isSpent: false,
    };
    expect(sayPerson({ person: { ...hidden, identity: true, clue }, words, isStory: true })).toContain(
      "says: Once upon a time.",
    );
  });
});

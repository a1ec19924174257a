import { generate, newSession, path, playIn, type Session } from "@demonstrandum/engine";
import { describe, expect, it } from "vitest";
import { inEnglish } from "../in-english.cases.ts";
import { village } from "./village.ts";

const NAMES = ["Alice", "Bob", "Charles"];

function hintIn(session: Session) {
  const { outcome } = playIn(inEnglish(village), session as Session<never>, { kind: "hint", level: 4 });
  if (outcome.kind !== "hint") throw new Error("A hint was asked for.");
  return outcome.hint;
}

describe("a hint in a village", () => {
  it("tells a refuted supposition as a person would", () => {
    const puzzle = village.parse({
      format: "demonstrandum/1",
      game: "village",
      difficulty: "medium",
      villagers: NAMES.map((name, index) => ({ index, name })),
      statements: [["NOR(1,2)"], ["XOR(0,2)"], ["NOR(0,1)"]],
      solution: [true, false, false],
    });
    const { proof = [] } = hintIn(newSession(puzzle));
    expect(proof.map(({ text, depth }) => `${"  ".repeat(depth)}${text}`)).toMatchInlineSnapshot(`
      [
        "Suppose Alice is a human.",
        "  Alice is a human and speaks the truth: “Neither Bob nor Charles is a werewolf.” It counts only Bob and Charles, so both are humans.",
        "  But Bob: “Exactly one of Alice and Charles is a werewolf.” Alice and Charles are humans: that leaves no werewolves. So this is false, and yet Bob is a human: contradiction.",
        "So Alice is a werewolf.",
      ]
    `);
  });

  it("cites nobody whose words its proof does not use", () => {
    for (const difficulty of village.labels) {
      const made = generate(village, { difficulty, N: 9 }, "cited");
      if (!made.ok) throw new Error(made.failure.text);
      let session: Session = newSession(made.puzzle);
      for (const { person, identity } of path(village, made.puzzle)) {
        const { proof = [], speakers } = hintIn(session);
        const used = new Set(proof.flatMap(({ speaker }) => (speaker === undefined ? [] : [speaker])));
        expect(speakers).toEqual([...used].sort((a, b) => a - b));
        session = playIn(inEnglish(village), session as Session<never>, { kind: "verdict", person, identity }).session;
      }
    }
  });
});

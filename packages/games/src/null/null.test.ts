import { audit, type Game, generate, type Puzzle, tellTable } from "@demonstrandum/engine";
import type { Constraint } from "@demonstrandum/logic";
import { describe, expect, it } from "vitest";
import { inEnglish } from "../in-english.cases.ts";
import { nullGame } from "./null.ts";

/** The game with one thing more that holds without anybody saying so. */
function withAxiom(axiomFor: (solution: number) => Constraint): Game {
  const game = nullGame as Game;
  return {
    ...game,
    lay(puzzle: Puzzle) {
      const table = game.lay(puzzle);
      return { ...table, axioms: [axiomFor(table.solution)] };
    },
  };
}

const auditWith = (axiomFor: (solution: number) => Constraint): string[] => {
  const made = generate(nullGame as Game, {}, "axiom");
  if (!made.ok) throw new Error(made.failure.text);
  const fresh = nullGame.parse(JSON.parse(JSON.stringify(made.puzzle)));
  return audit(inEnglish(withAxiom(axiomFor)), fresh).map(({ kind }) => kind);
};

it("reads every sentence it says, as it is meant", () => {
  const made = generate(nullGame, {}, "said");
  if (!made.ok) throw new Error(made.failure.text);
  const { clues, words } = tellTable(inEnglish(nullGame), made.puzzle);
  expect(words.clues.map(({ text }) => nullGame.readClue(made.puzzle, text))).toEqual(
    clues.map(({ people, says: [says] }, coin) => {
      const text = words.clues[coin]?.text;
      return { text, english: text, people, says };
    }),
  );
});

describe("a game with an axiom", () => {
  it("is sound when the answer obeys it", () => {
    expect(auditWith((solution) => ({ kind: "count", of: 1, allowed: solution & 1 ? 0b10 : 0b01 }))).toEqual([]);
  });

  it("has a defect when the answer breaks it", () => {
    expect(auditWith((solution) => ({ kind: "count", of: 1, allowed: solution & 1 ? 0b01 : 0b10 }))).toContain(
      "false axiom",
    );
  });
});

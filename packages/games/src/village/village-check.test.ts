import {
  audit,
  CodeError,
  type Game,
  makeCode,
  newSession,
  PuzzleError,
  parseCode,
  playIn,
  rate,
} from "@demonstrandum/engine";
import { TooMuch, within } from "@demonstrandum/logic";
import { describe, expect, it } from "vitest";
import { inEnglish } from "../in-english.cases.ts";
import { village } from "./village.ts";
import type { VillagePuzzle } from "./village-puzzle.ts";

const puzzle: VillagePuzzle = {
  format: "demonstrandum/1",
  game: "village",
  seed: "",
  difficulty: "easy",
  villagers: ["Ann", "Ben", "Cid"].map((name, index) => ({ index, name })),
  statements: [["IFF(1,2)", "XOR(1,2)"], ["OR(0,2)"], ["NOR(0,1)"]],
  solution: [true, false, true],
};

describe("reading a village", () => {
  it("takes the fields of the format, and fills in what may be left out", () => {
    const { seed, ...rest } = puzzle;
    expect(village.parse(rest)).toEqual({ ...rest, seed });
  });

  it.each<[object, string]>([
    [{ format: "demonstrandum/2" }, 'At format: the format must be "demonstrandum/1".'],
    [{ game: "who" }, 'At game: the game must be "village".'],
    [{ difficulty: "brutal" }, "At difficulty: the difficulty must be one of easy, medium, hard."],
    [{ villagers: [] }, "At villagers: a village has at least 3 villagers."],
    [{ solution: [true, false, false, true] }, "There are 3 villagers, 3 testimonies and 4 identities."],
    [
      { statements: [["OR(2,1)"], ["OR(0,2)"], []] },
      "At statements.0.0: line 1, column 4: OR is the same both ways and is written OR(1,2).",
    ],
    [
      { statements: [["OR(1,2)"], ["OR(0,3)"], []] },
      "At statements.1.0: line 1, column 6: a villager is a number from 0 to 2, not 3.",
    ],
    [{ extra: 1 }, "At extra"],
    [
      { statements: [Array(500).fill("OR(1,2)"), ["OR(0,2)"], []] },
      "At statements.0: a villager makes at most 8 statements.",
    ],
    [
      { statements: [[`COUNT_EVEN(scope=${"1+".repeat(9000)}2)`], ["OR(0,2)"], []] },
      "At statements.0.0: a statement has at most 100 characters.",
    ],
  ])("refuses %j", (change, message) => {
    expect(() => village.parse({ ...puzzle, ...change })).toThrow(PuzzleError);
    expect(() => village.parse({ ...puzzle, ...change })).toThrow(message);
  });
});

describe("the audit of a village", () => {
  const kindsOf = (change: Partial<VillagePuzzle>) =>
    audit(inEnglish(village), { ...puzzle, ...change }).map(({ kind }) => kind);

  it("passes a village that promises nothing and has one solution", () => {
    expect(kindsOf({})).toEqual([]);
  });

  it("lets liars say what can never be true", () => {
    const statements = [["COUNT_GE(scope=ALL,count=11)"], ["OR(0,2)"], ["NOR(0,1)"]];
    expect(kindsOf({ statements })).toEqual([]);
    const code = makeCode(village, { ...puzzle, statements });
    expect(parseCode([village as Game], code).puzzle).toEqual({ ...puzzle, statements });
  });

  it.each<[Partial<VillagePuzzle>, string]>([
    [
      {
        villagers: [
          { index: 0, name: "Ann" },
          { index: 2, name: "Ben" },
          { index: 1, name: "Cid" },
        ],
      },
      "cast",
    ],
    [{ villagers: ["Ann", "Ann", "Cid"].map((name, index) => ({ index, name })) }, "cast"],
    [{ statements: [["IFF(1,2)", "XOR(1,2)"], ["OR(0,2)"], []] }, "testimony"],
    [{ config: {} }, "testimony"],
    [{ config: { statementsPerSpeakerMin: 1, wolvesMax: 1 } }, "wolves"],
    [{ config: { statementsPerSpeakerMin: 1, complexityBudget: 5 } }, "cost"],
    [{ config: { statementsPerSpeakerMin: 1, irredundant: true } }, "idle statement"],
    [{ config: { statementsPerSpeakerMin: 1, moon: "full" } }, "config"],
    [
      { config: { statementsPerSpeakerMin: 1 }, statements: [["IFF(1,2)", "XOR(1,2)"], ["OR(1,2)"], ["NOR(0,1)"]] },
      "self-reference",
    ],
    [
      {
        config: { statementsPerSpeakerMin: 1, maxCountStatementsTotal: 0 },
        statements: [["IFF(1,2)", "XOR(1,2)"], ["OR(0,2)"], ["COUNT_EVEN(scope=ALL)"]],
      },
      "counts",
    ],
    [{ solution: [true, true, true] }, "false clue"],
    [{ statements: [["IFF(1,2)"], ["IFF(0,2)"], ["IFF(0,1)"]], solution: [false, false, false] }, "stuck"],
    [{ difficulty: "hard" }, "label"],
  ])("finds in %j the defect: %s", (change, kind) => {
    expect(kindsOf(change)).toContain(kind);
  });

  it("names every defect, whatever else is wrong", () => {
    const villagers = ["Ann", "Ann", "Cid"].map((name, index) => ({ index, name }));
    const config = { statementsPerSpeakerMin: 1, wolvesMax: 1, maxCountStatementsTotal: 0 };
    const statements = [["IFF(1,2)", "XOR(1,2)"], ["OR(1,2)"], ["COUNT_EVEN(scope=ALL)"]];
    const found = kindsOf({ villagers, config, statements, solution: [true, false, true] });
    expect(found).toEqual(expect.arrayContaining(["cast", "wolves", "counts", "self-reference", "false clue"]));
  });
});

describe("a village that is too much to work out", () => {
  const parity: VillagePuzzle = {
    ...puzzle,
    difficulty: "hard",
    villagers: Array.from({ length: 16 }, (_, index) => ({ index, name: `P${index}` })),
    statements: Array(16).fill(["COUNT_EVEN(scope=ALL)"]),
    solution: Array(16).fill(false),
  };
  /** A tighter bound than the engine's own, as that takes a test too long. */
  const soon = <T>(work: () => T): T | TooMuch => within(3000, work);

  it("is named as such by the audit, so neither a link nor a file with it is opened", () => {
    expect(soon(() => audit(inEnglish(village), parity))).toEqual([expect.objectContaining({ kind: "too much" })]);
    const code = makeCode(village, parity);
    expect(code.length).toBeLessThan(200);
    expect(() => soon(() => parseCode([village as Game], code))).toThrow(CodeError);
    expect(() => soon(() => parseCode([village as Game], code))).toThrow("too much to work out");
  });

  it("has no card, and moves in it come to nothing and are not counted", () => {
    expect(soon(() => rate(village, parity))).toBeInstanceOf(TooMuch);
    const session = newSession(parity);
    for (const move of [
      { kind: "verdict", person: 0, identity: false },
      { kind: "hint", level: 4 },
      { kind: "why", person: 0, identity: true },
    ] as const) {
      const played = soon(() => playIn(inEnglish(village), session, move));
      expect(played).toEqual({ session, outcome: { kind: "too-much", text: expect.any(String) } });
    }
  });
});

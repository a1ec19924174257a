import { layOut, newSession, play } from "@demonstrandum/engine";
import { describe, expect, it } from "vitest";
import { village } from "./village.ts";
import { villageOf } from "./village-puzzle.ts";
import { makeProofVoice } from "./voice.ts";

const NAMES = ["Alice", "Bob", "Charles", "Dorothy"];

const voiceOf = (...statements: string[][]) => makeProofVoice(NAMES, villageOf({ statements }));

const wolf = (...people: number[]) => people.reduce((mask, person) => mask | (1 << person), 0);

describe("a line of a proof", () => {
  const voice = voiceOf(
    ["IMP(1,2)", "XOR(2,3)"],
    ["NOR(0,2)"],
    ["COUNT_GE(scope=ALL,count=1)"],
    ["OR(0,1)", "IFF(0,1)"],
  );

  it("quotes the true statement of a human that shows it", () => {
    const shown = { known: wolf(2), value: wolf(2) };
    expect(voice.sayLine(0, { known: wolf(0, 1), value: wolf(1) }, shown, "Charles is a werewolf")).toBe(
      "Alice is human and speaks the truth, “If Bob is a werewolf, then Charles is a werewolf”, so since Bob is a werewolf, Charles is a werewolf.",
    );
  });

  it("quotes the false statement of whoever must be a werewolf", () => {
    const shown = { known: wolf(1), value: wolf(1) };
    expect(voice.sayLine(1, { known: wolf(2), value: wolf(2) }, shown, "Bob is a werewolf")).toBe(
      "Since Charles is a werewolf, Bob says something false, “Neither Alice nor Charles is a werewolf”, so Bob is a werewolf.",
    );
  });

  it("says that all is true of whoever must be human", () => {
    const shown = { known: wolf(3), value: 0 };
    expect(voice.sayLine(3, { known: wolf(0, 1), value: wolf(0, 1) }, shown, "Dorothy is a human")).toBe(
      "Since Alice and Bob are werewolves, everything Dorothy says is true, so Dorothy is a human.",
    );
  });

  it("argues from who could say it where no statement is settled yet", () => {
    const shown = { known: wolf(2), value: 0 };
    expect(voice.sayLine(2, { known: 0, value: 0 }, shown, "Charles is a human")).toBe(
      "“Among all 4 villagers, at least 1 is a werewolf” would be true if Charles were a werewolf, so Charles is a human.",
    );
  });

  it("quotes what cannot all be true of whoever contradicts themself", () => {
    const liar = voiceOf(["NOR(1,2)", "OR(1,2)"], [], [], []);
    const shown = { known: wolf(0), value: wolf(0) };
    expect(liar.sayLine(0, { known: 0, value: 0 }, shown, "Alice is a werewolf")).toBe(
      "Alice says things that cannot all be true, “Neither Bob nor Charles is a werewolf” and “At least one of Bob and Charles is a werewolf”, so Alice is a werewolf.",
    );
  });

  it("argues from the lie of a werewolf", () => {
    const premises = { known: wolf(1, 0), value: wolf(1) };
    expect(voice.sayLine(1, premises, { known: wolf(2), value: wolf(2) }, "Charles is a werewolf")).toBe(
      "Bob is a werewolf and says something false: since Alice is human, that can only be “Neither Alice nor Charles is a werewolf”, so Charles is a werewolf.",
    );
  });

  it("ends a supposition in a contradiction", () => {
    expect(voice.sayBroken(1, { known: wolf(1, 2), value: wolf(2) })).toBe(
      "But since Charles is a werewolf, Bob says something false, “Neither Alice nor Charles is a werewolf”, and Bob is a human: contradiction.",
    );
    expect(voice.sayBroken(3, { known: wolf(0, 1, 3), value: wolf(0, 1, 3) })).toBe(
      "But since Alice and Bob are werewolves, everything Dorothy says is true, and Dorothy is a werewolf: contradiction.",
    );
    expect(voice.sayBroken(2, { known: wolf(0, 1, 3), value: 0 })).toBe(
      "But since Alice, Bob and Dorothy are human, neither a human nor a werewolf could say what Charles says, “Among all 4 villagers, at least 1 is a werewolf”: contradiction.",
    );
  });
});

describe("the hint ladder", () => {
  it("tells a refuted supposition as a person would", () => {
    const puzzle = village.parse({
      format: "demonstrandum/1",
      game: "village",
      difficulty: "medium",
      villagers: NAMES.slice(0, 3).map((name, index) => ({ index, name })),
      statements: [["NOR(1,2)"], ["XOR(0,2)"], ["NOR(0,1)"]],
      solution: [true, false, false],
    });
    expect(layOut(village, puzzle).table.people).toHaveLength(3);
    const { outcome } = play(village, newSession(puzzle), { kind: "hint", level: 4 });
    const lines = outcome.kind === "hint" ? (outcome.hint.proof ?? []) : [];
    expect(lines.map(({ text, depth }) => `${"  ".repeat(depth)}${text}`)).toMatchInlineSnapshot(`
      [
        "Suppose Alice is a human.",
        "  Alice is human and speaks the truth, “Neither Bob nor Charles is a werewolf”, so Bob and Charles are humans.",
        "  But since Alice and Charles are human, Bob says something false, “Exactly one of Alice and Charles is a werewolf”, and Bob is a human: contradiction.",
        "So Alice is a werewolf.",
      ]
    `);
  });
});

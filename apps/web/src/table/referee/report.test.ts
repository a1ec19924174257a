// The debug report keeps the documents' format.
import { newSession, play } from "@demonstrandum/engine";
import { makeAttempt, makeReport } from "@demonstrandum/engine/debug";
import { zh } from "@demonstrandum/engine/debug/chinese";
import { en } from "@demonstrandum/engine/debug/english";
import { tellGame } from "@demonstrandum/games";
import { zh as words } from "@demonstrandum/games/chinese";
import { describe, expect, it } from "vitest";
import { anUnprovedPerson, game, puzzle, sessionAfter, steps, told } from "../testing/a-play.ts";

describe("the debug report", () => {
  const start = makeReport(told, newSession(puzzle), en).split("\n");

  it("opens with the banner and the state of the game", () => {
    expect(start.slice(0, 7).map((line) => line.slice(0, 30))).toEqual([
      "=".repeat(30),
      "🎮 DEBUG: GAME STARTED",
      "=".repeat(30),
      "",
      "📊 GAME STATE:",
      "  Revealed: 1/20 characters",
      expect.stringMatching(/^ {2}Deducible: \d+ characters$/),
    ]);
  });

  it("lists everyone with identity, state and clue", () => {
    const people = start.filter((line) =>
      /^ {2}(👹|🧘) \[[ \d]\d\] .{15} \| (CULTIVATOR|DEMON {5}) \| (✅ REVEALED|❌ Hidden)/u.test(line),
    );
    expect(people).toHaveLength(20);
    expect(start.filter((line) => /^ {6}💬 ".+"$/u.test(line))).toHaveLength(20);
  });

  it("names exactly those who can be deduced next", () => {
    const next = start.filter((line) => / → (CULTIVATOR|DEMON)$/.test(line));
    expect(next.length).toBe(start.filter((line) => line.includes("🔍 DEDUCIBLE as")).length);
    expect(next.length).toBeGreaterThan(0);
  });

  it("tells after a choice what came of it, and for a refusal why", () => {
    expect(makeReport(told, sessionAfter(1), en)).toContain("✅ ACCEPTED");
    const person = anUnprovedPerson();
    const refused = play(game, newSession(puzzle), { kind: "verdict", person, identity: true }).session;
    expect(makeReport(told, refused, en)).toMatch(/⛔ REFUSED: .+ as DEMON\.\n {3}Here is a world/);
  });

  it("has nobody left to deduce at the end", () => {
    expect(makeReport(told, sessionAfter(steps.length), en)).toContain("Deducible: 0 characters");
  });

  it("is Chinese in Chinese, with a line for every line, and so is the deduction attempt", () => {
    const chinese = tellGame(words, told.game);
    const person = anUnprovedPerson();
    const refused = play(game, newSession(puzzle), { kind: "verdict", person, identity: true }).session;
    for (const session of [newSession(puzzle), sessionAfter(1), refused]) {
      const said = [makeReport(chinese, session, zh), makeAttempt(chinese, session, person, zh)];
      const english = [makeReport(told, session, en), makeAttempt(told, session, person, en)];
      expect(said.map((text) => text.split("\n").length)).toEqual(english.map((text) => text.split("\n").length));
      expect(said.join("\n")).not.toMatch(/[a-z]{2}/i);
    }
  });
});

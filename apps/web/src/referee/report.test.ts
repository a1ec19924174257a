// The debug report keeps the documents' format.
import { newSession, play } from "@demonstrandum/engine";
import { CHINESE_GAMES } from "@demonstrandum/games/chinese";
import { describe, expect, it } from "vitest";
import { anUnprovedPerson, game, puzzle, sessionAfter, steps } from "../testing/a-play.ts";
import { makeAttempt } from "./attempt.ts";
import { en } from "./debug-words/en.ts";
import { zh } from "./debug-words/zh.ts";
import { makeReport } from "./report.ts";

describe("the debug report", () => {
  const start = makeReport(game, newSession(puzzle), en).split("\n");

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
    expect(makeReport(game, sessionAfter(1), en)).toContain("✅ ACCEPTED");
    const person = anUnprovedPerson();
    const refused = play(game, newSession(puzzle), { kind: "verdict", person, identity: true }).session;
    expect(makeReport(game, refused, en)).toMatch(/⛔ REFUSED: .+ as DEMON\.\n {3}Here is a world/);
  });

  it("has nobody left to deduce at the end", () => {
    expect(makeReport(game, sessionAfter(steps.length), en)).toContain("Deducible: 0 characters");
  });

  it("is Chinese in Chinese, with a line for every line, and so is the deduction attempt", () => {
    const chinese = CHINESE_GAMES.find(({ id }) => id === game.id);
    if (!chinese) return expect.unreachable();
    const person = anUnprovedPerson();
    const refused = play(game, newSession(puzzle), { kind: "verdict", person, identity: true }).session;
    for (const session of [newSession(puzzle), sessionAfter(1), refused]) {
      const told = [makeReport(chinese, session, zh), makeAttempt(chinese, session, person, zh)];
      const english = [makeReport(game, session, en), makeAttempt(game, session, person, en)];
      expect(told.map((text) => text.split("\n").length)).toEqual(english.map((text) => text.split("\n").length));
      expect(told.join("\n")).not.toMatch(/[a-z]{2}/i);
    }
  });
});

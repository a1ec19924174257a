import { analyse } from "@demonstrandum/deals";
import { describe, expect, it } from "vitest";
import { en } from "../../../words/en/clue.ts";
import { zh } from "../../../words/zh/clue.ts";
import { SETUP, suggestion } from "../store/sample.ts";
import { logRows, matrixRows } from "./papers.tsx";

describe("a table as rows", () => {
  const setup = SETUP;
  const log = [suggestion("a"), suggestion("b", { cards: ["Plum", "Rope", "Hall"] })];
  const analysis = analyse(setup, log);

  it.each([
    ["English", en],
    ["Chinese", zh],
  ])("has as many fields in every row as in the head, in %s", (_, words) => {
    for (const rows of [logRows(words, setup, log), matrixRows(words, setup, analysis)])
      expect(new Set(rows.map((row) => row.length)).size).toBe(1);
    expect(logRows(words, setup, log)).toHaveLength(log.length + 1);
  });

  it("says of every cell what the matrix says", () => {
    const rows = matrixRows(en, setup, analysis);
    for (const card of setup.myHand ?? []) {
      const row = rows.find(([, name]) => name?.replace(" ", "") === card);
      expect(row?.slice(2)).toEqual([...setup.players.map((name) => (name === setup.me ? "✓" : "✗")), "✗"]);
    }
    expect(rows.flat().filter((text) => /^\d+%$/.test(text)).length).toBeGreaterThan(10);
  });
});

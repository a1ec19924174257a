// An export is read as it is written, no faster than it is taken, and ends with whoever asked for it.
import type { Exported } from "@demonstrandum/referee";
import { describe, expect, it } from "vitest";
import { streamExport } from "./stream-export.ts";

const PLAYS = 1_000;

/** Years of plays, and how many of them were read. */
function aLife(): { readonly exported: Exported; readonly read: () => number } {
  let read = 0;
  async function* plays() {
    for (; read < PLAYS; read++) {
      yield { id: `play ${read}`, player: "ada", day: "2026-11-16", game: "who", startedAt: 1, moves: [] };
    }
  }
  async function* results() {}
  const player = { id: "ada", nickname: null, createdAt: 1 };
  return { exported: { player, plays: plays(), results: results(), leagues: [] }, read: () => read };
}

describe("an export", () => {
  it("is one document", async () => {
    const { exported } = aLife();
    const data = JSON.parse(await streamExport(exported, new AbortController().signal).text());
    expect(Object.keys(data)).toEqual(["player", "plays", "results", "leagues"]);
    expect(data.plays).toHaveLength(PLAYS);
  });

  it("is read no further than it was taken", async () => {
    const { exported, read } = aLife();
    const reader = streamExport(exported, new AbortController().signal).body?.getReader();
    for (let i = 0; i < 3; i++) await reader?.read();
    expect(read()).toBeLessThan(5);
  });

  it("ends when whoever asked has gone", async () => {
    const { exported, read } = aLife();
    const leaving = new AbortController();
    const reader = streamExport(exported, leaving.signal).body?.getReader();
    await reader?.read();
    leaving.abort();
    for (let i = 0; i < 3; i++) await reader?.read();
    expect((await reader?.read())?.done).toBe(true);
    expect(read()).toBeLessThan(5);
  });
});

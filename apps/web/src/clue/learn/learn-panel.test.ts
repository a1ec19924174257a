import { analyse, ENVELOPE } from "@demonstrandum/deals";
import { describe, expect, it } from "vitest";
import { makeStorage } from "../../base/storage/storage.ts";
import { cellKey, certainHolding } from "../store/mark.ts";
import { type LearningNotes, loadNotes, nextNote, saveNotes } from "../store/notes.ts";
import { SETUP, suggestion } from "../store/sample.ts";
import { asNoted, foundOf, judgeNotes } from "./learn-panel.tsx";

const log = [suggestion("a")];
const analysis = analyse(SETUP, log);
const given = analyse(SETUP, []);
const [card = ""] = suggestion("a").type === "suggestion" ? (suggestion("a") as { cards: string[] }).cards : [];

describe("my marks against what follows", () => {
  const passer = cellKey("Carol", card);

  it("are wrong, not yet provable or sound", () => {
    // Carol passed on it, and the envelope may have it or not.
    const verdictOf = (notes: LearningNotes) => judgeNotes(analysis, notes).map(({ verdict }) => verdict);
    expect(verdictOf({ [passer]: true })).toEqual(["wrong"]);
    expect(verdictOf({ [passer]: false })).toEqual(["sound"]);
    expect(verdictOf({ [cellKey(ENVELOPE, card)]: true })).toEqual(["open"]);
    expect(verdictOf({ [passer]: true, [cellKey(ENVELOPE, card)]: true })).toEqual(["wrong", "open"]);
  });

  it("count as found only where they are right and the hand did not say so", () => {
    const { all } = foundOf(given, analysis, {});
    expect(all).toBeGreaterThan(0);
    expect(foundOf(given, analysis, { [passer]: false })).toEqual({ found: 1, all });
    expect(foundOf(given, analysis, { [passer]: true })).toEqual({ found: 0, all });
  });

  it("are all that the matrix shows beyond the hand", () => {
    const noted = asNoted(given, { [passer]: true });
    expect(certainHolding(noted, "Carol", card)).toBe(true);
    expect(certainHolding(asNoted(given, {}), "Carol", card)).toBeUndefined();
  });
});

describe("notes", () => {
  it("go round by taps, and are kept for their table alone", () => {
    const taken = nextNote({}, "x");
    expect([taken, nextNote(taken, "x"), nextNote(nextNote(taken, "x"), "x")]).toEqual([{ x: true }, { x: false }, {}]);
    const kept = new Map<string, string>();
    const storage = makeStorage(() => ({
      get length() {
        return kept.size;
      },
      key: (at) => [...kept.keys()][at] ?? null,
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, text) => void kept.set(key, text),
      removeItem: (key) => void kept.delete(key),
    }));
    saveNotes(storage, "one", taken);
    expect(loadNotes(storage, "one")).toEqual(taken);
    expect(loadNotes(storage, "two")).toEqual({});
    storage.write("demonstrandum/clue/notes/two", '{"x":"yes"}');
    expect(loadNotes(storage, "two")).toEqual({});
  });
});

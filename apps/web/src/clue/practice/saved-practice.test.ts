import { describe, expect, it } from "vitest";
import { makeStorage } from "../../base/storage/storage.ts";
import { dropPractice, isPracticeOpen, loadPractice, savePractice, setPracticeOpen } from "./saved-practice.ts";

const CHOICE = { strength: "hard", opponents: 3, seed: 7 } as const;
const TURNS = [{ type: "accusation" as const, cards: ["Plum", "Knife", "Hall"] as [string, string, string] }];

/** Storage without a browser keeps things in memory. */
const newStorage = () =>
  makeStorage(() => {
    throw new Error("SecurityError");
  });

describe("the practice game kept on this device", () => {
  it("is found again, open until it is laid aside, and gone when it is dropped", () => {
    const storage = newStorage();
    expect(isPracticeOpen(storage)).toBe(false);
    savePractice(storage, CHOICE, TURNS);
    expect(loadPractice(storage)).toMatchObject({ choice: CHOICE, turns: TURNS, isOpen: true });
    setPracticeOpen(storage, false);
    expect(isPracticeOpen(storage)).toBe(false);
    expect(loadPractice(storage)).toMatchObject({ choice: CHOICE, turns: TURNS });
    dropPractice(storage);
    setPracticeOpen(storage, true);
    expect(loadPractice(storage)).toBeUndefined();
  });

  it.each([
    "",
    "{",
    "null",
    '{"version":2}',
    JSON.stringify({ version: 1, choice: { ...CHOICE, opponents: 50 }, turns: [], isOpen: true }),
  ])("is nothing when it cannot be read: %s", (text) => {
    const storage = newStorage();
    storage.write("demonstrandum/clue/practice", text);
    expect(loadPractice(storage)).toBeUndefined();
    expect(isPracticeOpen(storage)).toBe(false);
  });
});

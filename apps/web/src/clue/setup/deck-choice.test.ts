import { CLASSIC } from "@demonstrandum/deals";
import { describe, expect, it } from "vitest";
import { makeStorage } from "../../base/storage/storage.ts";
import { dropDeck, loadDecks, saveDeck } from "./deck-choice.tsx";

function emptyStorage() {
  const kept = new Map<string, string>();
  return makeStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    key: (at) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  }));
}

describe("decks of one's own", () => {
  const mine = { ...CLASSIC, id: "custom", name: "Mine" };

  it("are kept by name, the latest first, and dropped", () => {
    const storage = emptyStorage();
    saveDeck(storage, mine);
    saveDeck(storage, { ...mine, name: "Other" });
    saveDeck(storage, mine);
    expect(loadDecks(storage).map(({ name }) => name)).toEqual(["Mine", "Other"]);
    dropDeck(storage, "Mine");
    expect(loadDecks(storage).map(({ name }) => name)).toEqual(["Other"]);
  });

  it("are left out when they cannot be read", () => {
    const storage = emptyStorage();
    storage.write("demonstrandum/clue/decks", JSON.stringify([{ name: "broken" }, mine]));
    expect(loadDecks(storage)).toEqual([mine]);
    storage.write("demonstrandum/clue/decks", "{");
    expect(loadDecks(storage)).toEqual([]);
  });
});

import { expect, it } from "vitest";
import { makeStorage } from "../../base/storage/storage.ts";
import { loadAssumptions, saveAssumptions } from "./assumptions-panel.tsx";

it("keeps what is assumed of the same people, and nothing of others", () => {
  const kept = new Map<string, string>();
  const storage = makeStorage(() => ({
    length: 0,
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  }));
  const made = [{ kind: "accuses" as const }, { kind: "asks-others" as const, player: "Bob" }];
  saveAssumptions(storage, ["Me", "Bob"], made);
  expect(loadAssumptions(storage, ["Me", "Bob"])).toEqual(made);
  expect(loadAssumptions(storage, ["Me", "Ben"])).toEqual([]);
  kept.set("demonstrandum/clue/assumptions", '{"players":["Me","Bob"],"made":[{"kind":"flies"}]}');
  expect(
    loadAssumptions(
      makeStorage(() => ({
        length: 0,
        key: () => null,
        getItem: (key) => kept.get(key) ?? null,
        setItem: () => undefined,
        removeItem: () => undefined,
      })),
      ["Me", "Bob"],
    ),
  ).toEqual([]);
});

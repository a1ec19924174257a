// What a guest on somebody's page keeps, and what it is told.
import { expect, it } from "vitest";
import { makeStorage, storageOfGuest } from "./storage.ts";

it("plays on in memory where the browser keeps nothing, and says nothing of it", () => {
  const guest = storageOfGuest(
    makeStorage(() => {
      throw new Error("denied");
    }),
  );
  expect(guest.write("play", "moves")).toBeUndefined();
  expect(guest.read("play")).toBe("moves");
  expect(guest.keys()).toEqual(["play"]);
});

it("stays apart from what is played on our own pages, and says when there is no room", () => {
  const kept = new Map([["play", "mine"]]);
  const backing = {
    get length() {
      return kept.size;
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
    setItem(key: string, text: string) {
      if (text.length > 5) throw new Error("quota");
      kept.set(key, text);
    },
  };
  const guest = storageOfGuest(makeStorage(() => backing));
  expect(guest.read("play")).toBeUndefined();
  guest.write("play", "yours");
  expect(kept.get("play")).toBe("mine");
  expect(guest.write("play", "much too long")).toBe("full");
});

import { describe, expect, it } from "vitest";
import { type Backing, makeStorage } from "../state/storage.ts";
import { isOwnDay, rememberDay } from "./own-days.ts";

const forbidden = (): Backing => {
  throw new Error("forbidden");
};

describe("the puzzles of days made here", () => {
  it("are known again; others are not, whatever their seed is", () => {
    const storage = makeStorage(forbidden);
    expect(isOwnDay(storage, "1cA")).toBe(false);
    rememberDay(storage, "1cA");
    expect([isOwnDay(storage, "1cA"), isOwnDay(storage, "1cB")]).toEqual([true, false]);
  });

  it("are kept for the last hundred, and whatever else stands in their place is passed over", () => {
    const storage = makeStorage(forbidden);
    storage.write("demonstrandum/days", '{"oops":1}');
    for (let day = 0; day <= 100; day++) rememberDay(storage, `code ${day}`);
    expect([isOwnDay(storage, "code 0"), isOwnDay(storage, "code 1")]).toEqual([false, true]);
  });
});

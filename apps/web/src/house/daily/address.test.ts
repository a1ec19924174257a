import { describe, expect, it } from "vitest";
import {
  challengeAddress,
  isToday,
  joinAddress,
  parsePlace,
  playAddress,
  recoverAddress,
  todayAddress,
} from "./address.ts";

const parse = (address: string) => {
  const { searchParams, hash } = new URL(address, "http://here");
  return parsePlace(searchParams, hash);
};

describe("an address within the daily pages", () => {
  it("is read as it was written", () => {
    expect(parse(playAddress("2026-11-16", "who"))).toEqual({ kind: "play", day: "2026-11-16", game: "who" });
    expect(parse(playAddress("2026-11-16", "who", "abc_-"))).toMatchObject({ kind: "play", challenge: "abc_-" });
    expect(parse(joinAddress("abc_-"))).toEqual({ kind: "join", invitation: "abc_-" });
    expect(parse(recoverAddress("AAAAA-BBBBB"))).toEqual({ kind: "recover", code: "AAAAA-BBBBB" });
    expect(parse(challengeAddress("abc"))).toEqual({ kind: "challenge", code: "abc" });
  });

  it("may name today, whichever day that is to the server", () => {
    const place = parse(todayAddress("who"));
    expect(place).toMatchObject({ kind: "play", game: "who" });
    expect(isToday("day" in place ? place.day : "")).toBe(true);
    expect(isToday("2026-11-16")).toBe(false);
  });

  it.each(["/daily", "/daily#", "/daily#join", "/daily#join/", "/daily?play=", "/daily?play=x", "/daily#leagues"])(
    "leads home from %s",
    (address) => expect(parse(address)).toEqual({ kind: "home" }),
  );

  it("keeps what only its reader should see from the server", () => {
    for (const address of [joinAddress("x"), recoverAddress("x")])
      expect(new URL(address, "http://here").search).toBe("");
  });
});

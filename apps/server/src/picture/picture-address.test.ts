import { describe, expect, it } from "vitest";
import { parsePictureAddress, pictureAddress, shownOn } from "./picture-address.ts";

describe("the address of a picture", () => {
  it.each([
    {},
    { game: "who" },
    { game: "who", code: "1wAbc_-9" },
    { language: "zh" },
    { language: "zh", game: "who" },
  ] as const)("says what it shows: %j", (shown) => expect(parsePictureAddress(pictureAddress(shown))).toEqual(shown));

  it.each([
    "/who",
    "/who/p/1wABC",
    "/who/p/%22/picture.png",
    "/who/p/a/b/picture.png",
    "/WHO/picture.png",
    "/fr/picture.png",
    "/en/picture.png",
  ])("is not %s", (address) => expect(parsePictureAddress(address)).toBeUndefined());
});

describe("the picture of a page", () => {
  const games = ["who"];
  it("is that of the puzzle, the room or the house", () => {
    expect(shownOn("/who/p/1wABC", games)).toEqual({ game: "who", code: "1wABC" });
    expect(shownOn("/zh/who/p/1wABC", games)).toEqual({ language: "zh", game: "who", code: "1wABC" });
    expect(shownOn("/zh", games)).toEqual({ language: "zh" });
    expect(shownOn("/zh/learn", games)).toEqual({ language: "zh" });
    expect(shownOn("/who", games)).toEqual({ game: "who" });
    expect(shownOn("/who/p/%ff", games)).toEqual({ game: "who" });
    expect(shownOn("/learn/first", games)).toEqual({});
    expect(shownOn("/", games)).toEqual({});
  });
});

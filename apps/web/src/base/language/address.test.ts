import { expect, it } from "vitest";
import { addressIn, languageOf, plainAddress } from "./address.ts";

it("gives every language but English a folder", () => {
  expect([
    addressIn("en", "/learn"),
    addressIn("zh", "/learn"),
    addressIn("zh", "/"),
    addressIn("zh", "#print"),
  ]).toEqual(["/learn", "/zh/learn", "/zh", "#print"]);
});

it("reads the language of an address and takes it away again", () => {
  for (const address of ["/", "/learn", "/who/p/1wAB?debug#replay", "/zhou", "/?today"]) {
    expect(languageOf(address), address).toBe("en");
    expect(languageOf(addressIn("zh", address)), address).toBe("zh");
    expect(plainAddress(addressIn("zh", address)), address).toBe(address);
    expect(plainAddress(address)).toBe(address);
  }
});

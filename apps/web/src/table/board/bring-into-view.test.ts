import { describe, expect, it } from "vitest";
import { findScroll } from "./bring-into-view.ts";

describe("bringing people into view", () => {
  it("stays where it is if they can be seen", () => expect(findScroll(100, 400, 500)).toBe(0));
  it("goes up to whoever is above the window", () => expect(findScroll(-50, 100, 500)).toBe(-62));
  it("goes down until the last is above the panel", () => expect(findScroll(300, 620, 500)).toBe(120));
  it("keeps the first in sight where not all fit", () => expect(findScroll(60, 900, 500)).toBe(48));
});

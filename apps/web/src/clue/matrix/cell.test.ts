import { analyse, ENVELOPE, parseEntry } from "@demonstrandum/deals";
import { describe, expect, it } from "vitest";
import { en } from "../../../words/en/clue.ts";
import { SETUP, suggestion } from "../store/sample.ts";
import { cellOf, isOpenCard, provedEnvelope, sayCell, sayPercent, shortChance } from "./cell.ts";

describe("a cell of the matrix", () => {
  const analysis = analyse(SETUP, [suggestion("e1")]);

  it("shows what is known, what may have been shown and what is open", () => {
    expect(cellOf(analysis, "Rope", "Me").look).toBe("owned");
    expect(cellOf(analysis, "Knife", "Carol").look).toBe("lacks");
    expect(cellOf(analysis, "Knife", "David").look).toBe("possible");
    expect(cellOf(analysis, "Mustard", "Carol").look).toBe("unknown");
    expect(cellOf(analysis, "Rope", ENVELOPE).look).toBe("lacks");
  });

  it("says itself whole, for those who do not see it", () => {
    const say = (owner: string, card: string) => sayCell(en, owner, card, cellOf(analysis, card, owner));
    expect(say("Carol", "Knife")).toBe("Carol, Knife: does not have it, certain");
    expect(say("Me", "Rope")).toBe("Me, Rope: has it, certain");
    expect(say("David", "Knife")).toMatch(/^David, Knife: may have shown it, \d+\s%$/);
    expect(sayCell(en, ENVELOPE, "Hall", { look: "envelope", chance: 1 })).toBe("Envelope, Hall: here, certain");
    expect(sayCell(en, ENVELOPE, "Rope", { look: "lacks", chance: 0 })).toBe("Envelope, Rope: not here, certain");
  });

  it("never calls a thing certain by rounding", () => {
    expect([0, 0.001, 0.5, 0.999, 1].map((chance) => sayPercent(en, chance))).toEqual(
      ["0", "<1", "50", ">99", "100"].map((text) => `${text}\u00a0%`),
    );
    expect([0, 0.004, 0.126, 0.996, 1].map(shortChance)).toEqual(["0", "<1", "13", ">99", "100"]);
  });

  it("proves the envelope once all three cards are certain, and not against a contradiction", () => {
    const inside = (id: string, card: string, holds = true) =>
      parseEntry({ id, time: 1, type: "fact", owner: ENVELOPE, card, holds }, SETUP);
    const two = [inside("a", "Plum"), inside("b", "Knife")];
    const three = [...two, inside("c", "Library")];
    expect(provedEnvelope(analyse(SETUP, two))).toBeUndefined();
    expect(provedEnvelope(analyse(SETUP, three))).toEqual(["Plum", "Knife", "Library"]);
    expect(provedEnvelope(analyse(SETUP, [...three, inside("d", "Plum", false)]))).toBeUndefined();
  });

  it("knows cards that lie open", () => {
    const open = analyse({ ...SETUP, faceUp: ["Plum", "Knife"], dealer: undefined }, []);
    expect(isOpenCard(open, "Plum")).toBe(true);
    expect(isOpenCard(open, "Rope")).toBe(false);
  });
});

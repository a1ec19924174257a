import { parseEntry } from "@demonstrandum/deals";
import { describe, expect, it } from "vitest";
import { SETUP, suggestion } from "../state/sample.ts";
import { plural, roundCount, sayWhen, sayWhichCard, tellEntry } from "./say.ts";

describe("sentences", () => {
  it("tell what happened, with you as you", () => {
    const say = (change: object) => tellEntry(SETUP, suggestion("e1", change));
    expect(say({})).toBe("Bob asked for Plum, Knife, Library. Carol passed; David showed a card.");
    expect(say({ passed: [], shower: "Carol", card: "Knife" })).toBe(
      "Bob asked for Plum, Knife, Library. Carol showed the Knife.",
    );
    expect(say({ passed: ["Carol", "David", "Me"], shower: null })).toBe(
      "Bob asked for Plum, Knife, Library. Carol, David and you passed; nobody showed a card.",
    );
  });

  it("tell accusations, facts and links", () => {
    const say = (entry: object) => tellEntry(SETUP, parseEntry({ id: "x", time: 1, ...entry }, SETUP));
    const cards = ["Plum", "Knife", "Library"];
    expect(say({ type: "accusation", by: null, cards })).toBe("Someone accused Plum, Knife, Library: wrong.");
    expect(say({ type: "fact", owner: "Bob", card: "Rope", holds: false })).toBe(
      "You know: Bob does not hold the Rope.",
    );
    expect(say({ type: "link", player: "Bob", cards: ["Rope", "Plum"] })).toBe("You know: Bob has the Rope or Plum.");
  });

  it("ask which card was shown", () => {
    expect(sayWhichCard(SETUP, "Bob", "Me")).toBe("Which card did you show?");
    expect(sayWhichCard(SETUP, "Me", "Bob")).toBe("Which card did Bob show you?");
    expect(sayWhichCard(SETUP, "Carol", "Bob")).toBe("Which card did Bob show?");
  });

  it("round numbers that are too long to read", () => {
    expect([1, 9324, 12_612_600, 1.63632e17].map(roundCount)).toEqual([
      "1",
      "9,324",
      "12.6 million",
      "164,000 trillion",
    ]);
  });

  it("count and tell time", () => {
    expect([plural(1, "entry", "entries"), plural(1200, "deal")]).toEqual(["1 entry", "1,200 deals"]);
    const minute = 60_000;
    expect([0, 5 * minute, 120 * minute].map((ago) => sayWhen(0, ago))).toEqual(["just now", "5 min ago", "2 h ago"]);
  });
});

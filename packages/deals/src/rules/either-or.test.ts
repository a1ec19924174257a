import { describe, expect, it } from "vitest";
import { analyse } from "../analyse.ts";
import { parseLog } from "../table/entry.ts";
import { parseSetup } from "../table/setup.ts";
import { allDeals } from "../testing/oracle.ts";
import { smallTable } from "../testing/small-tables.ts";
import { en } from "../words/en.ts";
import { sayDeduction } from "./say.ts";

describe("either-or facts", () => {
  const eithers = (setup: Parameters<typeof analyse>[0], log: Parameters<typeof analyse>[1]) =>
    analyse(setup, log).deductions.flatMap(({ claim }) => (claim.kind === "either" ? [claim] : []));

  it("hold in every deal, and no part of them does", () => {
    let told = 0;
    for (let seed = 1; seed <= 120; seed++) {
      const { setup, log } = smallTable(seed);
      const deals = allDeals(setup, log);
      for (const { owner, cards } of eithers(setup, log)) {
        told++;
        const holds = (some: readonly string[]) => deals.every((deal) => some.some((card) => deal.get(card) === owner));
        expect(holds(cards), `seed ${seed}`).toBe(true);
        for (const left of cards) expect(holds(cards.filter((card) => card !== left)), `seed ${seed}`).toBe(false);
      }
    }
    expect(told).toBeGreaterThan(20);
  });

  it("follow from several entries though no single one says so", () => {
    const setup = parseSetup({
      deck: "classic-21",
      players: ["Alice", "Bob", "Carol"],
      me: "Alice",
      myHand: ["Scarlett", "Rope", "Ballroom", "Study", "Hall", "Green"],
    });
    const ask = (id: string, cards: string[]) => ({
      type: "suggestion",
      id,
      time: 1,
      by: "Carol",
      cards,
      shower: "Bob",
    });
    const lacks = (id: string, card: string) => ({ type: "fact", id, time: 2, owner: "Bob", card, holds: false });
    const shows = [ask("e1", ["Plum", "Knife", "Kitchen"]), ask("e2", ["Plum", "Wrench", "Library"])];
    const log = parseLog(
      [
        ...shows.map((show) => ({ ...show, passed: ["Alice"] })),
        lacks("e3", "Kitchen"),
        lacks("e4", "Library"),
        { type: "fact", id: "e5", time: 3, owner: "ENVELOPE", card: "Wrench", holds: true },
        lacks("e6", "Knife"),
      ],
      setup,
    );
    const before = analyse(setup, log.slice(0, 4)).deductions.map((each) => sayDeduction(en, each, setup));
    expect(before.join(" ")).toContain("Bob showed Plum or the Knife.");
    const { owners } = analyse(setup, log);
    expect(owners.Plum).toBe("Bob");
  });
});

import { describe, expect, it } from "vitest";
import { analyse } from "../analyse.ts";
import { type Entry, parseLog } from "../table/entry.ts";
import { ENVELOPE, parseSetup } from "../table/setup.ts";
import { en } from "../words/en.ts";
import type { Deduction } from "./deduction.ts";
import type { RuleId } from "./rule-names.ts";
import { sayDeduction, sayReason } from "./say.ts";

const TABLE = {
  deck: "classic-21",
  players: ["Alice", "Bob", "Carol", "David"],
  handSizes: [5, 5, 4, 4],
  me: "David",
  myHand: ["Scarlett", "Rope", "Ballroom", "Study"],
};

type Asked = [by: string, cards: string, passed: string[], shower?: string, card?: string];

function suggestions(asked: readonly Asked[]): Entry[] {
  return asked.map(([by, cards, passed, shower, card], at) => ({
    type: "suggestion",
    id: `e${at + 1}`,
    time: 100 + at,
    by,
    cards: cards.split(" ") as [string, string, string],
    passed,
    shower: shower ?? null,
    card: card ?? null,
  }));
}

const fact = (id: string, owner: string, card: string, holds: boolean): Entry => ({
  type: "fact",
  id,
  time: 1,
  owner,
  card,
  holds,
});

interface Example {
  readonly rule: RuleId;
  readonly type: Deduction["type"];
  readonly setup?: object;
  readonly log: readonly Entry[];
  readonly says: string;
  readonly sources: readonly string[];
}

const lacks = (owner: string, cards: string) =>
  cards.split(" ").map((card) => fact(`${owner}-${card}`, owner, card, false));
const holds = (owner: string, cards: string) =>
  cards.split(" ").map((card) => fact(`${owner}+${card}`, owner, card, true));

const EXAMPLES: readonly Example[] = [
  { rule: "hand", type: "card_owned", log: [], says: "You hold the Rope.", sources: [] },
  {
    rule: "face-up",
    type: "envelope",
    setup: { handSizes: [4, 4, 4, 4], faceUp: ["Hall", "Green"] },
    log: [],
    says: "The Hall is not in the envelope.",
    sources: [],
  },
  {
    rule: "seen",
    type: "card_owned",
    log: suggestions([["David", "Plum Knife Hall", ["Alice"], "Bob", "Knife"]]),
    says: "Bob holds the Knife.",
    sources: ["e1"],
  },
  {
    rule: "2.5",
    type: "card_not_owned",
    log: suggestions([["David", "Plum Knife Hall", ["Alice"], "Bob"]]),
    says: "Alice does not hold Plum.",
    sources: ["e1"],
  },
  {
    rule: "manual",
    type: "manual_adjustment",
    log: [fact("m", "Bob", "Plum", true)],
    says: "Bob holds Plum.",
    sources: ["m"],
  },
  {
    rule: "accusation",
    type: "envelope",
    log: [
      ...holds(ENVELOPE, "Plum Knife"),
      { type: "accusation", id: "a", time: 1, by: "Bob", cards: ["Plum", "Knife", "Hall"], correct: false },
    ],
    says: "The Hall is not in the envelope.",
    sources: ["ENVELOPE+Plum", "ENVELOPE+Knife", "a"],
  },
  {
    rule: "0",
    type: "cross_reference",
    log: suggestions([
      ["Alice", "Plum Knife Kitchen", ["Bob"], "Carol"],
      ["Bob", "Plum Wrench Hall", ["Carol"]],
    ]),
    says: "Carol showed the Knife or the Kitchen.",
    sources: ["e1", "e2"],
  },
  {
    rule: "1.5",
    type: "cross_reference",
    log: suggestions([
      ["Alice", "Plum Knife Kitchen", ["Bob"], "Carol"],
      ["Bob", "Plum Knife Hall", ["Carol"]],
    ]),
    says: "Carol holds the Kitchen.",
    sources: ["e1", "e2"],
  },
  {
    rule: "1",
    type: "link_resolved",
    log: suggestions([
      ["Alice", "Plum Knife Kitchen", ["Bob"], "Carol"],
      ["Bob", "Plum Wrench Hall", ["Carol"]],
      ["Bob", "Green Knife Hall", ["Carol"]],
    ]),
    says: "Carol holds the Kitchen.",
    sources: ["e1", "e2", "e3"],
  },
  {
    rule: "2",
    type: "card_owned",
    log: [...lacks(ENVELOPE, "Hall"), ...suggestions([["David", "Plum Knife Hall", ["Alice", "Bob"]]])],
    says: "Carol holds the Hall.",
    sources: ["ENVELOPE-Hall", "e1"],
  },
  {
    rule: "3",
    type: "envelope",
    log: suggestions([["David", "Scarlett Rope Hall", ["Alice", "Bob", "Carol"]]]),
    says: "The Hall is in the envelope.",
    sources: ["e1"],
  },
  {
    rule: "4",
    type: "envelope",
    log: suggestions([["David", "Scarlett Rope Hall", ["Alice", "Bob", "Carol"]]]),
    says: "The Kitchen is not in the envelope.",
    sources: ["e1"],
  },
  {
    rule: "5",
    type: "envelope",
    log: holds("Alice", "Mustard White Green Peacock"),
    says: "Plum is in the envelope.",
    sources: ["Alice+Mustard", "Alice+White", "Alice+Green", "Alice+Peacock"],
  },
  {
    rule: "6a",
    type: "card_count",
    log: lacks(
      "Carol",
      "Mustard White Green Peacock Plum Candlestick Knife Revolver Kitchen Conservatory DiningRoom Lounge Library",
    ),
    says: "Carol holds the Wrench.",
    sources: lacks(
      "Carol",
      "Mustard White Green Peacock Plum Candlestick Knife Revolver Kitchen Conservatory DiningRoom Lounge Library",
    ).map(({ id }) => id),
  },
  {
    rule: "6b",
    type: "card_count",
    log: holds("Carol", "Plum Knife Hall Kitchen"),
    says: "Carol does not hold the Wrench.",
    sources: holds("Carol", "Plum Knife Hall Kitchen").map(({ id }) => id),
  },
  {
    rule: "6c",
    type: "card_count",
    log: [
      { type: "link", id: "l", time: 1, player: "Carol", cards: ["Wrench", "LeadPipe"] },
      ...lacks(
        "Carol",
        "Mustard White Green Peacock Plum Candlestick Knife Revolver Kitchen Conservatory DiningRoom Lounge Library",
      ),
    ],
    says: "Carol holds the Wrench.",
    sources: lacks(
      "Carol",
      "Mustard White Green Peacock Plum Candlestick Knife Revolver Kitchen Conservatory DiningRoom Lounge Library",
    ).map(({ id }) => id),
  },
  {
    rule: "6d",
    type: "card_count",
    log: [...holds("Carol", "Plum Knife Hall Kitchen"), ...lacks(ENVELOPE, "Library"), ...lacks("Bob", "Library")],
    says: "Alice holds the Library.",
    sources: ["Carol+Plum", "Carol+Knife", "Carol+Hall", "Carol+Kitchen", "ENVELOPE-Library", "Bob-Library"],
  },
  {
    rule: "7",
    type: "card_not_owned",
    log: suggestions([["David", "Plum Knife Hall", ["Alice"], "Bob", "Knife"]]),
    says: "Carol does not hold the Knife.",
    sources: ["e1"],
  },
  {
    rule: "whole",
    type: "whole_table",
    log: [
      { type: "link", id: "l1", time: 1, player: "Carol", cards: ["Mustard", "Candlestick", "Kitchen"] },
      { type: "link", id: "l2", time: 2, player: "Carol", cards: ["White", "Knife", "Conservatory"] },
      { type: "link", id: "l3", time: 3, player: "Carol", cards: ["Green", "LeadPipe", "DiningRoom"] },
      { type: "link", id: "l4", time: 4, player: "Carol", cards: ["Peacock", "Revolver", "Library"] },
    ],
    says: "Carol does not hold the Wrench.",
    sources: ["l1", "l2", "l3", "l4"],
  },
];

describe("every rule has an example that fires it", () => {
  for (const { rule, type, setup: more, log: entries, says, sources } of EXAMPLES) {
    it(`rule ${rule}: ${says}`, () => {
      const setup = parseSetup({ ...TABLE, ...more });
      const log = parseLog(entries, setup);
      const { deductions, consistent } = analyse(setup, log);
      expect(consistent).toBe(true);
      const found = deductions.find((deduction) => sayDeduction(en, deduction, setup) === says);
      expect(found).toMatchObject({ rule, type });
      expect(found?.sources.toSorted()).toEqual(sources.toSorted());
      const last = log.find(({ id }) => id === found?.entry);
      expect(found?.time).toBe(last?.time ?? 0);
      expect(sayReason(en, found as Deduction, setup, log)).toMatch(/^[A-Z].*\.$/);
    });
  }

  it("rule 1.6 is a lead with its probability and claims nothing", () => {
    const setup = parseSetup(TABLE);
    const log = suggestions([
      ["Alice", "Scarlett Knife Kitchen", ["Bob"], "Carol"],
      ["Alice", "Plum Knife Library", ["Bob"], "Carol"],
    ]);
    const { leads, matrix } = analyse(setup, log, { weighting: "uniform" });
    expect(leads).toHaveLength(1);
    expect(leads[0]).toMatchObject({ player: "Carol", card: "Knife", links: ["e1/Carol", "e2/Carol"] });
    expect(leads[0]?.probability).toBeGreaterThan(0.5);
    expect(leads[0]?.probability).toBeLessThan(1);
    expect(matrix.Knife?.players.Carol).toBe("potentially_owned");
  });

  it("remembers what a cell was before it was set by hand", () => {
    const setup = parseSetup(TABLE);
    const log = [
      ...suggestions([["Alice", "Plum Knife Kitchen", ["Bob"], "Carol"]]),
      fact("m1", "Carol", "Knife", true),
      fact("m2", "Carol", "Wrench", false),
    ];
    const manual = analyse(setup, log).deductions.filter(({ type }) => type === "manual_adjustment");
    expect(manual.map(({ previous }) => previous)).toEqual(["potentially_owned", "unknown"]);
  });
});

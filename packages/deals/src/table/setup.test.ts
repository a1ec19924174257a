import { describe, expect, it } from "vitest";
import { CLASSIC, cardsOf, MASTER_DETECTIVE, parseDeck } from "./deck.ts";
import { parseLog, skippedPlayers } from "./entry.ts";
import { TableError, type TableErrorCode } from "./error.ts";
import { handSizesOf, parseSetup } from "./setup.ts";

const TABLE = {
  deck: "classic-21",
  players: ["Alice", "Bob", "Carol", "David"],
  me: "David",
  myHand: ["Scarlett", "Rope", "Ballroom", "Study"],
};

function codeOf(run: () => unknown): TableErrorCode | undefined {
  try {
    run();
  } catch (error) {
    if (error instanceof TableError) {
      expect(error.message).toMatch(/\.$/);
      return error.code;
    }
    throw error;
  }
  return undefined;
}

describe("decks", () => {
  it("come with 21 and 30 cards", () => {
    expect(cardsOf(CLASSIC)).toHaveLength(21);
    expect(cardsOf(MASTER_DETECTIVE)).toHaveLength(30);
    expect(parseDeck(MASTER_DETECTIVE)).toEqual(MASTER_DETECTIVE);
  });

  it("can be made of names alone", () => {
    const deck = parseDeck({ id: "x", name: "X", suspects: ["A", "B"], weapons: ["C", "D"], rooms: ["E", "F"] });
    expect(cardsOf(deck).map(({ kind }) => kind)).toEqual(["suspect", "suspect", "weapon", "weapon", "room", "room"]);
  });

  const bad: [string, object, TableErrorCode][] = [
    ["a kind with one card", { suspects: ["A"] }, "shape"],
    ["a card twice", { suspects: ["A", "B", "a"] }, "card_twice"],
    ["a card in two kinds", { weapons: ["A", "D"] }, "card_twice"],
    ["no rooms", { rooms: undefined }, "shape"],
    ["an empty name", { rooms: ["E", " "] }, "shape"],
    [
      "too many cards",
      {
        rooms: Array.from({ length: 20 }, (_, at) => `R${at}`),
        weapons: Array.from({ length: 9 }, (_, at) => `W${at}`),
      },
      "deck",
    ],
  ];
  for (const [what, change, code] of bad) {
    it(`refuse ${what}`, () => {
      const deck = { id: "x", name: "X", suspects: ["A", "B"], weapons: ["C", "D"], rooms: ["E", "F"], ...change };
      expect(codeOf(() => parseDeck(deck))).toBe(code);
    });
  }
});

describe("hand sizes", () => {
  it("follow from the dealer: cards go round from the next player on", () => {
    const sizes = (dealer: string) => handSizesOf(parseSetup({ deck: "classic-21", players: TABLE.players, dealer }));
    expect(sizes("David").map(({ min }) => min)).toEqual([5, 5, 4, 4]);
    expect(sizes("Bob").map(({ min }) => min)).toEqual([4, 4, 5, 5]);
  });

  it("are bounded by an even deal when nobody says more, and my own hand counts", () => {
    const { min, max } = handSizesOf(parseSetup({ deck: "classic-21", players: TABLE.players }))[0] ?? {};
    expect([min, max]).toEqual([4, 5]);
    const withMine = handSizesOf(parseSetup(TABLE));
    expect(withMine.map((size) => [size.min, size.max])).toEqual([
      [4, 5],
      [4, 5],
      [4, 5],
      [4, 4],
    ]);
  });

  it("may be anything where the house deals unevenly", () => {
    const sizes = handSizesOf(parseSetup({ ...TABLE, unevenDeal: true }));
    expect(sizes[0]).toEqual({ min: 0, max: 14 });
  });

  it("leave out face-up cards", () => {
    const sizes = handSizesOf(parseSetup({ deck: "classic-21", players: TABLE.players, faceUp: ["Hall", "Green"] }));
    expect(sizes.every(({ min, max }) => min === 4 && max === 4)).toBe(true);
  });
});

describe("a setup that cannot be", () => {
  const bad: [string, object, TableErrorCode][] = [
    ["an unknown deck", { deck: "tarot" }, "deck"],
    ["one player", { players: ["Alice"], me: undefined, myHand: undefined }, "shape"],
    ["a player twice", { players: ["Alice", "Alice", "Bob", "David"] }, "player_twice"],
    ["a player called like the envelope", { players: ["ENVELOPE", "Bob", "Carol", "David"] }, "players"],
    ["an unknown dealer", { dealer: "Zoe" }, "unknown_player"],
    ["an unknown me", { me: "Zoe" }, "unknown_player"],
    ["a hand of nobody", { me: undefined }, "players"],
    ["an unknown card", { myHand: ["Banana"] }, "unknown_card"],
    ["a card twice", { faceUp: ["Rope"] }, "card_twice"],
    ["hands that do not add up", { handSizes: [5, 5, 5, 4] }, "hand_size"],
    ["a hand of another size than said", { dealer: "Bob", handSizes: [4, 4, 5, 5] }, "hand_size"],
    ["too few hand sizes", { handSizes: [5, 5] }, "hand_size"],
    [
      "no weapon left for the envelope",
      { faceUp: ["Candlestick", "Knife", "LeadPipe", "Revolver", "Wrench"] },
      "envelope_empty",
    ],
    ["no players at all", { players: undefined }, "shape"],
  ];
  for (const [what, change, code] of bad) {
    it(`is refused: ${what}`, () => {
      expect(codeOf(() => parseSetup({ ...TABLE, ...change }))).toBe(code);
    });
  }
});

describe("a log that cannot be", () => {
  const setup = parseSetup(TABLE);
  const asked = {
    type: "suggestion",
    id: "e1",
    time: 1,
    by: "Alice",
    cards: ["Plum", "Knife", "Hall"],
    passed: ["Bob"],
    shower: "Carol",
  };
  const bad: [string, unknown, TableErrorCode][] = [
    ["not a list", { entries: [] }, "shape"],
    ["an unknown type", [{ ...asked, type: "rumour" }], "shape"],
    ["two cards", [{ ...asked, cards: ["Plum", "Knife"] }], "shape"],
    ["no time", [{ ...asked, time: undefined }], "shape"],
    ["an unknown asker", [{ ...asked, by: "Zoe" }], "unknown_player"],
    ["an unknown shower", [{ ...asked, shower: "Zoe" }], "unknown_player"],
    ["an unknown card", [{ ...asked, cards: ["Plum", "Knife", "Moon"] }], "unknown_card"],
    ["a card twice", [{ ...asked, cards: ["Plum", "Knife", "Knife"] }], "card_twice"],
    ["two weapons", [{ ...asked, cards: ["Plum", "Knife", "Rope"] }], "card_kinds"],
    ["a wrong order of kinds", [{ ...asked, cards: ["Knife", "Plum", "Hall"] }], "card_kinds"],
    ["an asker who passes", [{ ...asked, passed: ["Alice"] }], "asker_answered"],
    ["an asker who shows", [{ ...asked, shower: "Alice" }], "asker_answered"],
    ["a shower who passed", [{ ...asked, passed: ["Bob", "Carol"] }], "shower_passed"],
    ["a player who passes twice", [{ ...asked, passed: ["Bob", "Bob"] }], "player_twice"],
    ["a pass after the show", [{ ...asked, passed: ["David"] }], "shower_before_passer"],
    ["a card nobody asked for", [{ ...asked, card: "Rope" }], "card_not_asked"],
    ["a card shown by nobody", [{ ...asked, shower: null, card: "Knife" }], "card_not_asked"],
    ["the same id twice", [asked, asked], "id_twice"],
    [
      "a fact about an unknown owner",
      [{ type: "fact", id: "f", time: 1, owner: "Zoe", card: "Plum", holds: true }],
      "unknown_player",
    ],
    ["a link without cards", [{ type: "link", id: "l", time: 1, player: "Bob", cards: [] }], "shape"],
    [
      "several showers, one of whom passed",
      [{ ...asked, shower: null, allShow: [{ player: "Bob", card: null }] }],
      "shower_passed",
    ],
  ];
  for (const [what, log, code] of bad) {
    it(`is refused: ${what}`, () => {
      expect(codeOf(() => parseLog(log, setup))).toBe(code);
    });
  }

  it("names the entry in plain words", () => {
    const second = { ...asked, id: "e2", by: "Zoe" };
    expect(() => parseLog([asked, second], setup)).toThrow('entry 2: there is no player called "Zoe".');
  });

  it("is accepted where house rules allow it", () => {
    const house = parseSetup({ ...TABLE, answersInAnyOrder: true });
    expect(parseLog([{ ...asked, passed: ["David"] }], house)).toHaveLength(1);
    const all = {
      ...asked,
      shower: null,
      passed: ["David"],
      allShow: [{ player: "Bob" }, { player: "Carol", card: null }],
    };
    expect(parseLog([all], setup)).toHaveLength(1);
  });

  it("only mentions players who were left out", () => {
    const [entry] = parseLog([{ ...asked, passed: [] }], setup);
    expect(entry?.type === "suggestion" && skippedPlayers(setup, entry)).toEqual(["Bob"]);
  });

  it.each([[[20, null, null]], [[18, 1, null]], [[null, 19, null]]])(
    "refuse hands that cannot be dealt: %j",
    (handSizes) => {
      const setup = { deck: "classic-21", players: ["A", "B", "C"], handSizes };
      expect(() => parseSetup(setup)).toThrow(expect.objectContaining({ code: "hand_size" }));
    },
  );
});

describe("names at the table", () => {
  const callOne = (name: string) => codeOf(() => parseSetup({ ...TABLE, players: [name, "Bob", "Carol", "David"] }));

  it("are in any script, and hold nothing that cannot be seen and no towers of marks", () => {
    for (const name of ["José", "Łukasz", "李木", "Zoë & Co.", "يوسف"]) expect(callOne(name)).toBeUndefined();
    for (const name of ["Ali\u200bce", "\u202eecilA", "A\u0007", "Z\u0300\u0301\u0302\u0303", "\u2066A"])
      expect(callOne(name)).toBe("shape");
  });
});

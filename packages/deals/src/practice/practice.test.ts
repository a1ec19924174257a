import { describe, expect, it } from "vitest";
import { seedRandom } from "../random.ts";
import { CLASSIC } from "../table/deck.ts";
import { parseLog } from "../table/entry.ts";
import { TableError } from "../table/error.ts";
import { ASKERS, type AskerName } from "./askers.ts";
import {
  accuse,
  cardToShow,
  envelopeOf,
  handOf,
  type PracticeGame,
  startPractice,
  suggest,
  viewFor,
} from "./practice-game.ts";
import { takeTurns, turnsOf } from "./practice-record.ts";

const PLAYERS = ["Me", "Bob", "Carol", "David"];

function playOn(game: PracticeGame, name: AskerName, seed: number): PracticeGame {
  const random = seedRandom(seed);
  const by = game.players[game.turn] ?? "";
  const { cards, isSure } = ASKERS[name]({ view: viewFor(game, by), random });
  return isSure ? accuse(game, cards) : suggest(game, cards, cardToShow(game, by, cards, random));
}

describe("a practice game that was kept", () => {
  const dealt = startPractice(CLASSIC, PLAYERS, 5);
  let game = dealt;
  for (let turn = 0; turn < 120 && !game.winner; turn++) game = playOn(game, "likeliest", turn);
  const turns = turnsOf(game);

  it("is the same again after any of its turns, and in other names", () => {
    expect(takeTurns(dealt, JSON.parse(JSON.stringify(turns)))).toEqual(game);
    const renamed = takeTurns(startPractice(CLASSIC, ["我", "乙", "丙", "丁"], 5), turns);
    expect(renamed.players[renamed.turn]).toBe(["我", "乙", "丙", "丁"][game.turn]);
    expect(turnsOf(renamed)).toEqual(turns);
  });

  it.each([
    ["no list", {}],
    ["a turn after the end", [...turns, turns[0]]],
    ["a card that is not in the deck", [{ ...turns[0], cards: ["Plum", "Knife", "Cellar"] }]],
    ["cards in another order", [{ ...turns[0], cards: ["Knife", "Plum", "Hall"] }]],
    ["a card that was not shown", [{ ...turns[0], shown: "Cellar" }]],
    ["more turns than any game takes", Array.from({ length: 1001 }, () => turns[0])],
  ])("is refused when it holds %s", (_, data) => {
    expect(() => takeTurns(dealt, data)).toThrow(TableError);
  });
});

describe("a practice game", () => {
  it("deals every card once", () => {
    const game = startPractice(CLASSIC, PLAYERS, 3);
    expect(PLAYERS.map((name) => handOf(game, name).length).sort()).toEqual([4, 4, 5, 5]);
    expect(envelopeOf(game).every((card) => game.owners.get(card) === "ENVELOPE")).toBe(true);
  });

  it("does not hand the envelope to players who draw from the same seed", () => {
    const asked = Array.from({ length: 20 }, (_, seed) => {
      const game = startPractice(CLASSIC, PLAYERS, seed);
      const { cards } = ASKERS.random({ view: viewFor(game, "Me"), random: seedRandom(seed) });
      return cards.join() === envelopeOf(game).join();
    });
    expect(asked).not.toContain(true);
  });

  it.each(["likeliest", "possible", "not-own"] as const)(
    "among players of the kind %s is won by a right accusation",
    (name) => {
      let game = startPractice(CLASSIC, PLAYERS, 5);
      for (let turn = 0; turn < 120 && !game.winner; turn++) game = playOn(game, name, turn);
      const last = game.log.at(-1);
      expect(game.winner).toBe(last?.type === "accusation" && last.correct ? last.by : "nobody");
    },
  );

  it("shows nobody more than they saw, and is a log like any other", () => {
    let game = startPractice(CLASSIC, PLAYERS, 7);
    for (let turn = 0; turn < 12; turn++) game = playOn(game, "not-own", turn);
    for (const name of PLAYERS) {
      const { setup, log } = viewFor(game, name);
      expect(parseLog([...log], setup)).toHaveLength(12);
      for (const entry of log) {
        if (entry.type !== "suggestion" || entry.card === null) continue;
        expect([entry.by, entry.shower]).toContain(name);
      }
    }
  });

  it("goes on without those who accused wrongly, who still show their cards", () => {
    const game = startPractice(CLASSIC, PLAYERS, 9);
    const wrong = handOf(game, "Bob");
    const [s = "", w = "", r = ""] = ["suspects", "weapons", "rooms"].map((kind) => CLASSIC[kind as "rooms"][0]?.id);
    const next = accuse(game, [s, w, r]);
    expect(next.out).toEqual(["Me"]);
    expect(next.players[next.turn]).toBe("Bob");
    expect(wrong.length).toBeGreaterThan(0);
    const mine = handOf(next, "Me")[0] ?? "";
    expect(next.owners.get(mine)).toBe("Me");
  });
});

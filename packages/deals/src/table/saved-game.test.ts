import { describe, expect, it } from "vitest";
import { learnHabits } from "../advice/habits.ts";
import { simulateGame } from "../simulate.ts";
import { smallTable } from "../testing/small-tables.ts";
import { CLASSIC } from "./deck.ts";
import { renamePlayer } from "./rename.ts";
import { makeGameText, parseGameText, parseSavedGame, type SavedGame, TABLE_FORMAT } from "./saved-game.ts";
import { makeShareText, parseShareText } from "./share.ts";

function saved(game: Pick<SavedGame, "setup" | "log">, id = "g1"): SavedGame {
  const times = { created: 1_700_000_000_000, changed: 1_700_000_900_000 };
  return parseSavedGame({ format: TABLE_FORMAT, id, name: "Friday", ...times, setup: game.setup, log: game.log });
}

const GAME = saved(simulateGame({ deck: CLASSIC, players: 4, turns: 30, seed: 5 }));

describe("a saved game", () => {
  it("comes back from a file as it was, draft and all", () => {
    const game = { ...GAME, draft: { by: "P2", cards: ["Plum"] } };
    expect(parseGameText(makeGameText(game))).toEqual(game);
  });

  it("is refused in plain words when it is none", () => {
    expect(() => parseGameText("not json")).toThrow("not JSON");
    expect(() => parseSavedGame({ ...GAME, format: "demonstrandum-table/9" })).toThrow(TABLE_FORMAT);
    expect(() => parseSavedGame({ ...GAME, log: [{ type: "fact" }] })).toThrow("entry 1");
    expect(() => parseSavedGame({ ...GAME, setup: { ...GAME.setup, players: [] } })).toThrow("two players");
    expect(() => parseSavedGame(null)).toThrow("not a saved table");
  });

  it("can have a player renamed everywhere", () => {
    const renamed = renamePlayer(GAME, "P2", "Bea");
    expect(JSON.stringify(renamed)).not.toContain('"P2"');
    expect(renamePlayer(renamed, "Bea", "P2")).toEqual(GAME);
    expect(() => renamePlayer(GAME, "P2", "P3")).toThrow("twice");
  });
});

describe("a game in a link", () => {
  it("comes back as it was, for every kind of entry and for own decks", () => {
    for (let seed = 0; seed < 60; seed++) {
      const game = saved(smallTable(seed));
      const text = makeShareText(game);
      expect(text).toMatch(/^[A-Za-z0-9_-]+$/);
      expect(parseShareText(text)).toEqual(game);
    }
  });

  it("is short enough for a QR code after thirty suggestions", () => {
    expect(makeShareText(GAME).length).toBeLessThan(1200);
    expect(parseShareText(makeShareText(GAME))).toEqual(GAME);
  });

  it("is refused in plain words when damaged", () => {
    const text = makeShareText(GAME);
    for (const bad of [
      "",
      "1",
      "2abc",
      text.slice(0, 100),
      `${text.slice(0, 50)}!${text.slice(51)}`,
      `1${text.slice(9)}`,
    ]) {
      expect(() => parseShareText(bad)).toThrow(/table|link/);
    }
  });
});

describe("habits", () => {
  it("are counted over games and marked as guesses", () => {
    const games = [1, 2, 3].map((seed) =>
      saved(simulateGame({ deck: CLASSIC, players: 3, turns: 40, seed }), `g${seed}`),
    );
    const habits = learnHabits(games);
    expect(habits.map(({ player }) => player)).toEqual(["P1", "P2", "P3"]);
    for (const habit of habits) {
      expect(habit.guess).toBe(true);
      expect(habit.games).toBe(3);
      for (const { seen, chances } of [habit.asksOwnCards, habit.showsAgain, ...Object.values(habit.showsKind)]) {
        expect(seen).toBeLessThanOrEqual(chances);
      }
    }
    expect(habits[0]?.asksOwnCards.chances).toBe(3 * 14);
  });

  it("count every game a player sat at, though ids are alike or nothing is certain of what the player did", () => {
    const seeds = [1, 2, 3, 4];
    const alike = seeds.map((seed) => saved(simulateGame({ deck: CLASSIC, players: 3, turns: 20, seed }), "g"));
    const apart = seeds.map((seed) => saved(simulateGame({ deck: CLASSIC, players: 3, turns: 20, seed }), `g${seed}`));
    expect(learnHabits(alike)).toEqual(learnHabits(apart));
    const quiet = alike.map((game, at) => (at === 0 ? game : { ...game, log: [] }));
    expect(learnHabits(quiet).map(({ games }) => games)).toEqual([4, 4, 4]);
  });

  it("notice a card that is always held back", () => {
    const { setup } = simulateGame({ deck: CLASSIC, players: 3, turns: 0, seed: 1 });
    const mine = new Set(setup.myHand);
    const free = (list: readonly { id: string }[]) => list.map(({ id }) => id).filter((id) => !mine.has(id));
    const [suspect = "", other = ""] = free(CLASSIC.suspects);
    const [weapon = ""] = free(CLASSIC.weapons);
    const [room = "", room2 = ""] = free(CLASSIC.rooms);
    const ask = (id: string, cards: [string, string, string], card: string) => {
      return { type: "suggestion" as const, id, time: 1, by: "P1", cards, passed: [], shower: "P2", card };
    };
    const game = saved({
      setup,
      log: [
        ask("a", [suspect, weapon, room], suspect),
        ask("b", [suspect, weapon, room2], suspect),
        { type: "fact", id: "f", time: 2, owner: "P2", card: weapon, holds: true },
        ask("c", [other, weapon, room], weapon === "" ? room : other),
      ],
    });
    const [habit] = learnHabits([game]).filter(({ player }) => player === "P2");
    expect(habit?.neverShowsFirst).toEqual([weapon]);
    expect(habit?.showsKind.suspect).toEqual({ seen: 3, chances: 3 });
    expect(habit?.showsAgain).toEqual({ seen: 1, chances: 3 });
  });
});

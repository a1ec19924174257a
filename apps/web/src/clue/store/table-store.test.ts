import { describe, expect, it } from "vitest";
import { en } from "../../../words/en/clue.ts";
import { type Backing, makeStorage } from "../../base/storage/storage.ts";
import { newSuggestion, setCard } from "./draft.ts";
import { gameKey, listGames } from "./kept-games.ts";
import { asked, SETUP, suggestion } from "./sample.ts";
import { parseTableGame, printTableGame } from "./table-game.ts";
import { makeTableStore } from "./table-store.ts";

/** A browser's storage with only so much room. */
function makeBacking(room = 1_000_000): Backing & { readonly map: Map<string, string> } {
  const map = new Map<string, string>();
  return {
    map,
    get length() {
      return map.size;
    },
    key: (at) => [...map.keys()][at] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem(key, text) {
      if (text.length > room) throw new Error("QuotaExceededError");
      map.set(key, text);
    },
    removeItem: (key) => void map.delete(key),
  };
}

const open = (backing: Backing) =>
  makeTableStore(
    en,
    makeStorage(() => backing),
    () => 1000,
  );

describe("the store of the table", () => {
  it("finds the game, its history and the half-entered suggestion again after a reload", () => {
    const backing = makeBacking();
    const store = open(backing);
    store.start(SETUP);
    store.record(suggestion("e1"));
    store.record(suggestion("e2"));
    store.undo();
    store.setDraft(setCard(newSuggestion(SETUP, []), "suspect", "Plum"));
    store.setRoom("Hall");
    const again = open(backing);
    expect(again.getState().game).toEqual(store.getState().game);
    again.redo();
    expect(again.getState().game).toMatchObject({ log: [{ id: "e1" }, { id: "e2" }], room: "Hall" });
    expect(again.getState().game?.draft?.cards[0]).toBe("Plum");
  });

  it("gives a half-entered suggestion back after a correction, also over a reload", () => {
    const backing = makeBacking();
    const store = open(backing);
    store.start(SETUP);
    store.record(suggestion("e1"));
    store.setDraft(asked());
    store.edit(suggestion("e1"));
    store.edit(suggestion("e1"));
    expect(store.getState().game?.draft?.editing).toBe("e1");
    const again = open(backing);
    again.endDraft();
    expect(again.getState().game).toMatchObject({ draft: asked(), parked: null });
    again.endDraft();
    expect(again.getState().game).toMatchObject({ draft: null, parked: null });
  });

  it("keeps several games apart", () => {
    const store = open(makeBacking());
    const first = store.start(SETUP);
    store.record(suggestion("e1"));
    store.close();
    store.start(SETUP);
    expect(store.getState().kept).toHaveLength(2);
    store.open(first.id);
    expect(store.getState().game?.log).toHaveLength(1);
    store.drop(first.id);
    expect(store.getState().game).toBeUndefined();
    expect(store.getState().kept).toHaveLength(1);
  });

  it("corrects, moves, marks and clears, each one step of undo", () => {
    const store = open(makeBacking());
    store.start(SETUP);
    store.record(suggestion("e1"));
    store.record(suggestion("e2"));
    store.correct(suggestion("e1", { card: "Knife" }));
    store.move("e1", 1);
    store.mark("Bob", "Rope", false);
    store.mark("Bob", "Knife", false);
    store.clearRow("Rope");
    store.clearCell("Bob", "Knife");
    store.remove(["e2"]);
    const log = () => store.getState().game?.log.map(({ id }) => id);
    expect(log()).toEqual(["e1"]);
    expect(store.getState().game?.past).toHaveLength(9);
    store.undo();
    expect(log()).toEqual(["e2", "e1"]);
  });

  it("does not count a change that changes nothing", () => {
    const store = open(makeBacking());
    store.start(SETUP);
    store.clearRow("Rope");
    store.remove(["e9"]);
    expect(store.getState().game?.past).toHaveLength(0);
  });

  it("plays on when the storage is full or forbidden, and says so", () => {
    const full = open(makeBacking(50));
    full.start(SETUP);
    full.record(suggestion("e1"));
    expect(full.getState()).toMatchObject({ trouble: "full", game: { log: [{ id: "e1" }] } });
    const forbidden = makeTableStore(
      en,
      makeStorage(() => {
        throw new Error("SecurityError");
      }),
      () => 1,
    );
    forbidden.start(SETUP);
    expect(forbidden.getState()).toMatchObject({ trouble: "forbidden", kept: [{ entries: 0 }] });
  });

  it("takes over what another tab has recorded", () => {
    const backing = makeBacking();
    const here = open(backing);
    here.start(SETUP);
    const there = open(backing);
    there.record(suggestion("e1"));
    here.reload();
    expect(here.getState().game?.log).toHaveLength(1);
  });
});

describe("a stored game", () => {
  const game = () => {
    const store = open(makeBacking());
    store.start(SETUP);
    store.record(suggestion("e1"));
    const found = store.getState().game;
    if (!found) throw new Error("no game");
    return found;
  };

  it("comes back as it was", () => {
    const kept = game();
    expect(parseTableGame(printTableGame(kept))).toEqual(kept);
  });

  it.each([
    ["is not JSON", () => "{"],
    ["is of another version", () => printTableGame(game()).replace('"version":1', '"version":2')],
    ["names an unknown player", () => printTableGame(game()).replaceAll('"by":"Bob"', '"by":"Eve"')],
    ["has no log", () => printTableGame(game()).replace('"log":', '"lag":')],
    ["has a broken history", () => printTableGame(game()).replace('"at":0', '"at":-1')],
  ])("is not shown as a game when it %s", (_, makeText) => {
    const text = makeText();
    const backing = makeBacking();
    backing.map.set(gameKey("x"), text);
    backing.map.set("demonstrandum/clue/current", "x");
    expect(() => parseTableGame(text)).toThrow();
    expect(listGames(makeStorage(() => backing))).toEqual([]);
    expect(open(backing).getState().game).toBeUndefined();
    expect(backing.map.get(gameKey("x"))).toBe(text);
  });
});

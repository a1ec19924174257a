import { describe, expect, it } from "vitest";
import { en } from "../../../words/en/clue.ts";
import {
  addEntry,
  changeSetup,
  clearMarks,
  markCell,
  moveEntry,
  nextEntryId,
  removeEntries,
  replaceEntry,
} from "./edits.ts";
import { makeChange, redoChange, undoChange } from "./history.ts";
import { SETUP, suggestion } from "./sample.ts";
import { newGame } from "./table-game.ts";

const empty = newGame(en, SETUP, [], 0, "game");
const ids = (game: typeof empty) => game.log.map(({ id }) => id);

/** A game after some of every kind of change, with all the states on the way. */
function longGame() {
  let game = empty;
  const states = [game];
  const step = (next: typeof game) => {
    game = next;
    states.push(game);
  };
  for (const id of ["e1", "e2", "e3"]) step(makeChange(game, addEntry(game, suggestion(id))));
  step(makeChange(game, replaceEntry(game, suggestion("e2", { shower: null, passed: ["Carol", "David", "Me"] }))));
  step(makeChange(game, markCell(game, "Bob", "Rope", false, 5)));
  step(makeChange(game, markCell(game, "Bob", "Rope", true, 6)));
  step(makeChange(game, removeEntries(game, ["e1", "e3"])));
  step(makeChange(game, moveEntry(game, "e2", 1) ?? { edits: [] }));
  step(makeChange(game, changeSetup(game, { ...SETUP, players: ["Me", "Bert", "Carol", "David"] })));
  step(
    makeChange(
      game,
      clearMarks(game, ({ card }) => card === "Rope"),
    ),
  );
  return { game, states };
}

describe("the history", () => {
  it("undoes every kind of change exactly, back to the start, and redoes it", () => {
    const { states } = longGame();
    let { game } = longGame();
    for (const state of states.slice(0, -1).reverse()) {
      game = undoChange(game);
      expect({ setup: game.setup, log: game.log }).toEqual({ setup: state.setup, log: state.log });
    }
    expect(undoChange(game)).toBe(game);
    for (const state of states.slice(1)) {
      game = redoChange(game);
      expect({ setup: game.setup, log: game.log }).toEqual({ setup: state.setup, log: state.log });
    }
    expect(redoChange(game)).toBe(game);
  });

  it("forgets what was undone once something else is done", () => {
    const one = makeChange(empty, addEntry(empty, suggestion("e1")));
    const other = makeChange(undoChange(one), addEntry(empty, suggestion("e9")));
    expect(ids(redoChange(other))).toEqual(["e9"]);
  });
});

describe("changes to the log", () => {
  it("give new entries ids that are free", () => {
    expect(nextEntryId([])).toBe("e1");
    expect(nextEntryId([suggestion("e7"), suggestion("from elsewhere")])).toBe("e8");
  });

  it("keep one mark to a cell, the latest", () => {
    const first = makeChange(empty, markCell(empty, "Bob", "Rope", true, 1));
    const second = makeChange(first, markCell(first, "Bob", "Rope", false, 2));
    expect(second.log).toMatchObject([{ type: "fact", owner: "Bob", card: "Rope", holds: false }]);
  });

  it("rename a player in every entry", () => {
    const { game } = longGame();
    expect(JSON.stringify(game.log)).not.toContain("Bob");
    expect(game.log[0]).toMatchObject({ by: "Bert" });
  });

  it("do not move an entry beyond the ends", () => {
    const one = makeChange(empty, addEntry(empty, suggestion("e1")));
    expect(moveEntry(one, "e1", 1)).toBeUndefined();
    expect(moveEntry(one, "e1", -1)).toBeUndefined();
  });
});

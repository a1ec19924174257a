import { analyse, ENVELOPE, type Entry, type Log } from "@demonstrandum/deals";
import { describe, expect, it } from "vitest";
import { en } from "../../../words/en/clue.ts";
import { clearMarks, markCell } from "../store/edits.ts";
import { makeChange } from "../store/history.ts";
import { SETUP, suggestion } from "../store/sample.ts";
import { newGame } from "../store/table-game.ts";
import { cellOf } from "./cell.ts";
import { nextMark } from "./matrix-panel.tsx";

/** Bob shows me the Knife. */
const shown = suggestion("e1", { by: "Me", passed: [], shower: "Bob", card: "Knife" });

/** Taps a cell as often as asked and tells what it showed after each tap. */
function tap(log: Log, owner: string, card: string, times: number): string[] {
  let game = newGame(en, SETUP, log, 0);
  return Array.from({ length: times }, () => {
    const next = nextMark(game.log, analyse(SETUP, game.log), owner, card);
    if (typeof next === "boolean") game = makeChange(game, markCell(game, owner, card, next, 1));
    else if (next === "none")
      game = makeChange(
        game,
        clearMarks(game, (mark) => mark.owner === owner && mark.card === card),
      );
    return cellOf(analyse(SETUP, game.log), card, owner).look;
  });
}

describe("tapping a cell", () => {
  it("goes round: has it, lacks it, open again", () => {
    expect(tap([], "Bob", "Knife", 4)).toEqual(["owned", "lacks", "unknown", "owned"]);
    expect(tap([], ENVELOPE, "Knife", 3)).toEqual(["envelope", "lacks", "unknown"]);
  });

  it("overrides what entries prove, either way, and gives it back", () => {
    expect(tap([shown], "Bob", "Knife", 3)).toEqual(["lacks", "owned", "lacks"]);
    expect(tap([shown], "Carol", "Knife", 3)).toEqual(["owned", "lacks", "owned"]);
  });

  it("marks all others as without the card, and an earlier mark gives way", () => {
    const bob: Entry = { type: "fact", id: "m", time: 1, owner: "Bob", card: "Knife", holds: true };
    const game = newGame(en, SETUP, [bob], 0);
    const { log } = makeChange(game, markCell(game, "Carol", "Knife", true, 1));
    const analysis = analyse(SETUP, log);
    expect(analysis.consistent).toBe(true);
    expect(analysis.owners.Knife).toBe("Carol");
    expect([cellOf(analysis, "Knife", "Bob").look, cellOf(analysis, "Knife", ENVELOPE).look]).toEqual([
      "lacks",
      "lacks",
    ]);
  });

  it("leaves alone what the deal says", () => {
    const [own = ""] = SETUP.myHand ?? [];
    expect(nextMark([], analyse(SETUP, []), "Me", own)).toBe("fixed");
    expect(nextMark([], analyse(SETUP, []), "Bob", own)).toBe("fixed");
    expect(nextMark([], analyse(SETUP, []), "Me", "Knife")).toBe("fixed");
  });
});

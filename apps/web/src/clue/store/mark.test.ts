import { analyse, ENVELOPE, type Entry, type Log, parseEntry } from "@demonstrandum/deals";
import { describe, expect, it } from "vitest";
import { en } from "../../../words/en/clue.ts";
import type { Words } from "../../../words/words.ts";
import { zh } from "../../../words/zh/clue.ts";
import { cellOf, sayCell } from "../matrix/cell.ts";
import { cellKey, marksOf } from "./mark.ts";
import { SETUP, suggestion } from "./sample.ts";

const marked = (owner: string, card: string, holds: boolean, id = "mark"): Entry =>
  parseEntry({ id, time: 1, type: "fact", owner, card, holds }, SETUP);
/** Bob shows me the Knife. */
const shown = suggestion("e1", { by: "Me", passed: [], shower: "Bob", card: "Knife" });

function say(log: Log, owner: string, card = "Knife", words: Words["clue"] = en): string {
  const analysis = analyse(SETUP, log);
  return sayCell(words, owner, card, cellOf(analysis, card, owner), marksOf(log, analysis).get(cellKey(owner, card)));
}

describe("a mark by hand", () => {
  it("is the reason of what is certain because of it", () => {
    expect(say([marked("Bob", "Knife", true)], "Bob")).toBe("Bob, Knife: has it, as you marked");
    expect(say([marked(ENVELOPE, "Knife", false)], ENVELOPE)).toBe("Envelope, Knife: not here, as you marked");
  });

  it("repeats what the other entries prove", () => {
    expect(say([shown, marked("Bob", "Knife", true)], "Bob")).toBe("Bob, Knife: has it, certain; you marked the same");
  });

  it("overrides the other entries, and says that they contradict it, whichever came first", () => {
    for (const [owner, holds, told] of [
      ["Bob", false, "Bob, Knife: does not have it, as you marked, but other entries contradict it"],
      ["Carol", true, "Carol, Knife: has it, as you marked, but other entries contradict it"],
      [ENVELOPE, true, "Envelope, Knife: here, as you marked, but other entries contradict it"],
    ] as const) {
      expect(say([shown, marked(owner, "Knife", holds)], owner)).toBe(told);
      expect(say([marked(owner, "Knife", holds), shown], owner)).toBe(told);
    }
    expect(say([shown, marked("Bob", "Knife", false)], "Bob", "Knife", zh)).toBe(
      "Bob，Knife：没有，依据你的标记，但与其他记录矛盾",
    );
  });

  it("counts while other entries contradict each other", () => {
    const clash = [shown, marked("Bob", "Knife", false, "x"), marked("David", "Mustard", true)];
    expect(say(clash, "David", "Mustard")).toBe("David, Mustard: has it, as you marked");
  });

  it("is never told as what is proved against it", () => {
    expect(say([marked("Bob", "Knife", true, "x"), marked("Carol", "Knife", true)], "Bob")).toBe(
      "Bob, Knife: does not have it, certain by the other entries; you marked: has it",
    );
    expect(say([marked("Me", "Rope", false)], "Me", "Rope", zh)).toBe("Me，Rope：依据其他记录确定有；你标的是：没有");
  });

  it("is said to be left out where it is", () => {
    const cell = { look: "unknown", chance: 0.25 } as const;
    expect(sayCell(en, "Bob", "Knife", cell, { holds: true, standing: "unused" })).toMatch(
      /^Bob, Knife: not known, 25\s%; you marked: has it, not counted while the log contradicts itself$/,
    );
  });
});

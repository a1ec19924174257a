import { analyse, ENVELOPE, type Entry, type Log, parseEntry } from "@demonstrandum/deals";
import { describe, expect, it } from "vitest";
import { SETUP, suggestion } from "../state/sample.ts";
import { en } from "../words/en.ts";
import { zh } from "../words/zh.ts";
import { cellOf, sayCell } from "./cell.ts";
import { cellKey, marksOf } from "./mark.ts";

const marked = (owner: string, card: string, holds: boolean, id = "mark"): Entry =>
  parseEntry({ id, time: 1, type: "fact", owner, card, holds }, SETUP);
/** Bob shows me the Knife. */
const shown = suggestion("e1", { by: "Me", passed: [], shower: "Bob", card: "Knife" });

function say(log: Log, owner: string, card = "Knife", words = en): string {
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

  it("is never told as what the other entries prove against it, whichever way it goes", () => {
    expect(say([shown, marked("Bob", "Knife", false)], "Bob")).toBe(
      "Bob, Knife: has it, certain by the other entries; you marked: does not have it",
    );
    expect(say([shown, marked("Carol", "Knife", true)], "Carol")).toBe(
      "Carol, Knife: does not have it, certain by the other entries; you marked: has it",
    );
    expect(say([shown, marked(ENVELOPE, "Knife", true)], ENVELOPE)).toBe(
      "Envelope, Knife: not here, certain by the other entries; you marked: here",
    );
    expect(say([shown, marked("Bob", "Knife", false)], "Bob", "Knife", zh)).toBe(
      "Bob，Knife：依据其他记录确定有；你标的是：没有",
    );
  });

  it("says when later entries contradict it, and when it is not counted at all", () => {
    expect(say([marked("Bob", "Knife", false), shown], "Bob")).toBe(
      "Bob, Knife: does not have it, as you marked, but other entries contradict it",
    );
    const clash = [shown, marked("Bob", "Knife", false, "x"), marked("David", "Mustard", true)];
    expect(say(clash, "David", "Mustard")).toMatch(
      /^David, Mustard: not known, \d+\s%; you marked: has it, not counted while the log contradicts itself$/,
    );
  });
});

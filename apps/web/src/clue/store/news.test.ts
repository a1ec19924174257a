import { analyse } from "@demonstrandum/deals";
import { describe, expect, it } from "vitest";
import { newsOf } from "./news.ts";
import { SETUP, suggestion } from "./sample.ts";

describe("news", () => {
  const before = analyse(SETUP, []);
  const after = analyse(SETUP, [suggestion("e1", { passed: [], shower: "Carol", card: "Knife" })]);

  it("tells who has what, and marks every cell that became certain", () => {
    const { told, cells } = newsOf(before, after);
    expect(told.map(({ id }) => id)).toEqual(["Carol|Knife|+"]);
    expect(cells).toContain("Bob|Knife");
    expect(cells).not.toContain("Me|Rope");
  });

  it("is none on first sight, and none when something is taken back", () => {
    expect(newsOf(undefined, after).told).toEqual([]);
    expect(newsOf(after, before).told).toEqual([]);
  });
});

// A game that is in the list, with words, works in every command, without a line about it anywhere in the program.
import { describe, expect, it, vi } from "vitest";
import { runText } from "./run.cases.ts";

vi.mock("@demonstrandum/games/english", async (load) => {
  const english = await load<typeof import("@demonstrandum/games/english")>();
  const { nullGame, nullGameWords, openNullGame, openNullGameWords } = await import("@demonstrandum/games");
  const more = [
    { game: nullGame, words: nullGameWords },
    { game: openNullGame, words: openNullGameWords },
  ];
  return { ...english, TOLD_IN_ENGLISH: [...english.TOLD_IN_ENGLISH, ...more] };
});

const make = async (...more: readonly string[]): Promise<string> =>
  (await runText(["new", "null", "--seed", "fourth", ...more])).stdout;

describe("one more game in the list", () => {
  it("is made, checked, solved, rated, exported and confirmed by z3", async () => {
    const puzzle = await make("--verify");
    expect(JSON.parse(puzzle)).toMatchObject({ game: "null", difficulty: "easy" });
    expect(await runText(["check"], puzzle)).toMatchObject({ code: 0, stdout: "1 puzzle, no defects\n" });
    expect(await runText(["solve"], puzzle)).toMatchObject({ code: 0, stdout: expect.stringContaining("Solved: ") });
    expect((await runText(["rate"], puzzle)).stdout).toContain("label             easy");
    expect((await runText(["export", "--format", "smtlib"], puzzle)).stdout).toContain("(declare-const p3 Bool)");
  });

  it("is printed as a board", async () => {
    expect(await make("--format", "text")).toMatch(/^Four coins\n={10}\n.*1 Ada {2}2 Ben.*Solution/s);
  });

  it("is asked what a clue means", async () => {
    const puzzle = await make();
    const say = (clue: string) => runText(["say", clue, "--puzzle", "-", "--format", "json"], puzzle);
    expect(JSON.parse((await say("Of Ada, Cleo exactly 1 is tails")).stdout)).toMatchObject({
      english: "Of Ada, Cleo exactly 1 is tails.",
      people: [{ name: "Ada" }, { name: "Cleo" }],
      worlds: 8,
    });
    expect(await say("heads up")).toMatchObject({ code: 2, stderr: expect.stringContaining("cannot be understood") });
  });

  it("is played", async () => {
    const { code, stdout } = await runText(["play", "null", "--seed", "fourth"], "hint\nquit\n");
    expect([code, stdout]).toEqual([0, expect.stringContaining("Look at the coins.")]);
  });

  it("is made, checked, solved and played where everything is on the table, too", async () => {
    const puzzle = (await runText(["new", "open-null", "--seed", "fifth", "--difficulty", "medium"])).stdout;
    expect(JSON.parse(puzzle)).toMatchObject({ game: "open-null", difficulty: "medium" });
    expect(await runText(["check"], puzzle)).toMatchObject({ code: 0, stdout: "1 puzzle, no defects\n" });
    expect(await runText(["solve"], puzzle)).toMatchObject({ code: 0, stdout: expect.stringContaining("Suppose ") });
    const { code, stdout } = await runText(["play", "open-null", "--seed", "fifth"], "hint\nrules\nquit\n");
    expect([code, stdout]).toEqual([0, expect.stringContaining("What a tail says is false.")]);
  });
});

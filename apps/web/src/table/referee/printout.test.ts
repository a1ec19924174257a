// What is printed can be played on paper: every clue is there once, and nothing gives an identity away before the last page.
import { type Game, generate, type Puzzle, tellTable } from "@demonstrandum/engine";
import { cultivators, tellGame, village } from "@demonstrandum/games";
import { en } from "@demonstrandum/games/english";
import { describe, expect, it } from "vitest";
import { puzzle, steps, told } from "../testing/a-play.ts";
import { makePrintout } from "./printout.ts";

/** What the puzzle itself holds, read as the data it is. */
const asidesIn = (puzzle: Puzzle): string[] =>
  [...JSON.stringify(puzzle).matchAll(/"aside":\d+,"text":"([^"]+)"/g)].map(([, text]) => text ?? "");

describe("a printout", () => {
  const { view, numbers, strip, answers } = makePrintout(told, puzzle);
  const {
    start,
    words: { clues },
  } = tellTable(told, puzzle);

  it("gives everyone but the start person a number, and each number their clue", () => {
    for (const [id, number] of numbers.entries()) {
      if (start.includes(id)) expect(number).toBeUndefined();
      else expect(strip.find((entry) => entry.number === number)?.text).toBe(clues[id]?.text);
    }
    expect(new Set(strip.map(({ number }) => number)).size).toBe(steps.length);
  });

  it("puts the strip in the order of the numbers", () => {
    const order = strip.map(({ number }) => number);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it("shows the board as it stands at the start, and proves everyone at the end", () => {
    expect(view.people.filter(({ identity }) => identity !== undefined)).toHaveLength(start.length);
    const said = answers.map(({ text }) => text).join(" ");
    for (const { person } of steps) expect(said).toContain(view.people[person]?.name);
    expect(answers.every(({ proof }) => proof.length > 0)).toBe(true);
  });

  it("is the same for the same puzzle", () => {
    expect(makePrintout(told, puzzle)).toEqual(makePrintout(told, puzzle));
  });
});

describe("a printout of a puzzle with asides", () => {
  it("marks on the strip what is no clue", () => {
    const made = generate(cultivators, { difficulty: "easy", asides: 3 }, "paper");
    if (!made.ok) throw new Error(made.failure.text);
    const { strip } = makePrintout(tellGame(en, cultivators as Game), made.puzzle);
    const asides = strip.filter(({ isAside }) => isAside).map(({ text }) => text);
    expect(asides).toEqual(expect.arrayContaining(asidesIn(made.puzzle)));
    expect(asides).toHaveLength(3);
  });
});

describe("a printout of an open puzzle", () => {
  it("has everything on the board and no strip", () => {
    const made = generate(village, { difficulty: "easy" }, "paper");
    if (!made.ok) throw new Error(made.failure.text);
    const { view, strip, answers } = makePrintout(tellGame(en, village as Game), made.puzzle);
    expect(view.people.every(({ clue }) => clue?.sentences.length === 2)).toBe(true);
    expect(view.honesty).toContain("at least one is false");
    expect(strip).toEqual([]);
    expect(answers.length).toBeGreaterThan(0);
  });
});

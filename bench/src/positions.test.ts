import { entailed, predicate } from "@demonstrandum/logic";
import { expect, it } from "vitest";
import { makeBoards, makeOpenBoards } from "./positions.ts";

const boards = makeBoards({ rows: 5, cols: 4 }, 20, 8);

it("makes only clues that are true of the board's world", () => {
  for (const { theory, world } of boards) {
    expect(theory.clues.every(({ says }) => predicate(says)(world))).toBe(true);
  }
});

it("makes mid-game positions: some people are forced beyond the revealed ones, some are not", () => {
  const open = boards.flatMap(({ theory, positions }) =>
    positions.map((given) => 20 - countKnown(entailed(theory, given)?.known ?? 0)),
  );
  expect(open.some((count) => count === 0)).toBe(true);
  expect(open.filter((count) => count > 0).length).toBeGreaterThan(open.length / 2);
});

it("makes boards of liars whose words fit the board's world", () => {
  for (const { theory, world } of makeOpenBoards({ rows: 5, cols: 4 }, 5, "lying")) {
    expect(theory.clues.every(({ says }) => says.kind === "iff" && predicate(says)(world))).toBe(true);
    expect(theory.clues.some(({ says }) => says.kind === "iff" && !predicate(says.right)(world))).toBe(true);
  }
});

it("makes the same boards every time", () => {
  expect(makeBoards({ rows: 5, cols: 4 }, 20, 8)).toEqual(boards);
});

const countKnown = (mask: number): number => mask.toString(2).replaceAll("0", "").length;

import { countBits, indices, type Mask } from "@demonstrandum/logic";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type BoardPerson, between, commonNeighbors, isNeighbor, makeBoard, parseBoard } from "./board.ts";
import { ClueError } from "./clue-error.ts";
import { areNeighbors } from "./geometry.ts";
import { makeColumn, numberOfPlace, parseColumn, sayPlace } from "./place.ts";
import { boardOf } from "./testing/boards.ts";

const board = boardOf(5, 4);
const list = (mask: Mask | undefined): number[] => indices(mask ?? 0);

describe("a board of five rows and four columns", () => {
  it("has 3 neighbors in corners, 5 on the edge and 8 inside", () => {
    const counts = (group: Mask): number[] => list(group).map((id) => countBits(board.neighbors[id] ?? 0));
    expect(new Set(counts(board.corners))).toEqual(new Set([3]));
    expect(new Set(counts(board.edges))).toEqual(new Set([5]));
    expect(new Set(counts(board.everyone & ~board.corners & ~board.edges))).toEqual(new Set([8]));
    expect([board.corners, board.edges].map(countBits)).toEqual([4, 10]);
  });

  it("looks along rows and columns", () => {
    expect(list(board.leftOf[6])).toEqual([4, 5]);
    expect(list(board.rightOf[6])).toEqual([7]);
    expect(list(board.above[6])).toEqual([2]);
    expect(list(board.below[6])).toEqual([10, 14, 18]);
    expect(list(board.directlyLeftOf[6])).toEqual([5]);
    expect(list(board.directlyRightOf[7])).toEqual([]);
    expect(list(board.directlyAbove[6])).toEqual([2]);
    expect(list(board.directlyBelow[6])).toEqual([10]);
    expect(list(board.adjacent[6])).toEqual([2, 5, 7, 10]);
  });

  it("knows who is strictly between two people of one line", () => {
    expect(list(between(board, 4, 7))).toEqual([5, 6]);
    expect(list(between(board, 18, 2))).toEqual([6, 10, 14]);
    expect(list(between(board, 4, 5))).toEqual([]);
    expect(between(board, 4, 9)).toBeUndefined();
  });

  it("knows common neighbors", () => {
    expect(list(commonNeighbors(board, 0, 2))).toEqual([1, 5]);
    expect(isNeighbor(board, 0, 5)).toBe(true);
    expect(isNeighbor(board, 0, 0)).toBe(false);
    expect(isNeighbor(board, 3, 4)).toBe(false);
  });

  it("calls people neighbors up to one row and one column apart, but nobody their own", () => {
    const [first, second, , fourth] = board.people as [BoardPerson, BoardPerson, BoardPerson, BoardPerson];
    expect(areNeighbors(first, second)).toBe(true);
    expect(areNeighbors(first, fourth)).toBe(false);
    expect(areNeighbors(first, first)).toBe(false);
  });

  it("writes places from 1 and A", () => {
    expect(sayPlace(board, 9)).toBe("(3, B)");
    expect(numberOfPlace(board, 9)).toBe(10);
  });

  it("puts everyone before or after everyone else in the alphabet", () => {
    for (const { id, name } of board.people) {
      const before = list(board.namesBefore[id]).map((other) => board.people[other]?.name);
      expect(before).toEqual(board.people.map((p) => p.name).filter((other) => other < name));
      expect((board.namesBefore[id] ?? 0) | (board.namesAfter[id] ?? 0)).toBe(board.everyone & ~(1 << id));
    }
  });
});

describe("any board up to 30 people", () => {
  it("puts everyone in one row, one column, and one of corners, edges and inside", () => {
    const sizes = fc
      .tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 30 }))
      .filter(([r, c]) => r * c <= 30);
    fc.assert(
      fc.property(sizes, ([rows, cols]) => {
        const any = boardOf(rows, cols);
        const sum = (groups: readonly Mask[]): number => groups.reduce((a, b) => a + b, 0);
        expect([sum(any.inRow), sum(any.inColumn)]).toEqual([any.everyone, any.everyone]);
        expect(any.corners & any.edges).toBe(0);
        for (const { id } of any.people)
          for (const near of list(any.neighbors[id])) expect(isNeighbor(any, near, id)).toBe(true);
      }),
      { seed: 1, numRuns: 60 },
    );
  });

  it("names columns beyond Z", () => {
    expect([0, 3, 25, 26, 29].map(makeColumn)).toEqual(["A", "D", "Z", "AA", "AD"]);
    expect(parseColumn("ad", boardOf(1, 30))).toBe(29);
    expect(parseColumn("E", board)).toBeUndefined();
  });
});

describe("what is no board", () => {
  const people = (names: readonly string[]): BoardPerson[] => names.map((name, id) => ({ id, name, row: 0, col: id }));

  it.each([
    [{ rows: 0, cols: 0, people: [] }, "A board needs at least one person."],
    [{ rows: 1, cols: 3, people: people(["Ann", "Bo"]) }, "1 rows of 3 make 3 places, but there are 2 people."],
    [{ rows: 1, cols: 2, people: people(["Ann", "ann"]) }, "Two people are called ann."],
    [{ rows: 1, cols: 1, people: people(["Li_Mu"]) }, '"Li_Mu" is not a name'],
    [{ rows: 1, cols: 1, people: people(["row 3"]) }, "in a sentence it would mean something else"],
    [{ rows: 1, cols: 1, people: people(["me"]) }, "in a sentence it would mean something else"],
    [
      { rows: 1, cols: 2, people: [people(["Ann"])[0] as BoardPerson, { id: 1, name: "Bo", row: 0, col: 0 }] },
      "Ann and Bo have the same place on the board.",
    ],
    [
      { rows: 1, cols: 1, people: [{ id: 3, name: "Ann", row: 0, col: 0 }] },
      "Ann is number 0 in the list but has id 3.",
    ],
    [{ rows: 1, cols: 1, people: [{ id: 0, name: "Ann", row: 0, col: 1 }] }, "Ann sits outside the board."],
  ])("%j", (data, message) => {
    expect(() => makeBoard(data)).toThrow(message);
    expect(() => makeBoard(data)).toThrow(ClueError);
  });

  it("more than 30 people", () => {
    const many = Array.from({ length: 31 }, (_, id) => ({ id, name: `P${id}`, row: 0, col: id }));
    expect(() => makeBoard({ rows: 1, cols: 31, people: many })).toThrow("A board holds at most 30 people, not 31.");
  });

  it("any other data", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.record({ rows: fc.nat(3), cols: fc.nat(3), people: fc.array(fc.anything()) })),
        (data) => {
          expect(() => parseBoard(data)).toThrow(ClueError);
        },
      ),
      { seed: 2, numRuns: 300 },
    );
  });

  it.each([
    [undefined, "board: an object is needed"],
    [{ rows: 1 }, 'board, "cols": this is missing'],
    [{ rows: 1, cols: 1.5, people: [] }, 'board, "cols": a whole number is needed'],
    [{ rows: 1, cols: 1, people: {} }, 'board, "people": a list of people is needed'],
  ])("%j is refused in plain words", (data, message) => {
    expect(() => parseBoard(data)).toThrow(message);
  });

  it("says where the data is wrong", () => {
    expect(() =>
      parseBoard({ rows: 1, cols: 1, people: [{ id: 0, name: "Ann", row: 0, col: 0, spiritualRoot: ["Air"] }] }),
    ).toThrow('board, "people.0.spiritualRoot.0": one of Metal, Wood, Water, Fire, Earth is needed');
  });
});

import { indices } from "@demonstrandum/logic";
import { describe, expect, it } from "vitest";
import { atoms } from "./atoms/atoms.ts";
import { type Board, makeBoard } from "./board.ts";
import { type ClassicClue, classic } from "./classic/classic.ts";
import type { Dialect } from "./dialect.ts";
import { proposals, type Standpoint } from "./proposals.ts";
import { boardOf } from "./testing/boards.ts";
import { belowFrom } from "./testing/random.ts";
import { who } from "./who/stories.ts";

const board = boardOf(3, 3);
const at = { board, speaker: 4 };
const DRAWS = 60_000;

describe("proposals", () => {
  const evenly = proposals(
    ({ board }) => indices(board.everyone),
    (person, world) => ((world >>> person) & 1 ? { person } : undefined),
    (person) => (person === 0 ? "first" : "others"),
  );

  it("list what can be said of every topic, in order", () => {
    expect(evenly.candidates(0b101001, at)).toEqual([{ person: 0 }, { person: 3 }, { person: 5 }]);
  });

  it("draw nothing where nothing can be said", () => {
    expect(evenly.draw(0, at, belowFrom(1))).toBeUndefined();
    const empty = proposals(
      () => [],
      () => 1,
    );
    expect(empty.draw(0, at, belowFrom(1))).toBeUndefined();
  });

  it("draw every kind equally often, however few topics it has", () => {
    const below = belowFrom(2);
    let first = 0;
    for (let i = 0; i < 1000; i++) if (evenly.draw(0b111111111, at, below)?.person === 0) first++;
    expect(first).toBeGreaterThan(400);
    expect(first).toBeLessThan(600);
  });

  it("look for topics once for each speaker of a shape of board", () => {
    const asked: number[] = [];
    const topics = ({ speaker }: Standpoint): number[] => {
      asked.push(speaker);
      return [speaker];
    };
    const own = proposals(topics, (topic) => topic);
    const said = [at, { board: boardOf(3, 3), speaker: 4 }, { board, speaker: 5 }].map((where) =>
      own.draw(0, where, belowFrom(3)),
    );
    expect(said).toEqual([4, 4, 5]);
    expect(asked).toEqual([4, 5]);
  });
});

describe.each([atoms, who] as readonly Dialect[])("draws from $id", (dialect) => {
  it("give all candidates there are, and nothing else", () => {
    const [world, speaker, below] = [0b010110010, 1, belowFrom(4)];
    const written = new Set<string>();
    for (let i = 0; i < DRAWS; i++) {
      const clue = dialect.draw?.(speaker, world, board, below);
      if (clue !== undefined) written.add(JSON.stringify(clue));
    }
    const candidates = dialect.candidates(speaker, world, board).map((clue) => JSON.stringify(clue));
    expect([...written].sort()).toEqual(candidates.sort());
  });
});

describe("lasting clues", () => {
  const [world, speaker] = [0b010110010, 1];
  const proposed = (where: Board): ClassicClue[] => classic.candidates(speaker, world, where);

  it("are the same objects on every board of a shape, unless they speak of roots", () => {
    const [one, two] = [proposed(board), proposed(boardOf(3, 3))];
    expect(one).toEqual(two);
    for (const [i, clue] of one.entries()) {
      const object = classic.lasting?.(clue);
      expect(object === undefined).toBe(clue.params.element !== undefined);
      expect(classic.lasting?.(two[i] as ClassicClue)).toBe(object);
    }
  });

  it("mean the same on every board of a shape, whoever sits there", () => {
    const others = makeBoard({
      ...board,
      people: board.people.map((person) => ({ ...person, spiritualRoot: ["Fire"] })),
    });
    for (const clue of proposed(board).filter((each) => classic.lasting?.(each))) {
      expect(classic.meaning(clue, speaker, others)).toEqual(classic.meaning(clue, speaker, board));
    }
  });

  it("are not handed out to be written in", () => {
    const [clue] = proposed(board) as [ClassicClue];
    expect(classic.makeClue(clue, speaker, board).params).toEqual(clue.params);
    expect(classic.makeClue(clue, speaker, board).params).not.toBe(clue.params);
  });
});

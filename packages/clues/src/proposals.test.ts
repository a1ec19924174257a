import { indices } from "@demonstrandum/logic";
import { describe, expect, it } from "vitest";
import { atoms } from "./atoms/atoms.ts";
import { classic } from "./classic/classic.ts";
import { ClueError } from "./clue-error.ts";
import type { Dialect } from "./dialect.ts";
import { proposals, type Standpoint } from "./proposals.ts";
import { boardOf } from "./testing/boards.ts";
import { belowFrom } from "./testing/random.ts";
import { who } from "./who/who.ts";

const board = boardOf(3, 3);
const at = { board, speaker: 4 };

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

describe.each([classic, atoms, who] as readonly Dialect[])("families of $id", (dialect) => {
  it("give all candidates there are, and nothing else", () => {
    const [world, speaker, below] = [0b010110010, 1, belowFrom(4)];
    const drawn = dialect.families.flatMap((family) =>
      Array.from({ length: 3000 }, () => dialect.draw(family, speaker, world, board, below)),
    );
    const written = new Set(drawn.filter((clue) => clue !== undefined).map((clue) => JSON.stringify(clue)));
    const candidates = dialect.candidates(speaker, world, board).map((clue) => JSON.stringify(clue));
    expect([...written].sort()).toEqual(candidates.sort());
  });

  it("are parts that can be switched off", () => {
    expect(dialect.parts).toEqual(expect.arrayContaining([...dialect.families]));
  });

  it("do not include just any word", () => {
    expect(() => dialect.draw("nothing", 0, 0, board, belowFrom(5))).toThrow(ClueError);
  });
});

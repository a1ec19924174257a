// The ninety seconds teach nothing wrong: every world of the small board is tried.
import { describe, expect, it } from "vitest";
import { demonsIn, knownBefore, MOVES, PEOPLE, peopleCounted } from "./quick-puzzle.ts";

const WORLDS = Array.from({ length: 2 ** PEOPLE.length }, (_, world) =>
  PEOPLE.map((_person, id) => ((world >> id) & 1) === 1),
);

const holds = (world: readonly boolean[], speaker: number): boolean => {
  const clue = PEOPLE[speaker]?.clue;
  if (!clue) return false;
  return peopleCounted(clue).filter((id) => world[id]).length === demonsIn(clue);
};

/** The worlds that agree with what is known and with what some people say. */
const worldsLeft = (known: readonly number[], cited: readonly number[]) =>
  WORLDS.filter(
    (world) =>
      known.every((id) => world[id] === PEOPLE[id]?.isDemon) && cited.every((speaker) => holds(world, speaker)),
  );

const isForced = (person: number, known: readonly number[], cited: readonly number[]): boolean =>
  new Set(worldsLeft(known, cited).map((world) => world[person])).size === 1;

describe("the board of the ninety seconds", () => {
  it("has one solution, in which everybody tells the truth", () => {
    const all = [...PEOPLE.keys()];
    expect(worldsLeft([], all)).toEqual([PEOPLE.map(({ isDemon }) => isDemon)]);
  });

  it("can be finished step by step by those who have spoken", () => {
    const known = new Set(knownBefore(0));
    for (let turn = 0; turn < PEOPLE.length; turn++)
      for (const id of PEOPLE.keys()) if (isForced(id, [...known], [...known])) known.add(id);
    expect(known.size).toBe(PEOPLE.length);
  });

  it.each(MOVES.map((move, at) => ({ ...move, at })).filter(({ kind }) => kind !== "guess"))(
    "$kind: follows from the clues it names, from all of them, and they are on the table",
    ({ person, cites, at }) => {
      const known = knownBefore(at);
      expect(known).not.toContain(person);
      for (const speaker of cites) expect(known).toContain(speaker);
      expect(isForced(person, known, cites)).toBe(true);
      for (const left of cites)
        expect(
          isForced(
            person,
            known,
            cites.filter((speaker) => speaker !== left),
          ),
        ).toBe(false);
    },
  );

  it("has two clues to put together, and a guess that nothing on the table settles", () => {
    expect(MOVES.find(({ kind }) => kind === "together")?.cites).toHaveLength(2);
    const at = MOVES.findIndex(({ kind }) => kind === "guess");
    const known = knownBefore(at);
    expect(isForced(MOVES[at]?.person ?? -1, known, known)).toBe(false);
  });
});

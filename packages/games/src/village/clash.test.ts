// A contradiction in the player's notes, against brute force over all worlds of small villages.
import {
  evidenceOf,
  generate,
  layOut,
  makeRng,
  newSession,
  playIn,
  type Rng,
  type SupposedFact,
} from "@demonstrandum/engine";
import { predicate, type World } from "@demonstrandum/logic";
import { describe, expect, it } from "vitest";
import { inEnglish } from "../in-english.cases.ts";
import { village } from "./village.ts";
import type { VillagePuzzle } from "./village-puzzle.ts";

function make(config: object, seed: string): VillagePuzzle {
  const made = generate(village, config, seed);
  if (!made.ok) throw new Error(made.failure.text);
  return made.puzzle;
}

function drawNotes(puzzle: VillagePuzzle, rng: Rng): readonly SupposedFact[] {
  const people = puzzle.villagers.flatMap(({ index: person }) =>
    rng.below(3) === 0 ? [{ person, identity: rng.below(2) === 0 }] : [],
  );
  const sentences = puzzle.statements.flatMap((said, person) =>
    said.flatMap((_, sentence) => (rng.below(5) === 0 ? [{ person, sentence, isTrue: rng.below(2) === 0 }] : [])),
  );
  return [...people, ...sentences];
}

/** Whether a world has everything that was said and everything supposed. */
function fits(puzzle: VillagePuzzle, supposed: readonly SupposedFact[]): (world: World) => boolean {
  const { table } = layOut(village, puzzle);
  const evidence = table.people.map((_, speaker) => predicate(evidenceOf(table, speaker)));
  const notes = supposed.map((each) => {
    if ("identity" in each) return (world: World) => ((world >>> each.person) & 1) === Number(each.identity);
    const says = table.clues[each.person]?.says[each.sentence];
    if (!says) throw new Error("There is no such sentence.");
    return (world: World) => predicate(says)(world) === each.isTrue;
  });
  return (world) => [...evidence, ...notes].every((holds) => holds(world));
}

const clashOf = (puzzle: VillagePuzzle, supposed: readonly SupposedFact[]) => {
  const { outcome } = playIn(inEnglish(village), newSession(puzzle), { kind: "clash", supposed });
  if (outcome.kind !== "clash") throw new Error("A contradiction was asked for.");
  return outcome.clash;
};

describe.each([{}, { N: 4, statementsPerSpeakerMin: 3 }, { N: 5, wolvesAlsoTellTruth: true }])(
  "a village with %j",
  (config) => {
    it("has a contradiction in the notes exactly if no world fits them, and names those that no world fits", () => {
      const rng = makeRng("notes");
      let clashes = 0;
      for (const seed of ["a", "b", "c"]) {
        const puzzle = make(config, seed);
        const worlds = Array.from({ length: 2 ** puzzle.villagers.length }, (_, world) => world);
        for (let turn = 0; turn < 40; turn++) {
          const supposed = drawNotes(puzzle, rng);
          const { lines } = clashOf(puzzle, supposed);
          const isPossible = worlds.some(fits(puzzle, supposed));
          expect(lines.length === 0).toBe(isPossible);
          if (isPossible) continue;
          clashes++;
          const named = lines.flatMap((line) => line.supposed ?? []);
          for (const each of named) expect(supposed).toContainEqual(each);
          expect(worlds.some(fits(puzzle, named))).toBe(false);
        }
      }
      expect(clashes).toBeGreaterThan(20);
    });
  },
);

describe("the words for it", () => {
  const puzzle = village.parse({
    format: "demonstrandum/1",
    game: "village",
    difficulty: "easy",
    villagers: ["Ann", "Ben", "Cid"].map((name, index) => ({ index, name })),
    statements: [["IFF(1,2)", "XOR(1,2)"], ["OR(0,2)"], ["NOR(0,1)"]],
    solution: [true, false, true],
  });

  it("quote the sentences that clash, one by one", () => {
    expect(clashOf(puzzle, [{ person: 0, identity: false }])).toEqual({
      text: "These cannot all be so. One of your notes is wrong.",
      lines: [
        expect.objectContaining({
          text: "If Ann is a human, this is true: “Ben and Cid are either both werewolves or both human.”",
          sentences: [{ person: 0, sentence: 0 }],
        }),
        expect.objectContaining({
          text: "If Ann is a human, this is true: “Exactly one of Ben and Cid is a werewolf.”",
          sentences: [{ person: 0, sentence: 1 }],
        }),
        expect.objectContaining({ text: "You pencilled: Ann is a human.", supposed: { person: 0, identity: false } }),
      ],
    });
    const { lines } = clashOf(puzzle, [
      { person: 0, sentence: 0, isTrue: true },
      { person: 0, sentence: 1, isTrue: true },
    ]);
    expect(lines.map(({ text }) => text)).toEqual([
      "You pencilled as true: “Ben and Cid are either both werewolves or both human.” (Ann)",
      "You pencilled as true: “Exactly one of Ben and Cid is a werewolf.” (Ann)",
    ]);
  });

  it("say so where nothing clashes", () => {
    expect(clashOf(puzzle, [{ person: 0, identity: true }])).toEqual({
      text: "No contradiction: what you pencilled fits everything on the table.",
      lines: [],
    });
  });
});

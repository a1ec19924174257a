import { type Game, generate, insightsOf, layOut, path, type Texture, textureOf } from "@demonstrandum/engine";
import { predicate } from "@demonstrandum/logic";
import { describe, expect, it } from "vitest";
import { cultivators, village, who } from "./index.ts";

function make(game: Game, config: object, seed: string) {
  const made = generate(game, config, seed);
  if (!made.ok) throw new Error(made.failure.text);
  return made.puzzle;
}

/** All sets of so many of the items. */
const setsOf = (items: readonly number[], size: number): number[][] =>
  size === 0 ? [[]] : items.flatMap((item, i) => setsOf(items.slice(i + 1), size - 1).map((rest) => [item, ...rest]));

/** By truth tables over every world, and every set of clues from the smallest on. */
function naivePeople(game: Game, puzzle: Parameters<Game["lay"]>[0]): number[] {
  const { clues, solution, start } = game.lay(puzzle);
  const tests = clues.map(({ says: [says] }) => predicate(says as Parameters<typeof predicate>[0]));
  const sizes: number[] = [];
  const known = new Set(start);
  while (known.size < clues.length) {
    const [size, person] = naiveStep(tests, solution, [...known]);
    sizes.push(size);
    known.add(person);
  }
  return sizes;
}

type Test = ReturnType<typeof predicate>;

function naiveStep(tests: readonly Test[], solution: number, known: readonly number[]): [number, number] {
  const worlds = worldsWith(tests.length, solution, known);
  const obeying = new Map(known.map((id) => [id, new Uint8Array(worlds.map((world) => (tests[id]?.(world) ? 1 : 0)))]));
  for (let size = 1; ; size++) {
    let forced = 0;
    for (const set of setsOf(known, size)) {
      const tables = set.map((id) => obeying.get(id) as Uint8Array);
      let differs = 0;
      worlds.forEach((world, i) => {
        if (tables.every((table) => table[i] === 1)) differs |= world ^ solution;
      });
      forced |= ~differs;
    }
    const person = tests.findIndex((_, id) => !known.includes(id) && ((forced >>> id) & 1) === 1);
    if (person >= 0) return [size, person];
  }
}

const worldsWith = (size: number, solution: number, known: readonly number[]): number[] =>
  Array.from({ length: 2 ** size }, (_, world) => world).filter((world) =>
    known.every((id) => ((world >>> id) & 1) === ((solution >>> id) & 1)),
  );

describe("the texture of a puzzle", () => {
  it.each(["easy", "hard"])("counts the clues that each person takes as every world does, %s", (difficulty) => {
    const puzzle = make(who as Game, { difficulty }, "texture");
    expect(textureOf(layOut(who as Game, puzzle))?.people).toEqual(naivePeople(who as Game, puzzle));
  });

  it("tells where the long insights are, and how narrow the way is", () => {
    const puzzle = make(cultivators as Game, { dialect: "classic", difficulty: "hard" }, "texture");
    const { long, bottlenecks, reuse, shapes, people } = textureOf(layOut(cultivators as Game, puzzle)) as Texture;
    const sizes = path(cultivators as Game, puzzle).map(({ speakers }) => speakers.length);
    expect(long.map(({ clues }) => clues)).toEqual(long.map(({ known }) => sizes[known - 1]));
    expect(long.length).toBeGreaterThanOrEqual(2);
    expect(people).toHaveLength(19);
    expect(bottlenecks).toBeLessThan(20);
    expect(reuse.most).toBeGreaterThan(1);
    expect(shapes.kinds + shapes.most).toBeLessThanOrEqual(21);
  });

  it.each(["easy", "medium"])("never needs a count over more than eight unknown people, %s", (difficulty) => {
    for (const seed of ["a", "b", "c", "d", "e"]) {
      const puzzle = make(cultivators as Game, { difficulty }, seed);
      const { clues, start } = cultivators.lay(puzzle as Parameters<typeof cultivators.lay>[0]);
      const known = new Set(start);
      for (const insight of insightsOf(path(cultivators as Game, puzzle))) {
        for (const speaker of insight[0]?.speakers ?? [])
          expect(clues[speaker]?.people.filter((id) => !known.has(id)).length).toBeLessThanOrEqual(8);
        for (const { person } of insight) known.add(person);
      }
    }
  });

  it.each([
    ["hard", [2, 3, 4, 5]],
    ["brutal", [3, 4, 5, 6, 7, 8]],
  ])("differs within a label in how often it is hard, %s", (difficulty, allowed) => {
    const counts = Array.from({ length: 12 }, (_, i) => {
      const puzzle = make(cultivators as Game, { difficulty }, `varied ${i}`);
      return textureOf(layOut(cultivators as Game, puzzle))?.long.length ?? 0;
    });
    for (const count of counts) expect(allowed).toContain(count);
    expect(new Set(counts).size).toBeGreaterThan(1);
  });

  it("is not told where everybody has spoken", () => {
    expect(
      textureOf(layOut(village as Game, make(village as Game, { difficulty: "easy" }, "texture"))),
    ).toBeUndefined();
  });
});

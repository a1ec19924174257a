// The full measure (500 puzzles of each dialect) is in the benchmark; this is a sample that must already show it.

import { ATOM_NAMES, CLASSIC_FORMS, WHO_FORMS } from "@demonstrandum/clues";
import { type Game, generate, idleSpeakers, layOut, path, type Spoken } from "@demonstrandum/engine";
import { scopeOf } from "@demonstrandum/logic";
import { describe, expect, it } from "vitest";
import { cultivators, who } from "./index.ts";

const SAMPLE = 60;

function cluesOf(game: Game, dialect: string): Spoken[] {
  return Array.from({ length: SAMPLE }, (_, i) => {
    const generated = generate(game, { dialect }, `variety ${i}`);
    if (!generated.ok) throw new Error(generated.failure.text);
    return layOut(game, generated.puzzle).table.clues;
  }).flat();
}

/** Puzzles laid out, with their path. */
const puzzlesOf = (game: Game, config: object, count: number) =>
  Array.from({ length: count }, (_, i) => {
    const generated = generate(game, config, `variety ${i}`);
    if (!generated.ok) throw new Error(generated.failure.text);
    return { ...layOut(game, generated.puzzle), steps: path(game, generated.puzzle) };
  });

const WAYS = [
  { game: cultivators as Game, dialect: "classic", parts: CLASSIC_FORMS.map(({ id }) => id) },
  { game: cultivators as Game, dialect: "atoms", parts: ATOM_NAMES.filter((name) => name !== "pos" && name !== "neg") },
  { game: who as Game, dialect: "who", parts: WHO_FORMS.map(({ id }) => id) },
];

describe.each(WAYS)("default puzzles in $dialect", ({ game, dialect, parts }) => {
  const clues = cluesOf(game, dialect);
  const counts = new Map<string, number>();
  for (const { form } of clues) counts.set(form, (counts.get(form) ?? 0) + 1);

  it("use every form", () => {
    const used = new Set([...counts.keys()].flatMap((form) => form.split(".")));
    expect(parts.filter((part) => !used.has(part))).toEqual([]);
  });

  it("use no form for more than a third of the clues", () => {
    for (const [form, count] of counts) expect([form, count / clues.length < 1 / 3]).toEqual([form, true]);
  });

  it("name an identity directly in at most one clue of eight", () => {
    expect(clues.filter(({ kind }) => kind === "direct").length * 8).toBeLessThanOrEqual(clues.length);
  });
});

/** Says of somebody named what they are, alone or with more. */
const isNaming = ({ form }: Spoken): boolean => /^(?:PERSON_IS|ONLY|N_NEIGHBORS_A)_/.test(form);
const share = (clues: readonly Spoken[], is: (clue: Spoken) => boolean): number =>
  clues.filter(is).length / clues.length;

describe.each([
  ["medium", 15],
  ["hard", 15],
  ["brutal", 6],
] as const)("classic puzzles that are %s", (difficulty, count) => {
  const puzzles = puzzlesOf(cultivators as Game, { dialect: "classic", difficulty }, count);
  const clues = puzzles.flatMap((laid) => laid.table.clues);

  it("say of a neighbor among so many in less than a quarter of the clues", () => {
    expect(share(clues, ({ form }) => form.startsWith("N_NEIGHBORS_A_"))).toBeLessThan(0.25);
  });

  it("name somebody's identity outright in less than 40 % of the clues", () => {
    expect(share(clues, isNaming)).toBeLessThan(0.4);
  });
});

describe.each(WAYS)("puzzles in $dialect", ({ game, dialect }) => {
  const brutal = puzzlesOf(game, { dialect, difficulty: "brutal" }, 5);
  const hard = puzzlesOf(game, { dialect, difficulty: "hard" }, 10);
  const easy = puzzlesOf(game, { dialect, difficulty: "easy" }, 10);

  it("hold hardly a clue that tells nothing when it is heard", () => {
    const idle = [...easy, ...hard, ...brutal].map((laid) => idleSpeakers(laid).length);
    expect(idle.reduce((sum, count) => sum + count, 0) / idle.length).toBeLessThan(2);
    expect(Math.max(...idle)).toBeLessThanOrEqual(3);
  });

  it("hold no clue about the first person alone", () => {
    for (const { table } of [...easy, ...hard]) {
      const [start = 0] = table.start;
      for (const { says } of table.clues) expect(scopeOf({ kind: "all", of: says })).not.toBe(1 << start);
    }
  });

  it("still take two clues together in the last third, where they are hard or brutal", () => {
    for (const puzzle of [...hard, ...brutal]) {
      const sizes = puzzle.steps.map(({ speakers }) => speakers.length);
      expect(Math.max(...sizes.slice(-Math.floor(sizes.length / 3)))).toBeGreaterThan(1);
    }
  });
});

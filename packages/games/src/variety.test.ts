// The full measure (500 puzzles of each dialect) is in the benchmark; this is a sample that must already show it.

import { ATOM_NAMES, CLASSIC_FORMS, WHO_FORMS } from "@demonstrandum/clues";
import { type Game, generate, layOut, type Spoken } from "@demonstrandum/engine";
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

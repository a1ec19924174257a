// Villages with two statements each, none of them idle, of many sizes.

import { audit, generate } from "@demonstrandum/engine";
import { expect } from "vitest";
import { inEnglish } from "../in-english.cases.ts";
import { village } from "./village.ts";

export const CONCISE = { irredundant: true, statementsPerSpeakerMin: 2 };

/** The sizes for which a village came of the seed; each was looked at. */
export function sizesMade(difficulty: string, seeds: readonly (readonly [size: number, seed: string])[]): number[] {
  return seeds.map(([size, seed]) => {
    const made = generate(village, { ...CONCISE, N: size, difficulty, allowCountStatements: false }, seed);
    if (!made.ok) throw new Error(`${size}: ${made.failure.text}`);
    expect(audit(inEnglish(village), made.puzzle)).toEqual([]);
    expect(new Set(made.puzzle.statements.map((said) => said.length))).toEqual(new Set([2]));
    expect(made.puzzle.solution).toContain(false);
    return made.puzzle.villagers.length;
  });
}

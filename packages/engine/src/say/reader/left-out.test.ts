// Proofs of real puzzles of which one ground is left out, each in turn: whatever then no longer follows, the reader finds.

import { checkProof, type Proof, type ProofStep } from "@demonstrandum/logic";
import { expect, it } from "vitest";
import type { Puzzle } from "../../game/puzzle.ts";
import { argue } from "../../reason/argument.ts";
import { nextInsight } from "../../reason/path.ts";
import { layOut, type Position, reveal, startPosition } from "../../reason/position.ts";
import { sayProof } from "../proof.ts";
import { type ToldTable, tellTable } from "../told-table.ts";
import { BOARDS, inEnglish, type Kind, LIARS, makeSome, VILLAGES } from "./kinds.cases.ts";
import { readProof } from "./read-proof.ts";

/** The steps without one of the people or counts that one of them rests on, for each of these. What a speaker is is told anyway. */
function leavingOut(steps: readonly ProofStep[]): ProofStep[][] {
  return steps.flatMap((step, at) => {
    const others = step.from.filter((person) => person !== step.by?.index);
    const fewer: ProofStep[] = [
      ...others.map((person) => ({ ...step, from: step.from.filter((other) => other !== person) })),
      ...step.with.map((count) => ({ ...step, with: step.with.filter((other) => other !== count) })),
      ...(step.kind === "suppose" ? leavingOut(step.steps).map((inner) => ({ ...step, steps: inner })) : []),
    ];
    return fewer.map((each) => steps.with(at, each));
  });
}

/** What is told of a proof, and whether the reader follows it. */
function readTold(
  table: ToldTable,
  { facts }: Position,
  proof: Proof,
): { readonly text: string; readonly isSound: boolean } {
  const verdicts = proof.literals.map(({ index, value }) => ({ person: index, identity: value }));
  const told = sayProof(table, proof, facts);
  const isSound = readProof(table, told, facts, verdicts).length === 0;
  return { text: told.map(({ text }) => text).join(" "), isSound };
}

interface Tried {
  /** How many proofs with something left out do not hold and are told otherwise, and which of them the reader follows. */
  readonly wrong: number;
  readonly followed: readonly string[];
}

function tryWithout(puzzle: Puzzle): Tried {
  const told = inEnglish(puzzle.game);
  const laid = layOut(told.game, puzzle);
  const table = tellTable(told, puzzle);
  const followed: string[] = [];
  let wrong = 0;
  for (let position = startPosition(laid.table); ; ) {
    const insight = nextInsight(laid, position);
    if (insight.length === 0) return { wrong, followed };
    const { steps, proof } = argue(laid, position, insight);
    const whole = proof && readTold(table, position, proof);
    for (const fewer of proof ? leavingOut(proof.steps) : []) {
      const mutant: Proof = { literals: proof?.literals ?? [], steps: fewer };
      if (checkProof(laid.theory, position, mutant)) continue;
      const { text, isSound } = readTold(table, position, mutant);
      if (text === whole?.text) continue;
      wrong++;
      if (isSound) followed.push(text);
    }
    position = steps.reduce((now, { person }) => reveal(laid.table, now, person), position);
  }
}

const all = (kinds: readonly Kind[], difficulty: string): readonly Kind[] =>
  kinds.filter(({ name }) => name.startsWith(difficulty));

it("misses whatever is left out of a proof", () => {
  const kinds = [...all(BOARDS, "hard"), ...all(LIARS, "easy"), ...all(VILLAGES, "hard")];
  const tried = kinds.flatMap((kind) => makeSome(kind, 1)).map(tryWithout);
  expect(tried.flatMap(({ followed }) => followed)).toEqual([]);
  expect(tried.reduce((sum, { wrong }) => sum + wrong, 0)).toBeGreaterThan(100);
});

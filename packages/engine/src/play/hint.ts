// Hints in five steps: where to look, which clues, who follows, the proof, the verdict. Each shows the same next step of
// the path, and never more than its level allows.

import { proveFrom } from "@demonstrandum/logic";
import type { Table } from "../game/table.ts";
import { nextStep } from "../reason/path.ts";
import type { Laid, Position } from "../reason/position.ts";
import type { Step } from "../reason/step.ts";
import { type ProofSentence, sayProof } from "../say/proof.ts";
import { sayCluesOf, sayIs, sayOwner } from "../say/prose.ts";

export type HintLevel = 1 | 2 | 3 | 4 | 5;

/** 1 where to look, 2 which clues, 3 who follows, 4 the proof, 5 the verdict to give. Fields appear as the level allows. */
export interface Hint {
  readonly level: HintLevel;
  readonly text: string;
  /** People to light up because of where to look or because they follow. */
  readonly people: readonly number[];
  /** Whose clues are needed: a smallest set. */
  readonly speakers?: readonly number[];
  readonly person?: number;
  readonly identity?: boolean;
  readonly proof?: readonly ProofSentence[];
}

export function hint(laid: Laid, position: Position, level: HintLevel): Hint {
  const step = nextStep(laid, position);
  if (!step) return { level, text: "There is nothing left to find.", people: [] };
  return HINTS[level](laid, position, step);
}

type MakeHint = (laid: Laid, position: Position, step: Step) => Hint;

const HINTS: Readonly<Record<HintLevel, MakeHint>> = {
  1: ({ table }, _, { person }) => {
    const { name, people } = table.regionOf(person);
    return { level: 1, text: `Look at ${name}.`, people };
  },
  2: ({ table }, _, { person, speakers }) => ({
    level: 2,
    text: sayTogether(table, speakers),
    people: table.regionOf(person).people,
    speakers,
  }),
  3: ({ table }, _, { person, speakers }) => ({
    level: 3,
    text: `${sayOwner(table, person)} identity follows.`,
    people: [person],
    speakers,
    person,
  }),
  4: ({ table, theory }, position, { person, identity, speakers }) => {
    const given = { facts: position.facts, clues: speakers };
    const proving = proveFrom(theory, given, [{ index: person, value: identity }]);
    return {
      level: 4,
      text: `${sayIs(table, person, identity)}, and this is why.`,
      people: [person],
      speakers,
      person,
      identity,
      proof: proving.kind === "proved" ? sayProof(table, proving.proof, position.facts) : [],
    };
  },
  5: ({ table }, _, { person, identity, speakers }) => ({
    level: 5,
    text: `${sayIs(table, person, identity)}.`,
    people: [person],
    speakers,
    person,
    identity,
  }),
};

function sayTogether(table: Table, speakers: readonly number[]): string {
  if (speakers.length === 0) return "What is already known says something new.";
  const together = speakers.length === 1 ? "says" : "together say";
  return `${sayCluesOf(table, speakers)} ${together} something new.`;
}

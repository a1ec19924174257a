// Hints in five steps: where to look, which clues, who follows, the proof, the verdict. Each shows the same next step of
// the path, and never more than its level allows.

import type { Facts } from "@demonstrandum/logic";
import { type Argument, argue } from "../reason/argument.ts";
import { nextInsight } from "../reason/path.ts";
import type { LaidPuzzle, Position } from "../reason/position.ts";
import type { Step } from "../reason/step.ts";
import { type Answer, areAll, type Clause, joinClauses } from "../say/saying.ts";

/** How much a hint tells: where to look, which clues, who follows, the proof, the answer. */
export type HintLevel = 1 | 2 | 3 | 4 | 5;

/** 1 where to look, 2 which clues, 3 who follows, 4 the proof, 5 the verdict to give. Fields appear as the level allows. */
export interface BareHint {
  readonly level: HintLevel;
  readonly answer: Answer;
  /** People to light up because of where to look or because they follow. */
  readonly people: readonly number[];
  /** Whose clues the proof needs: a smallest set, unless more of them make it much shorter. */
  readonly speakers?: readonly number[];
  /** The first who follows; the same thought may settle others, who are then in `people` and `verdicts` too. */
  readonly person?: number;
  readonly identity?: boolean;
  readonly verdicts?: readonly { readonly person: number; readonly identity: boolean }[];
  readonly argument?: KnownArgument;
}

/** An argument, and what was known before it began. */
export interface KnownArgument extends Argument {
  readonly facts: Facts;
}

export function hint(laid: LaidPuzzle, position: Position, level: HintLevel): BareHint {
  const insight = nextInsight(laid, position);
  const [first] = insight;
  if (!first) return { level, answer: { kind: "nothingLeft" }, people: [] };
  const argument = argue(laid, position, insight);
  return HINTS[level](laid, position, argument.steps[0] ?? first, argument);
}

type MakeHint = (laid: LaidPuzzle, position: Position, step: Step, argument: Argument) => BareHint;

const HINTS: Readonly<Record<HintLevel, MakeHint>> = {
  1: ({ table }, _, { person }) => ({ level: 1, answer: { kind: "lookAt", person }, people: table.regionOf(person) }),
  2: ({ table }, _, { person, speakers }) => ({
    level: 2,
    answer: { kind: "saysNew", speakers },
    people: table.regionOf(person),
    speakers,
  }),
  3: (_, __, ___, { steps }) => ({
    level: 3,
    answer: { kind: "follows", people: steps.map(({ person }) => person) },
    ...whoFollows(steps),
  }),
  4: (_, position, __, argument) => proofHint(position, argument),
  5: (_, __, ___, { steps }) => ({
    level: 5,
    answer: { kind: "verdicts", claims: claimsOf(steps) },
    ...whoFollows(steps),
    ...whatFollows(steps),
  }),
};

/** A hint that tells the whole argument. */
export const proofHint = ({ facts }: Pick<Position, "facts">, argument: Argument): BareHint => ({
  level: 4,
  answer: { kind: "verdictsBecause", claims: claimsOf(argument.steps) },
  ...whoFollows(argument.steps),
  ...whatFollows(argument.steps),
  argument: { ...argument, facts },
});

function whoFollows(steps: readonly Step[]): Pick<BareHint, "people" | "speakers" | "person"> {
  const [first] = steps;
  const people = steps.map(({ person }) => person);
  return first ? { people, speakers: first.speakers, person: first.person } : { people };
}

function whatFollows(steps: readonly Step[]): Pick<BareHint, "identity" | "verdicts"> {
  const verdicts = steps.map(({ person, identity }) => ({ person, identity }));
  return steps[0] ? { identity: steps[0].identity, verdicts } : { verdicts };
}

/** "Li Mu and Wang Hua are elves and Zhao Min is a dwarf". */
function claimsOf(steps: readonly Step[]): Clause {
  const of = [true, false].flatMap((identity) => {
    const people = steps.filter((step) => step.identity === identity).map(({ person }) => person);
    return people.length === 0 ? [] : [areAll(people, identity)];
  });
  return joinClauses("clauses", of) ?? { kind: "clauses", of };
}

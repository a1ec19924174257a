// Hints in five steps: where to look, which clues, who follows, the proof, the verdict. Each shows the same next step of
// the path, and never more than its level allows.

import { NOTHING } from "@demonstrandum/logic";
import type { Table } from "../game/table.ts";
import { type Argument, argue } from "../reason/argument.ts";
import { nextInsight } from "../reason/path.ts";
import type { Laid, Position } from "../reason/position.ts";
import type { Step } from "../reason/step.ts";
import { allAre } from "../say/count.ts";
import { lineOf, type ProofLine, type ProofSentence, sayProof } from "../say/proof.ts";
import { sayAnswer, saySentence } from "../say/prose.ts";
import { areAll, type Clause, joinClauses, type Sentence } from "../say/saying.ts";

export type HintLevel = 1 | 2 | 3 | 4 | 5;

/** 1 where to look, 2 which clues, 3 who follows, 4 the proof, 5 the verdict to give. Fields appear as the level allows. */
export interface Hint {
  readonly level: HintLevel;
  readonly text: string;
  /** People to light up because of where to look or because they follow. */
  readonly people: readonly number[];
  /** Whose clues the proof needs: a smallest set, unless more of them make it much shorter. */
  readonly speakers?: readonly number[];
  /** The first who follows; the same thought may settle others, who are then in `people` and `verdicts` too. */
  readonly person?: number;
  readonly identity?: boolean;
  readonly verdicts?: readonly { readonly person: number; readonly identity: boolean }[];
  readonly proof?: readonly ProofLine[];
}

/** A hint whose proof is data too. */
export interface ProvedHint extends Hint {
  readonly proof?: readonly ProofSentence[];
}

/** What a player gets of it: lines to read. */
export const lineHint = ({ proof, ...hint }: ProvedHint): Hint =>
  proof ? { ...hint, proof: proof.map(lineOf) } : hint;

export function hint(laid: Laid, position: Position, level: HintLevel): ProvedHint {
  const insight = nextInsight(laid, position);
  const [first] = insight;
  if (!first) return { level, text: sayAnswer(laid.table, { kind: "nothingLeft" }), people: [] };
  const argument = argue(laid.theory, position, insight);
  return HINTS[level](laid, position, argument.steps[0] ?? first, argument);
}

type MakeHint = (laid: Laid, position: Position, step: Step, argument: Argument) => ProvedHint;

const HINTS: Readonly<Record<HintLevel, MakeHint>> = {
  1: ({ table }, _, { person }) => {
    const { people } = table.regionOf(person);
    return { level: 1, text: sayAnswer(table, { kind: "lookAt", person }), people };
  },
  2: ({ table }, _, { person, speakers }) => ({
    level: 2,
    text: sayAnswer(table, { kind: "saysNew", speakers }),
    people: table.regionOf(person).people,
    speakers,
  }),
  3: ({ table }, _, __, { steps }) => ({
    level: 3,
    text: sayAnswer(table, { kind: "follows", people: steps.map(({ person }) => person) }),
    ...whoFollows(steps),
  }),
  4: ({ table }, { facts }, __, argument) => ({
    level: 4,
    text: sayAnswer(table, { kind: "verdictsBecause", claims: claimsOf(argument.steps) }),
    ...whoFollows(argument.steps),
    ...whatFollows(argument.steps),
    proof: argument.proof ? sayProof(table, argument.proof, facts) : [sayUnproved(table, argument.steps)],
  }),
  5: ({ table }, _, __, { steps }) => ({
    level: 5,
    text: sayAnswer(table, { kind: "verdicts", claims: claimsOf(steps) }),
    ...whoFollows(steps),
    ...whatFollows(steps),
  }),
};

function whoFollows(steps: readonly Step[]): Pick<Hint, "people" | "speakers" | "person"> {
  const [first] = steps;
  const people = steps.map(({ person }) => person);
  return first ? { people, speakers: first.speakers, person: first.person } : { people };
}

function whatFollows(steps: readonly Step[]): Pick<Hint, "identity" | "verdicts"> {
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

/** What can be said of a proof that would be too long to look for. No puzzle is made now that needs it. */
function sayUnproved(table: Table, steps: readonly Step[]): ProofSentence {
  const { person = 0, identity = false, speakers = [] } = steps[0] ?? {};
  const said: Sentence = { kind: "unproved", claim: areAll([person], !identity), speakers };
  const claims = [allAre(1 << person, identity)];
  const uses = { facts: NOTHING, counts: [] };
  return {
    ...{ text: saySentence(table, said), depth: 0, causes: speakers, affects: [person], isStandIn: true },
    ...{ said, uses, claims },
  };
}

// A proof in plain English: each sentence with the people it rests on and the people it settles.

import {
  type Count,
  extremeOf,
  type Facts,
  indices,
  type Line,
  type Literal,
  maskOf,
  NOTHING,
  oppositeOf,
  type Proof,
  type ProofStep,
  type Source,
  type Supposition,
} from "@demonstrandum/logic";
import type { Table } from "../game/table.ts";
import { capitalize, sayAre, sayClueOf, sayIdentity, sayList, sayNames } from "./prose.ts";

export interface ProofSentence {
  readonly text: string;
  /** How many suppositions the sentence stands under. */
  readonly depth: number;
  /** Whose clue justifies it, if one does. */
  readonly speaker?: number;
  readonly causes: readonly number[];
  readonly affects: readonly number[];
}

/** `facts` is what was known before the proof began: only that, and what the proof finds, is ever said. */
export function sayProof(table: Table, proof: Proof, facts: Facts): ProofSentence[] {
  return saySteps(table, proof.steps, facts, 0).sentences;
}

interface Said {
  readonly sentences: ProofSentence[];
  readonly facts: Facts;
}

function saySteps(table: Table, steps: readonly ProofStep[], facts: Facts, depth: number): Said {
  const sentences: ProofSentence[] = [];
  let now = facts;
  for (const step of steps) {
    if (step.kind === "line") sentences.push(sayLine(table, step, now, depth));
    else sentences.push(...saySupposition(table, step, now, depth));
    now = step.kind === "line" ? step.says.reduce(withCount, now) : withCount(now, oppositeOf(step.says));
  }
  return { sentences, facts: now };
}

function sayLine(table: Table, { says, by, from, with: counts }: Line, facts: Facts, depth: number): ProofSentence {
  const claim = sayList(says.map((count) => sayCount(table, count)));
  const reason = sayReason(table, from, counts, facts);
  const isSettled = counts.length === 0 && says.every((count) => settledBy(count) !== undefined);
  const text =
    by.kind === "clue" && table.voice && isSettled
      ? table.voice.sayLine(by.index, among(from, facts), says.reduce(withCount, NOTHING), claim)
      : `${capitalize(`${sayBy(table, by)}, ${reason === "" ? "" : `since ${reason}, `}${claim}`)}.`;
  return { text, depth, ...speakerOf(by), causes: from, affects: says.flatMap(({ of }) => indices(of)) };
}

function saySupposition(table: Table, step: Supposition, facts: Facts, depth: number): ProofSentence[] {
  const people = indices(step.says.of);
  const inside = saySteps(table, step.steps, withCount(facts, step.says), depth + 1);
  return [
    { text: `Suppose ${sayCount(table, step.says)}.`, depth, causes: [], affects: people },
    ...inside.sentences,
    {
      text: sayBroken(table, step, inside.facts),
      depth: depth + 1,
      ...speakerOf(step.by),
      causes: step.from,
      affects: [],
    },
    { text: `So ${sayCount(table, oppositeOf(step.says))}.`, depth, causes: people, affects: people },
  ];
}

function sayBroken(table: Table, { by, from, with: counts }: Supposition, facts: Facts): string {
  if (by.kind === "clue" && table.voice && counts.length === 0) {
    return table.voice.sayBroken(by.index, among(from, facts));
  }
  const reason = sayReason(table, from, counts, facts);
  return `${capitalize(`${sayWhat(table, by)} could not hold`)}${reason === "" ? "" : `, since ${reason}`}.`;
}

/** What everyone counted is, if the count leaves no doubt. */
function settledBy(count: Count): boolean | undefined {
  const { isNone, isAll } = extremeOf(count);
  return isNone || isAll ? isAll : undefined;
}

function withCount(facts: Facts, count: Count): Facts {
  const value = settledBy(count);
  if (value === undefined) return facts;
  return { known: facts.known | count.of, value: value ? facts.value | count.of : facts.value & ~count.of };
}

/** "exactly 2 of Li Mu, Wang Hua and Zhao Min are elves". */
function sayCount(table: Table, count: Count): string {
  const { of, allowed } = count;
  const people = indices(of);
  const settled = settledBy(count);
  if (settled !== undefined) return sayAre(table, people, settled);
  const counts = [...indices(allowed)].filter((count) => count <= people.length);
  const kind = counts.at(-1) === 1 ? `is ${sayIdentity(table, true)}` : `are ${table.words[1].many}`;
  return `${sayNumber(counts, people.length)} of ${sayList(sayNames(table, people))} ${kind}`;
}

/** "exactly 2", "at least 2", "at most 2", "from 2 to 4", "1, 3 or 5", of `all` people. */
function sayNumber(counts: readonly number[], all: number): string {
  const [least = 0] = counts;
  const most = counts.at(-1) ?? 0;
  if (counts.length === 1) return `exactly ${least}`;
  if (most - least > counts.length - 1) return `${counts.slice(0, -1).join(", ")} or ${most}`;
  if (most === all) return `at least ${least}`;
  return least === 0 ? `at most ${most}` : `from ${least} to ${most}`;
}

/** What a step rests on besides its clue: counts shown before, and people already known. */
function sayReason(table: Table, from: readonly number[], counts: readonly Count[], facts: Facts): string {
  const known = from.length === 0 ? [] : [sayKnown(table, from, facts)];
  return sayList([...counts.map((count) => sayCount(table, count)), ...known]);
}

/** What is known of these people alone. */
function among(people: readonly number[], { value }: Facts): Facts {
  const known = maskOf(people);
  return { known, value: value & known };
}

function sayLiterals(table: Table, literals: readonly Literal[]): string {
  const of = (value: boolean): number[] => literals.filter((each) => each.value === value).map(({ index }) => index);
  return sayList([true, false].flatMap((value) => (of(value).length > 0 ? [sayAre(table, of(value), value)] : [])));
}

const sayKnown = (table: Table, people: readonly number[], facts: Facts): string =>
  sayLiterals(
    table,
    people.map((index) => ({ index, value: ((facts.value >>> index) & 1) === 1 })),
  );

const sayWhat = (table: Table, by: Source): string =>
  by.kind === "axiom" ? "the rules of the game" : `what ${table.people[by.index]?.name ?? ""} says`;

const sayBy = (table: Table, by: Source): string =>
  by.kind === "axiom" ? "by the rules of the game" : `by ${sayClueOf(table, by.index)}`;

const speakerOf = (by: Source): { readonly speaker?: number } => (by.kind === "clue" ? { speaker: by.index } : {});

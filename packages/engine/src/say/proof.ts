// A proof in plain English: each sentence with the people it rests on and the people it settles.

import {
  type Count,
  type Facts,
  indices,
  type Line,
  type Literal,
  maskOf,
  type Proof,
  type ProofStep,
  type Source,
  type Supposition,
  type Tally,
} from "@demonstrandum/logic";
import type { Table } from "../game/table.ts";
import { capitalize, sayAre, sayClueOf, sayIdentity, sayIs, sayList, sayNames } from "./prose.ts";

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
  for (let i = 0; i < steps.length; ) {
    const step = steps[i] as ProofStep;
    if (step.kind === "suppose") {
      sentences.push(...saySupposition(table, step, now, depth));
      now = withLiteral(now, negated(step.literal));
      i++;
      continue;
    }
    if (step.kind === "tally") {
      sentences.push(sayTally(table, step, now, depth));
      i++;
      continue;
    }
    const group = linesAlike(steps, i);
    sentences.push(sayLines(table, group, now, depth));
    for (const { literal } of group) now = withLiteral(now, literal);
    i += group.length;
  }
  return { sentences, facts: now };
}

/** Neighbouring lines that one clue gives from the same people are one sentence. */
function linesAlike(steps: readonly ProofStep[], from: number): Line[] {
  const first = steps[from] as Line;
  const group = [first];
  for (let i = from + 1; i < steps.length; i++) {
    const step = steps[i] as ProofStep;
    if (step.kind !== "line" || step.by.kind !== first.by.kind || step.by.index !== first.by.index) break;
    if (step.from.join() !== first.from.join() || step.with !== first.with) break;
    group.push(step);
  }
  return group;
}

function sayLines(table: Table, lines: readonly Line[], facts: Facts, depth: number): ProofSentence {
  const [{ by, from, with: counts = [] }] = lines as [Line];
  const claim = sayLiterals(
    table,
    lines.map(({ literal }) => literal),
  );
  const reason = sayReason(table, from, counts, facts);
  const shown = factsOf(lines.map(({ literal }) => literal));
  const text =
    by.kind === "clue" && table.voice && counts.length === 0
      ? table.voice.sayLine(by.index, among(from, facts), shown, claim)
      : `${capitalize(`${sayBy(table, by)}, ${reason === "" ? "" : `since ${reason}, `}${claim}`)}.`;
  return { text, depth, ...speakerOf(by), causes: from, affects: lines.map(({ literal }) => literal.index) };
}

function saySupposition(table: Table, step: Supposition, facts: Facts, depth: number): ProofSentence[] {
  const person = step.literal.index;
  const inside = saySteps(table, step.steps, withLiteral(facts, step.literal), depth + 1);
  return [
    {
      text: `Suppose ${sayIs(table, person, step.literal.value)}.`,
      depth,
      causes: [],
      affects: [person],
    },
    ...inside.sentences,
    {
      text: sayBroken(table, step, inside.facts),
      depth: depth + 1,
      ...speakerOf(step.by),
      causes: step.from,
      affects: [],
    },
    { text: `So ${sayIs(table, person, !step.literal.value)}.`, depth, causes: [person], affects: [person] },
  ];
}

function sayBroken(table: Table, { by, from, with: counts = [] }: Supposition, facts: Facts): string {
  if (by.kind === "clue" && table.voice && counts.length === 0) {
    return table.voice.sayBroken(by.index, among(from, facts));
  }
  const reason = sayReason(table, from, counts, facts);
  return `${capitalize(`${sayWhat(table, by)} could not hold`)}${reason === "" ? "" : `, since ${reason}`}.`;
}

function sayTally(
  table: Table,
  { says, by, from, with: counts = [] }: Tally,
  facts: Facts,
  depth: number,
): ProofSentence {
  const reason = sayReason(table, from, counts, facts);
  const text = `${sayBy(table, by)}, ${reason === "" ? "" : `since ${reason}, `}${sayCount(table, says)}`;
  return { text: `${capitalize(text)}.`, depth, ...speakerOf(by), causes: from, affects: [...indices(says.of)] };
}

/** "exactly 2 of Li Mu, Wang Hua and Zhao Min are elves". */
function sayCount(table: Table, { of, allowed }: Count): string {
  const people = [...indices(of)];
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

const factsOf = (literals: readonly Literal[]): Facts => literals.reduce(withLiteral, { known: 0, value: 0 });

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

const negated = ({ index, value }: Literal): Literal => ({ index, value: !value });

function withLiteral({ known, value }: Facts, literal: Literal): Facts {
  const bit = 1 << literal.index;
  return { known: known | bit, value: literal.value ? value | bit : value & ~bit };
}

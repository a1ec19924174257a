// Whether what a player supposes can be so. If not: a smallest choice of their suppositions and of what was said that cannot
// hold together, sentence by sentence.

import {
  type Clue,
  type Constraint,
  clash,
  isConsistent,
  makeTheory,
  minimise,
  type Theory,
  TooMuch,
  within,
} from "@demonstrandum/logic";
import { type Rule, rulesFrom } from "../game/honesty.ts";
import type { Spoken, Table } from "../game/table.ts";
import { BOUNDS } from "../reason/bounds.ts";
import type { LaidPuzzle, Position } from "../reason/position.ts";
import { ruleAbout } from "../say/honesty.ts";
import type { ProofLine } from "../say/proof.ts";
import { type Answer, areAll } from "../say/saying.ts";

/** Something a player takes for so: what a person is, or whether a sentence of theirs is true. */
export type SupposedFact =
  | { readonly person: number; readonly identity: boolean }
  | { readonly person: number; readonly sentence: number; readonly isTrue: boolean };

/** One thing that clashes with the others: a line to read, the sentences it rests on, and the supposition if it is one. */
export interface BareClashLine extends Omit<ProofLine, "text"> {
  readonly answer: Answer;
  readonly sentences: readonly { readonly person: number; readonly sentence: number }[];
  readonly supposed?: SupposedFact;
}

/** Without lines nothing clashes. */
export interface BareClash {
  readonly answer: Answer;
  readonly lines: readonly BareClashLine[];
}

interface Item {
  readonly says: Constraint;
  readonly line: BareClashLine;
}

/** Sentences that are not on the table are no evidence, and supposing something about them supposes nothing. */
export function findSupposedClash(
  { table, theory }: LaidPuzzle,
  position: Position,
  supposed: readonly SupposedFact[],
): BareClash {
  const said = position.clues.flatMap((speaker) => rulesOf(table, speaker));
  const notes = supposed.flatMap((each) => noteOf(table, position, each));
  const items = [...said, ...notes];
  const clues = items.map(({ says }, at): Clue => ({ name: String(at), says }));
  const together = makeTheory({ size: theory.size, clues, axioms: table.axioms });
  const given = { facts: position.facts };
  if (isConsistent(together, given)) return { answer: { kind: "notesFit" }, lines: [] };
  const smallest = within(BOUNDS.smallest, () => clash(together, given) ?? []);
  const found = smallest instanceof TooMuch ? leanClash(together, position) : smallest;
  return { answer: { kind: "notesClash" }, lines: found.flatMap((at) => items[at]?.line ?? []) };
}

/** Not the smallest, but nothing can be left out of it. */
const leanClash = (theory: Theory, { facts }: Position): readonly number[] =>
  minimise([...theory.clues.keys()], (clues) => !isConsistent(theory, { facts, clues }));

const spokenBy = (table: Table, speaker: number): Spoken | undefined => table.clues[speaker];

function rulesOf(table: Table, speaker: number): readonly Item[] {
  const spoken = spokenBy(table, speaker);
  if (!spoken) return [];
  return rulesFrom(table.honesty, speaker, spoken.says).map((rule) => ({
    says: rule.says,
    line: {
      ...standing(speaker, rule.sentences),
      answer: ruleAbout(table, speaker, rule.kind, sentenceIn(rule)),
      affects: spoken.people,
    },
  }));
}

/** The sentence a rule rests on; where it rests on all of several, they can be read where they stand. */
const sentenceIn = ({ sentences }: Rule): number | undefined => (sentences.length === 1 ? sentences[0] : undefined);

const standing = (speaker: number, sentences: readonly number[]) => ({
  depth: 0,
  speaker,
  causes: [speaker],
  sentences: sentences.map((sentence) => ({ person: speaker, sentence })),
});

function noteOf(table: Table, position: Position, supposed: SupposedFact): readonly Item[] {
  const { person } = supposed;
  if ("identity" in supposed) {
    const says: Constraint = { kind: "count", of: 1 << person, allowed: supposed.identity ? 0b10 : 0b01 };
    const answer: Answer = { kind: "pencilled", claim: areAll([person], supposed.identity) };
    return [{ says, line: { answer, depth: 0, causes: [], affects: [person], sentences: [], supposed } }];
  }
  const spoken = position.clues.includes(person) ? spokenBy(table, person) : undefined;
  const says = spoken?.says[supposed.sentence];
  if (!spoken || !says) return [];
  const { sentence: at, isTrue } = supposed;
  const answer: Answer = { kind: "pencilledAs", speaker: person, at, isTrue };
  const line = { ...standing(person, [supposed.sentence]), answer, affects: spoken.people, supposed };
  return [{ says: supposed.isTrue ? says : { kind: "not", of: says }, line }];
}

// A proof in plain English: each sentence with the people it rests on and the people it settles. A clue is quoted where it is
// first used, and every sentence does its sum.

import {
  type Constraint,
  type Count,
  type Facts,
  factsAfter,
  indices,
  type Line,
  type Mask,
  maskOf,
  oppositeOf,
  type Proof,
  type ProofStep,
  type Source,
  type Supposition,
  withCount,
} from "@demonstrandum/logic";
import { evidenceOf } from "../game/honesty.ts";
import type { Group, Table } from "../game/table.ts";
import { joinClaims, sayCount, settledBy } from "./count.ts";
import type { Explain, Heard, HeardTelling } from "./heard.ts";
import { namingOf } from "./naming.ts";
import type { SentenceScene } from "./people.ts";
import { sayClueOf, sayNames, wordingOf } from "./prose.ts";
import { ALWAYS, type Puzzlement, sayGrounds, sayPlainly } from "./puzzlement.ts";
import { sayWhyForced } from "./reason.ts";

export interface ProofSentence {
  readonly text: string;
  /** How many suppositions the sentence stands under. */
  readonly depth: number;
  /** Whose clue justifies it, if one does. */
  readonly speaker?: number;
  /** The people it rests on, and those it shows something about. */
  readonly causes: readonly number[];
  readonly affects: readonly number[];
  /** It stands in the place of a proof that is too long to write down. */
  readonly isStandIn?: true;
}

/** `facts` is what was known before the proof began: only that, and what the proof finds, is ever said. */
export function sayProof(table: Table, { steps, literals }: Proof, facts: Facts): ProofSentence[] {
  const asked = maskOf(literals.map(({ index }) => index));
  return saySteps({ table, asked, quoted: new Set(), supposedFrom: undefined }, steps, facts, 0).sentences;
}

interface Telling {
  readonly table: Table;
  readonly asked: Mask;
  /** Whose clues have been quoted. */
  readonly quoted: Set<number>;
  /** Who was known before anything was supposed that has not been given up; undefined where nothing is supposed. */
  readonly supposedFrom: Mask | undefined;
}

interface Said {
  readonly sentences: ProofSentence[];
  readonly facts: Facts;
}

function saySteps(telling: Telling, steps: readonly ProofStep[], facts: Facts, depth: number): Said {
  const sentences: ProofSentence[] = [];
  let now = facts;
  for (const step of steps) {
    if (step.kind === "line") sentences.push(sayLine(telling, step, now, depth));
    else sentences.push(...saySupposition(telling, step, now, depth));
    now = factsAfter(now, [step]);
  }
  return { sentences, facts: now };
}

function sayLine(telling: Telling, line: Line, facts: Facts, depth: number): ProofSentence {
  const step = withSpeaker(telling.table, line, facts);
  const affects = indices(step.says.reduce((mask, { of }) => mask | of, 0));
  return { text: sayShown(telling, step, facts), depth, ...groundsOf(step), ...speakerOf(step.by), affects };
}

/** Where not everybody tells the truth, words are taken as what they are from whoever is known, not as what anybody might say. */
function withSpeaker<S extends Line | Supposition>(table: Table, step: S, { known }: Facts): S {
  const { by, from } = step;
  if (by?.kind !== "clue" || table.honesty === "truthful") return step;
  return { ...step, from: indices(maskOf(from) | (known & (1 << by.index))) };
}

function sayShown(telling: Telling, step: Line, facts: Facts): string {
  const { says, by } = step;
  if (!by) return wordingOf(telling.table).byKnown(sayPlainly(puzzlementOf(telling, step, facts, says)));
  const heard = heardIn(telling, step, facts);
  if (heard) {
    const { sayHeard, sayHeardCount } = tellingOf(telling.table);
    if (says.every((count) => settledBy(count) !== undefined)) return sayHeard(heard, says);
    const counted = telling.table.clues[by.index]?.kind !== "direct" ? sayHeardCount(heard, says) : undefined;
    if (counted !== undefined) return counted;
  }
  const reason = sayDirect(telling, step, by) ?? sayWhyForced(puzzlementOf(telling, step, facts, says));
  return sayWithLead(telling, by, reason);
}

/** A clue that is quoted and names one identity needs no reason, only who that is if it does not say so. */
function sayDirect({ table, quoted }: Telling, { from, says }: Line, by: Source): string | undefined {
  if (table.honesty !== "truthful") return undefined;
  const isDirect = by.kind === "clue" && table.clues[by.index]?.kind === "direct" && from.length === 0;
  if (!isDirect || quoted.has(by.index)) return undefined;
  const people = says.reduce((mask, { of }) => mask | of, 0);
  const { thatIs, names } = wordingOf(table);
  return (people & ~namingOf(table, by).named) === 0 ? "" : thatIs(names(sayNames(table, indices(people))));
}

function saySupposition(telling: Telling, supposition: Supposition, facts: Facts, depth: number): ProofSentence[] {
  const { table } = telling;
  const { suppose, therefore } = wordingOf(table);
  const people = indices(supposition.says.of);
  const scene = sceneOf(telling, facts, []);
  const within = { ...telling, supposedFrom: telling.supposedFrom ?? facts.known };
  const inside = saySteps(within, supposition.steps, withCount(facts, supposition.says), depth + 1);
  const step = withSpeaker(table, supposition, inside.facts);
  const ended = { ...groundsOf(step), ...speakerOf(step.by), affects: [] };
  return [
    { text: suppose(sayCount(table, step.says, scene)), depth, causes: [], affects: people },
    ...inside.sentences,
    { text: sayBroken(within, step, inside.facts), depth: depth + 1, ...ended },
    {
      text: therefore(sayCount(table, oppositeOf(step.says), scene)),
      depth,
      causes: people,
      affects: people,
    },
  ];
}

function sayBroken(telling: Telling, step: Supposition, facts: Facts): string {
  const { but, clash } = wordingOf(telling.table);
  if (!step.by) return clash(sayGrounds(puzzlementOf(telling, step, facts, [])));
  const heard = heardIn(telling, step, facts);
  if (heard) return tellingOf(telling.table).sayContradiction(heard);
  const reason = sayWhyForced(puzzlementOf(telling, step, facts, []));
  return but(sayWithLead(telling, step.by, reason));
}

function tellingOf({ heardTelling }: Table): HeardTelling {
  if (!heardTelling)
    throw new RangeError("A table where not everybody tells the truth needs to be told how they are heard.");
  return heardTelling;
}

/** Whose words a step rests on where not everybody tells the truth. */
function heardIn(telling: Telling, step: Line | Supposition, facts: Facts): Heard | undefined {
  const { table } = telling;
  const { by, from, with: counts } = step;
  if (by?.kind !== "clue" || table.honesty === "truthful") return undefined;
  const explain = explainIn(telling, step, facts);
  return { table, speaker: by.index, premises: among(from, facts), counts, facts, explain };
}

function puzzlementOf(
  telling: Telling,
  { by, from, with: counts }: Line | Supposition,
  facts: Facts,
  claims: readonly Count[],
): Puzzlement {
  const { table, asked, quoted } = telling;
  const naming = namingOf(table, by);
  const isQuoted = table.honesty !== "truthful" || !(by && quoted.has(by.index));
  return {
    table,
    says: by ? toldBy(table, by) : ALWAYS,
    ...naming,
    premises: among(from, facts),
    counts,
    scene: { ...sceneOf(telling, facts, naming.groups), named: isQuoted ? naming.named : 0 },
    claims: joinClaims(claims),
    asked,
  };
}

/** What a reader knows before a sentence about these groups. */
function sceneOf({ table, quoted, supposedFrom }: Telling, { known }: Facts, groups: readonly Group[]): SentenceScene {
  const heard = [...quoted].flatMap((index) => namingOf(table, { kind: "clue", index }).groups);
  return { named: 0, known, supposed: known & ~(supposedFrom ?? known), groups, heard };
}

/** Explains a sentence of the speaker's, or its opposite, as if everybody told the truth. */
const explainIn =
  (telling: Telling, step: Line | Supposition, facts: Facts): Explain =>
  (says, premises, claims, isRestated, told) =>
    sayWhyForced({ ...puzzlementOf(telling, step, facts, claims), says, premises, ...told }, isRestated);

const toldBy = (table: Table, { kind, index }: Source): Constraint =>
  kind === "axiom" ? (table.axioms[index] as Constraint) : evidenceOf(table, index);

/** The clue in its speaker's words where it comes first; after that only whose it is. */
function sayWithLead({ table, quoted }: Telling, by: Source, reason: string): string {
  const { quote, byClue, byRules } = wordingOf(table);
  if (by.kind === "axiom") return byRules(reason);
  if (quoted.has(by.index)) return byClue(sayClueOf(table, by.index), reason);
  quoted.add(by.index);
  return quote(table.people[by.index]?.name ?? "", table.clues[by.index]?.text ?? "", reason);
}

/** What is known of these people alone. */
function among(people: readonly number[], { value }: Facts): Facts {
  const known = maskOf(people);
  return { known, value: value & known };
}

const groundsOf = ({ from, with: counts }: Line | Supposition): { readonly causes: readonly number[] } => ({
  causes: indices(counts.reduce((mask, { of }) => mask | of, maskOf(from))),
});

const speakerOf = (by: Source | undefined): { readonly speaker?: number } =>
  by?.kind === "clue" ? { speaker: by.index } : {};

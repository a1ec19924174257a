// A proof as sentences: each with the people it rests on and the people it settles. A clue is quoted where it is first used, and
// every sentence does its sum.

import {
  type Constraint,
  type Count,
  type Facts,
  factsAfter,
  indices,
  type Line,
  type Mask,
  maskOf,
  NOTHING,
  oppositeOf,
  type Proof,
  type ProofStep,
  type Source,
  type Supposition,
  withCount,
} from "@demonstrandum/logic";
import { evidenceOf } from "../game/honesty.ts";
import type { Group, Table } from "../game/table.ts";
import { countIn, joinClaims, settledBy } from "./count.ts";
import type { Explain, Heard, HeardTelling } from "./heard.ts";
import { namingOf } from "./naming.ts";
import type { SentenceScene } from "./people.ts";
import { saySentence } from "./prose.ts";
import { ALWAYS, groundsOf, type Puzzlement, plainly } from "./puzzlement.ts";
import { whyForced } from "./reason.ts";
import { byName, type Clause, type Sentence } from "./saying.ts";

/** A line to read, and whom it concerns. */
export interface ToldLine {
  readonly text: string;
  /** How many suppositions the sentence stands under. */
  readonly depth: number;
  /** Whose clue justifies it, if one does. */
  readonly speaker?: number;
  /** The people it rests on, and those it shows something about. */
  readonly causes: readonly number[];
  readonly affects: readonly number[];
}

export interface ProofSentence extends ToldLine {
  /** The same in no language; missing where it stands in the place of a proof. */
  readonly said?: Sentence;
  /** Which of the things that hold without anybody saying so justifies it, if one does. */
  readonly axiom?: number;
  /** What it rests on beside its clue, all of it known, shown or supposed before. */
  readonly uses: Used;
  /** What follows, or is supposed; nothing where it cannot all be. */
  readonly claims: readonly Count[];
  /** It stands in the place of a proof that is too long to write down. */
  readonly isStandIn?: true;
}

/** What is known of some people, and how many of others there are. */
export interface Used {
  readonly facts: Facts;
  readonly counts: readonly Count[];
}

export const NOTHING_USED: Used = { facts: NOTHING, counts: [] };

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
  const said = shownBy(telling, step, facts);
  return { ...worded(telling.table, said), depth, ...restsOn(step, facts), claims: step.says, affects };
}

/** Where not everybody tells the truth, words are taken as what they are from whoever is known, not as what anybody might say. */
function withSpeaker<S extends Line | Supposition>(table: Table, step: S, { known }: Facts): S {
  const { by, from } = step;
  if (by?.kind !== "clue" || table.honesty === "truthful") return step;
  return { ...step, from: indices(maskOf(from) | (known & (1 << by.index))) };
}

function shownBy(telling: Telling, step: Line, facts: Facts): Sentence {
  const { says, by } = step;
  if (!by) return { kind: "byKnown", reason: plainly(puzzlementOf(telling, step, facts, says)) };
  const heard = heardIn(telling, step, facts);
  if (heard) {
    const { byTestimony, byCountInTestimony } = tellingOf(telling.table);
    if (says.every((count) => settledBy(count) !== undefined)) return byTestimony(heard, says);
    const counted = telling.table.clues[by.index]?.kind !== "direct" ? byCountInTestimony(heard, says) : undefined;
    if (counted) return counted;
  }
  if (isDirect(telling, step)) return byDirectClue(telling, step, by);
  return withLead(telling, by, whyForced(puzzlementOf(telling, step, facts, says)));
}

/** A clue that is quoted and names one identity. */
function isDirect({ table, quoted }: Telling, { by, from }: Line): boolean {
  if (table.honesty !== "truthful" || by?.kind !== "clue" || quoted.has(by.index)) return false;
  return table.clues[by.index]?.kind === "direct" && from.length === 0;
}

/** It needs no reason, only who that is if it does not say so. */
function byDirectClue(telling: Telling, { says }: Line, by: Source): Sentence {
  const people = says.reduce((mask, { of }) => mask | of, 0);
  const isNamed = (people & ~namingOf(telling.table, by).named) === 0;
  return withLead(telling, by, isNamed ? undefined : { kind: "thatIs", people: byName(indices(people)) });
}

function saySupposition(telling: Telling, supposition: Supposition, facts: Facts, depth: number): ProofSentence[] {
  const { table } = telling;
  const people = indices(supposition.says.of);
  const scene = sceneOf(telling, facts, []);
  const within = { ...telling, supposedFrom: telling.supposedFrom ?? facts.known };
  const inside = saySteps(within, supposition.steps, withCount(facts, supposition.says), depth + 1);
  const step = withSpeaker(table, supposition, inside.facts);
  const opposite = oppositeOf(step.says);
  const isAbout = { depth, uses: NOTHING_USED, affects: people };
  const supposed = worded(table, { kind: "suppose", claim: countIn(table, step.says, scene) });
  const found = worded(table, { kind: "therefore", claim: countIn(table, opposite, scene) });
  const broken = worded(table, brokenBy(within, step, inside.facts));
  return [
    { ...supposed, ...isAbout, claims: [step.says], causes: [] },
    ...inside.sentences,
    { ...broken, depth: depth + 1, ...restsOn(step, inside.facts), claims: [], affects: [] },
    { ...found, ...isAbout, claims: [opposite], causes: people },
  ];
}

const worded = (table: Table, said: Sentence): Pick<ProofSentence, "text" | "said"> => ({
  text: saySentence(table, said),
  said,
});

function brokenBy(telling: Telling, step: Supposition, facts: Facts): Sentence {
  const question = puzzlementOf(telling, step, facts, []);
  if (!step.by) return { kind: "clash", grounds: groundsOf(question) ?? { kind: "clauses", of: [] } };
  const heard = heardIn(telling, step, facts);
  if (heard) return tellingOf(telling.table).contradictionIn(heard);
  return withLead(telling, step.by, whyForced(question), true);
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
    whyForced({ ...puzzlementOf(telling, step, facts, claims), says, premises, ...told }, isRestated);

const toldBy = (table: Table, { kind, index }: Source): Constraint =>
  kind === "axiom" ? (table.axioms[index] as Constraint) : evidenceOf(table, index);

/** The clue in its speaker's words where it comes first; after that only whose it is. */
function withLead({ quoted }: Telling, by: Source, reason: Clause | undefined, isBut = false): Sentence {
  const speaker = by.index;
  if (by.kind === "axiom" && reason) return { kind: "byRules", reason, isBut };
  if (quoted.has(speaker) && reason) return { kind: "byClue", speaker, reason, isBut };
  quoted.add(speaker);
  return { kind: "quote", speaker, isBut, ...(reason ? { reason } : {}) };
}

/** What is known of these people alone. */
function among(people: readonly number[], { value }: Facts): Facts {
  const known = maskOf(people);
  return { known, value: value & known };
}

const restsOn = (
  { by, from, with: counts }: Line | Supposition,
  facts: Facts,
): Pick<ProofSentence, "speaker" | "axiom" | "uses" | "causes"> => ({
  ...(by && (by.kind === "clue" ? { speaker: by.index } : { axiom: by.index })),
  uses: { facts: among(from, facts), counts },
  causes: indices(counts.reduce((mask, { of }) => mask | of, maskOf(from))),
});

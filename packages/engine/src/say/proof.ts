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
import { joinClaims, joinCounts, settledBy, tellCount } from "./count.ts";
import { namingOf } from "./naming.ts";
import type { SentenceScene } from "./people.ts";
import { saySentence } from "./prose.ts";
import { ALWAYS, groundsOf, partsOf, plainly, type WhyQuestion } from "./question.ts";
import { whyForced } from "./reason.ts";
import { byName, type Clause, type QuotedKind, type Sentence } from "./saying.ts";
import type { Explain, TestimonyContext, TestimonyTelling } from "./testimony-context.ts";
import type { ToldTable } from "./told-table.ts";

/** A line of a proof, to be read. */
export interface ProofLine {
  readonly text: string;
  /** How many suppositions the sentence stands under. */
  readonly depth: number;
  /** Whose clue justifies it, if one does. */
  readonly speaker?: number;
  /** The people it rests on, and those it shows something about. */
  readonly causes: readonly number[];
  readonly affects: readonly number[];
  /** Who of those it rests on is known: they are told as a number where they are many. */
  readonly known?: readonly number[];
  /** The groups of which it tells a number, as long as another line of the proof does so too. */
  readonly groups?: readonly LineGroup[];
  /** It stands in the place of a proof that is too long to write down. */
  readonly isStandIn?: true;
}

/** People of whom a proof tells a number in several lines: `at` is the same in all of them, and counts up from 0. */
export interface LineGroup {
  readonly at: number;
  readonly people: readonly number[];
}

/** A sentence of a proof as data, beside its words. */
export interface ProofSentence extends ProofLine {
  readonly said: Sentence;
  readonly uses: Uses;
  /**
   * What follows from what it uses alone; nothing where that cannot be. A supposition claims what it supposes, and what gives it up
   * uses that and claims the opposite.
   */
  readonly claims: readonly Count[];
}

/** What a sentence rests on: somebody's clue or a rule of the game, people who are known, counts that were shown. */
export interface Uses {
  readonly by?: Source;
  readonly facts: Facts;
  readonly counts: readonly Count[];
}

/** Only what is read and lit up. */
export const lineOf = ({ said: _, uses: __, claims: ___, ...line }: ProofSentence): ProofLine => line;

/** `facts` is what was known before the proof began: only that, and what the proof finds, is ever said. */
export const sayProof = (table: ToldTable, proof: Proof, facts: Facts): ProofSentence[] =>
  explainProof({ table, testimony: table.testimony }, proof, facts).map((line) => ({
    text: saySentence(table, line.said),
    ...line,
  }));

/** A sentence in no language. */
export type BareSentence = Omit<ProofSentence, "text">;

/** The table of a puzzle, and how words are told that may be lies. */
export interface HeardTable {
  readonly table: Table;
  readonly testimony?: TestimonyTelling | undefined;
}

/** What a proof says. */
export function explainProof(heard: HeardTable, { steps, literals }: Proof, facts: Facts): BareSentence[] {
  const asked = maskOf(literals.map(({ index }) => index));
  return withGroups(
    saySteps(
      { ...heard, asked, quoted: new Set(), supposedFrom: undefined, told: [], knownBefore: facts.known },
      steps,
      facts,
      0,
    ).sentences,
  );
}

/** The groups of a line: whoever it counts, not those whom it settles. */
const groupsOf = ({ uses, claims }: BareSentence): readonly Mask[] => [
  ...new Set([...uses.counts, ...claims].filter((count) => settledBy(count) === undefined).map(({ of }) => of)),
];

function withGroups(sentences: readonly BareSentence[]): BareSentence[] {
  const all = sentences.flatMap(groupsOf);
  const again = [...new Set(all.filter((of, i) => all.indexOf(of) !== i))];
  return sentences.map((sentence) => {
    const groups = groupsOf(sentence).flatMap((of) =>
      again.includes(of) ? [{ at: again.indexOf(of), people: indices(of) }] : [],
    );
    return groups.length > 0 ? { ...sentence, groups } : sentence;
  });
}

interface Telling extends HeardTable {
  readonly asked: Mask;
  /** Whose clues have been quoted. */
  readonly quoted: Set<number>;
  /** Who was known before anything was supposed that has not been given up; undefined where nothing is supposed. */
  readonly supposedFrom: Mask | undefined;
  /** Of whom a number has been told, and still holds. */
  readonly told: readonly Mask[];
  /** Who was known before the proof began. */
  readonly knownBefore: Mask;
}

interface Said {
  readonly sentences: BareSentence[];
  readonly facts: Facts;
  readonly told: readonly Mask[];
}

function saySteps(telling: Telling, steps: readonly ProofStep[], facts: Facts, depth: number): Said {
  const sentences: BareSentence[] = [];
  let now = facts;
  let { told } = telling;
  for (const step of steps) {
    if (step.kind === "line") sentences.push(sayLine({ ...telling, told }, step, now, depth));
    else sentences.push(...saySupposition({ ...telling, told }, step, now, depth));
    told = [...told, ...countedIn(step)];
    now = factsAfter(now, [step]);
  }
  return { sentences, facts: now, told };
}

function sayLine(telling: Telling, line: Line, facts: Facts, depth: number): BareSentence {
  const step = withSpeaker(telling.table, line, facts);
  return toldIn(shownBy(telling, step, facts), depth, usedBy(step, facts), step.says);
}

/** Of whom a step tells a number in the end. */
const countedIn = (step: ProofStep): Mask[] =>
  joinClaims(step.kind === "line" ? step.says : [oppositeOf(step.says)]).map(({ of }) => of);

function toldIn(said: Sentence, depth: number, uses: Uses, claims: readonly Count[]): BareSentence {
  const { by, facts, counts } = uses;
  const speaker = by?.kind === "clue" ? { speaker: by.index } : {};
  const causes = indices(counts.reduce((mask, { of }) => mask | of, facts.known));
  const affects = indices(claims.reduce((mask, { of }) => mask | of, 0));
  const known = facts.known === 0 ? {} : { known: indices(facts.known) };
  return { depth, ...speaker, causes, affects, ...known, said, uses, claims };
}

/** Where not everybody tells the truth, words are taken as what they are from whoever is known, not as what anybody might say. */
function withSpeaker<S extends Line | Supposition>(table: Table, step: S, { known }: Facts): S {
  const { by, from } = step;
  if (by?.kind !== "clue" || table.honesty === "truthful") return step;
  return { ...step, from: indices(maskOf(from) | (known & (1 << by.index))) };
}

function shownBy(telling: Telling, step: Line, facts: Facts): Sentence {
  const { says, by } = step;
  if (!by) return { kind: "byKnown", reason: plainly(questionOf(telling, step, facts, says)) };
  const context = testimonyIn(telling, step, facts);
  if (context) {
    const { byTestimony, byCountInTestimony } = tellingOf(telling);
    if (says.every((count) => settledBy(count) !== undefined)) return byTestimony(context, says);
    const counted = telling.table.clues[by.index]?.kind !== "direct" ? byCountInTestimony(context, says) : undefined;
    if (counted) return counted;
  }
  if (isDirect(telling, step)) return byDirectClue(telling, step, by);
  return withLead(telling, by, whyForced(questionOf(telling, step, facts, says)));
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

function saySupposition(telling: Telling, supposition: Supposition, facts: Facts, depth: number): BareSentence[] {
  const { table } = telling;
  const scene = sceneOf(telling, facts, []);
  const told = [...telling.told, supposition.says.of];
  const within = { ...telling, told, supposedFrom: telling.supposedFrom ?? facts.known };
  const inside = saySteps(within, supposition.steps, withCount(facts, supposition.says), depth + 1);
  const step = withSpeaker(table, supposition, inside.facts);
  const opposite = oppositeOf(step.says);
  const suppose: Sentence = { kind: "suppose", claim: tellCount(table, step.says, scene) };
  const broken = brokenBy({ ...within, told: inside.told }, step, inside.facts);
  const therefore: Sentence = { kind: "therefore", claim: tellCount(table, opposite, scene) };
  const given: Uses = { facts: NOTHING, counts: [step.says] };
  return [
    toldIn(suppose, depth, { facts: NOTHING, counts: [] }, [step.says]),
    ...inside.sentences,
    toldIn(broken, depth + 1, usedBy(step, inside.facts), []),
    toldIn(therefore, depth, given, [opposite]),
  ];
}

function brokenBy(telling: Telling, step: Supposition, facts: Facts): Sentence {
  const question = questionOf(telling, step, facts, []);
  if (!step.by) return { kind: "clash", grounds: groundsOf(question) ?? { kind: "clauses", of: [] } };
  const context = testimonyIn(telling, step, facts);
  if (context) return tellingOf(telling).contradictionIn(context);
  return withLead(telling, step.by, whyForced(question), true);
}

function tellingOf({ testimony }: Telling): TestimonyTelling {
  if (!testimony)
    throw new RangeError("A table where not everybody tells the truth needs to be told how they are heard.");
  return testimony;
}

/** Whose words a step rests on where not everybody tells the truth. */
function testimonyIn(telling: Telling, step: Line | Supposition, facts: Facts): TestimonyContext | undefined {
  const { table } = telling;
  const { by, from, with: counts } = step;
  if (by?.kind !== "clue" || table.honesty === "truthful") return undefined;
  const explain = explainIn(telling, step, facts);
  const fresh = facts.known & ~telling.knownBefore;
  return { table, speaker: by.index, premises: among(from, facts), counts, facts, fresh, explain };
}

function questionOf(
  telling: Telling,
  { by, from, with: counts }: Line | Supposition,
  facts: Facts,
  claims: readonly Count[],
): WhyQuestion {
  const { table, asked, quoted } = telling;
  const naming = namingOf(table, by);
  const isQuoted = table.honesty !== "truthful" || !(by && quoted.has(by.index));
  return {
    table,
    says: by ? toldBy(table, by) : ALWAYS,
    ...naming,
    premises: among(from, facts),
    // Joined, counts without a clue would be what is claimed.
    counts: by ? joinCounts(counts) : counts,
    scene: {
      ...sceneOf(telling, facts, naming.groups),
      named: isQuoted ? naming.named : 0,
      ...(by?.kind === "clue" && { speaker: by.index }),
    },
    claims: joinClaims(claims),
    asked,
  };
}

/** What a reader knows before a sentence about these groups. */
function sceneOf(
  { table, quoted, supposedFrom, knownBefore, told }: Telling,
  { known }: Facts,
  groups: readonly Group[],
): SentenceScene {
  const heard = [...quoted].flatMap((index) => namingOf(table, { kind: "clue", index }).groups);
  const supposed = known & ~(supposedFrom ?? known);
  return { named: 0, known, supposed, fresh: known & ~knownBefore, told, groups, heard };
}

/** Explains a sentence of the speaker's, or its opposite, as if everybody told the truth. */
const explainIn =
  (telling: Telling, step: Line | Supposition, facts: Facts): Explain =>
  (says, premises, claims, isRestated, told) => {
    const { scene, ...question } = questionOf(telling, step, facts, claims);
    // Whoever is taken for something here is not known.
    const fresh = scene.fresh | (premises.known & ~facts.known);
    return whyForced({ ...question, scene: { ...scene, fresh }, says, premises, ...told }, isRestated);
  };

const toldBy = (table: Table, { kind, index }: Source): Constraint =>
  kind === "axiom" ? (table.axioms[index] as Constraint) : evidenceOf(table, index);

/** The clue in its speaker's words where it comes first; after that only whose it is. */
function withLead({ table, quoted }: Telling, by: Source, reason: Clause | undefined, isBut = false): Sentence {
  const speaker = by.index;
  if (by.kind === "axiom" && reason) return { kind: "byRules", reason, isBut };
  if (quoted.has(speaker) && reason) return { kind: "byClue", speaker, reason, isBut };
  quoted.add(speaker);
  return { kind: "quote", speaker, isBut, ...countsOf(table, speaker), ...(reason ? { reason } : {}) };
}

/** The kind that somebody's words count. */
function countsOf({ clues }: Table, speaker: number): { readonly counts?: QuotedKind } {
  const { naming, says } = clues[speaker] ?? {};
  if (!naming || !says) return {};
  return { counts: { kind: naming.identity, isNumber: says.flatMap(partsOf).every(({ kind }) => kind === "count") } };
}

/** What is known of these people alone. */
function among(people: readonly number[], { value }: Facts): Facts {
  const known = maskOf(people);
  return { known, value: value & known };
}

const usedBy = ({ by, from, with: counts }: Line | Supposition, facts: Facts): Uses => ({
  ...(by && { by }),
  facts: among(from, facts),
  counts,
});

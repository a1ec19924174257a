// A node of every kind, and what each language is to make of it. Whatever is new has no example yet, and does not compile.

import { expect, it } from "vitest";
import { costOf } from "../cost.ts";
import { ownWords } from "../reader/own-words.ts";
import {
  type AnswerParts,
  areAll,
  because,
  byName,
  type Clause,
  type ClauseParts,
  type OneOf,
  type People,
  type PeopleParts,
  type SentenceParts,
  so,
  type VerdictParts,
} from "../saying.ts";
import type { GroupWords, TableWords } from "../table-words.ts";
import type { ProofWords } from "./wording.ts";

const both = byName([1, 2]);
const row: People = { kind: "group", place: { kind: "one", in: "row 1" }, size: 3, share: "all" };
const side: People = { kind: "side", in: "row 1", against: "around 0", isApart: false, isRest: false };
const ada = areAll([0], true);
const others = areAll([1, 2], false);
const sum: Clause = { kind: "makes", tallies: [{ bounds: [{ least: 2 }] }], identity: true };
const quotes = [
  { speaker: 0, at: 0 },
  { speaker: 0, at: 1 },
];
const reason = so(others, areAll([3], true));
const why = { speaker: 0, at: 0, reason: because(others, sum) as Clause };

const PEOPLE = {
  names: { people: [0, 1, 2] },
  nameAndOthers: { person: 0, others: 6 },
  group: { place: { kind: "without", in: "row 1", not: "around 0" }, size: 2, share: "other" },
  everyOneOf: { people: byName([0, 1, 2]), size: 3 },
  these: { size: 3 },
  allOfThese: { size: 2 },
  lit: { named: [0], people: [1, 2] },
  those: { people: [0, 1, 2] },
  side: { in: "row 1", against: "around 0", isApart: true, isRest: false },
} satisfies PeopleParts;

const CLAUSES = {
  are: { people: both, size: 2, identity: true },
  known: {
    groups: [
      { identity: true, named: [0], lit: [1, 2] },
      { identity: false, named: [], lit: [3, 4] },
    ],
  },
  countAre: { people: row, numbers: [1, 2], size: 3, identity: true },
  othersAre: { size: 7, named: [0], identity: false },
  clauses: { of: [ada, others] },
  so: { reason: ada, end: others },
  because: { grounds: others, sum },
  cannotBe: {},
  doesNotFit: { reason: others },
  apart: { of: [ada, others] },
  before: { clause: { kind: "here", clause: ada }, isClose: false, next: so(undefined, others) },
  given: { grounds: others, next: sum },
  first: { grounds: ada, next: so(undefined, others) },
  andAlso: { grounds: ada, next: { kind: "nothingConnects", people: both } },
  here: { clause: { kind: "countAre", people: row, numbers: [0, 2], size: 3, identity: true } },
  takes: { people: { kind: "everyOneOf", people: both, size: 2 }, size: 2, identity: true },
  leaves: { numbers: [3], size: 5, identity: false },
  leavesFor: { people: row, numbers: [2], size: 3, identity: true },
  leavesNone: { people: byName([0]), size: 1, identity: true },
  areThose: { people: both, number: 2, isExact: true },
  areTheOnes: { people: both, number: 2, identity: false },
  makeAtMost: { people: byName([0]), size: 1, identity: true },
  makes: { tallies: [{ bounds: [{ most: 1 }], among: side }], identity: true },
  onlyOthers: { bounds: [{ most: 2 }], identity: true },
  makesAll: { number: 3, identity: true },
  lastIs: { people: both, numbers: [1], size: 2, identity: true, number: 3 },
  makesAndTakes: {
    tallies: [{ bounds: [{ least: 3, most: 3 }] }],
    numbers: [0, 1, 2],
    size: 4,
    identity: true,
    isTight: false,
  },
  orElse: { claims: ada, tallies: [{ bounds: [{ least: 4 }] }], identity: true, isRestHeld: true },
  orElseLead: { claims: ada, lead: "not as many", sides: [side, byName([3, 4])], identity: true },
  butAre: { demand: { kind: "takes", people: byName([0]), size: 1, identity: true }, grounds: areAll([0], false) },
  tooMany: { grounds: areAll([0, 1, 2], true), most: 2 },
  counts: { people: row },
  countsOnly: { people: both },
  groupIs: { group: row, size: 3, people: byName([0, 1, 2]) },
  areAmong: { people: both, number: 2, group: row },
  comesDownTo: { sides: [both, byName([3, 4])], identity: true },
  nothingConnects: { people: both },
  neverConnected: { grounds: others, identity: true },
  nothingConnectsWith: { people: byName([0]), others: both },
  connectedOnlyThrough: { people: both, size: 2, through: byName([0]) },
  thatIs: { people: byName([0]) },
} satisfies ClauseParts;

/** Each why the first person is of the hidden kind, or of the other. */
const VERDICTS = {
  saysFalse: { speaker: 0, at: 1 },
  saysTrue: { quotes, speaker: 0 },
  saysNothingTrue: { quotes, speaker: 0 },
  cannotAllBeTrue: { quotes, speaker: 0 },
  wouldBeTrue: { quotes, would: true, speaker: 0, identity: true },
  wouldBeAlike: { quotes, speaker: 0, identity: true },
} satisfies VerdictParts;

const SENTENCES = {
  suppose: { claim: ada },
  therefore: { claim: others },
  quote: { speaker: 0, reason, isBut: false },
  byClue: { speaker: 0, reason, isBut: true },
  byRules: { reason, isBut: false },
  byKnown: { reason },
  clash: { grounds: others },
  sentences: {
    of: [
      { kind: "therefore", claim: ada },
      { kind: "andThen", reason },
    ],
  },
  heardVerdict: { since: others, verdict: { kind: "saysFalse", speaker: 0, at: 0 }, claim: ada },
  heardFromEither: { since: others, speaker: 0, quotes, claim: areAll([3], true) },
  heardFromNeither: { speaker: 0, quotes },
  heardCount: { speaker: 0, isLie: true, said: [{ speaker: 0, reason }] },
  foundJudged: { why, isTrue: false, claim: ada },
  judgedOtherwise: { why, isTrue: false, identity: false },
  heardCases: { speaker: 0, cases: [{ identity: false, isBroken: true, reason: sum }], claim: ada },
  neitherCase: {
    speaker: 0,
    cases: [
      { identity: false, isBroken: true, reason: sum },
      { identity: true, isBroken: true, reason: sum },
    ],
  },
  andThen: { reason },
  foundAllJudged: { speaker: 0, told: [why, { speaker: 0, at: 1 }], areTrue: false, claim: ada },
  allOtherwise: { speaker: 0, told: [why, { speaker: 0, at: 1 }], areTrue: true, identity: true },
  failsIf: { speaker: 0, identity: false, areTrue: true, told: [why], claim: ada },
  heardFalseCount: { speaker: 0, since: others, said: { speaker: 0, at: 1, reason } },
  heardTruth: { speaker: 0, quotes: quotes.slice(1), since: others, claim: areAll([3], true) },
  heardLie: { speaker: 0, quotes: quotes.slice(1), claim: areAll([3], true) },
  heardFalsehood: { speaker: 0, quotes, since: others, claim: areAll([3], false) },
  heardTrueCount: { speaker: 0, since: others, said: { speaker: 0, at: 0, reason } },
  heardSomeTruth: { speaker: 0, quotes: quotes.slice(1), since: others, claim: areAll([3], true) },
  heardMixture: { speaker: 0, quotes, since: others, claim: areAll([3], true) },
  contradiction: { since: others, verdict: { kind: "saysTrue", speaker: 0, quotes }, speaker: 0, identity: true },
  unproved: { claim: ada, speakers: [0, 1] },
} satisfies SentenceParts;

const ANSWERS = {
  nothingLeft: {},
  lookAt: { person: 0 },
  saysNew: { speakers: [0, 1] },
  follows: { people: [0, 1] },
  verdicts: { claims: { kind: "clauses", of: [ada, others] } },
  verdictsBecause: { claims: ada },
  otherwise: { person: 0, identity: true },
  refuted: { person: 0, identity: true },
  readAgain: { speakers: [0], isProved: true },
  says: { speaker: 0, at: 0 },
  ifSo: { speaker: 0, identity: true, isTrue: false, at: 1 },
  notesFit: {},
  notesClash: {},
  pencilled: { claim: ada },
  pencilledAs: { speaker: 0, at: 0, isTrue: false },
  tooMuch: {},
  saysOtherwise: { claim: ada },
  nothingProves: { people: [0, 1] },
} satisfies AnswerParts;

/** What a language says of every example. */
export interface ExampleTexts {
  readonly people: Readonly<Record<keyof PeopleParts, string>>;
  readonly clauses: Readonly<Record<keyof ClauseParts, string>>;
  readonly verdicts: Readonly<Record<keyof VerdictParts, string>>;
  readonly sentences: Readonly<Record<keyof SentenceParts, string>>;
  readonly answers: Readonly<Record<keyof AnswerParts, string>>;
}

function eachOf<Parts extends object, Result = string>(
  parts: Parts,
  make: (node: OneOf<Parts>) => Result,
): Readonly<Record<keyof Parts, Result>> {
  const made = Object.entries(parts).map(([kind, node]) => [kind, make({ kind, ...node } as OneOf<Parts>)]);
  return Object.fromEntries(made) as Record<keyof Parts, Result>;
}

/** Why somebody is of a kind is told in a sentence. */
const sayExamples = (words: ProofWords, at: TableWords): ExampleTexts => ({
  people: eachOf<PeopleParts>(PEOPLE, (people) => words.people(people, at)),
  clauses: eachOf<ClauseParts>(CLAUSES, (clause) => words.clause(clause, at)),
  verdicts: eachOf<VerdictParts>(VERDICTS, (verdict) =>
    words.sentence({ kind: "heardVerdict", verdict, claim: ada }, at),
  ),
  sentences: eachOf<SentenceParts>(SENTENCES, (sentence) => words.sentence(sentence, at)),
  answers: eachOf<AnswerParts>(ANSWERS, (answer) => words.answer(answer, at)),
});

/** What the examples are about: six people, of whom the first has said two things. */
export interface ExampleTable extends Pick<TableWords, "kinds"> {
  readonly names: readonly [string, string, string, string, string, string];
  readonly said: readonly [string, string];
  readonly row: GroupWords;
  around(name: string): GroupWords;
  readonly region: string;
}

const wordsOf = (proof: ProofWords, { names, said, kinds, row, around, region }: ExampleTable): TableWords => ({
  proof,
  kinds,
  people: names.map((name) => ({ name })),
  clues: names.map(() => ({ text: said.join(" "), sentences: said })),
  groupName: (key) => (key === "row 1" ? row : { ...around(names[0]), owner: 0 }),
  regionName: () => region,
});

/** Every kind is said like that, whatever the first person is called. */
export function itSays(words: ProofWords, table: ExampleTable, texts: ExampleTexts, odd: readonly string[]): void {
  const said = sayExamples(words, wordsOf(words, table));
  it.each(Object.keys(texts) as (keyof ExampleTexts)[])("says %s of every kind", (part) => {
    expect(said[part]).toEqual(texts[part]);
  });

  it.each(odd)("says the same of somebody called %s", (name) => {
    const [first, ...others] = table.names;
    const renamed = sayExamples(words, wordsOf(words, { ...table, names: [name, ...others] }));
    expect(JSON.stringify(renamed)).toBe(JSON.stringify(said).replaceAll(first, name));
  });
}

/** How far the cost of an example may be from its words: names, groups and numbers have not all as many. */
const NEAR = 4;

/** The cost of every kind stands for its words, counted where names have two. */
export function itCostsItsWords(words: ProofWords, table: ExampleTable): void {
  const at = wordsOf(words, table);
  const costs = {
    ...eachOf<ClauseParts, number>(CLAUSES, (clause) => costOf([{ kind: "byKnown", reason: clause }])),
    ...eachOf<SentenceParts, number>(SENTENCES, (sentence) => costOf([sentence])),
  };
  const { clauses, sentences } = sayExamples(words, at);
  it.each(Object.entries({ ...clauses, ...sentences }))("costs about the words of %s", (kind, text) => {
    expect(Math.abs(ownWords(text) - costs[kind as keyof typeof costs])).toBeLessThanOrEqual(NEAR);
  });
}

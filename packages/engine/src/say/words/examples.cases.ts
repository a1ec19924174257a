// A node of every kind, and what each language is to make of it. Whatever is new has no example yet, and does not compile.

import { expect, it } from "vitest";
import type { Group, Table } from "../../game/table.ts";
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
import type { ProofWords } from "./wording.ts";

const both = byName([1, 2]);
const row: People = { kind: "group", place: { kind: "one", in: "row 1" }, size: 3, share: "all" };
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
  others: {},
  side: { side: "latter", isRest: true },
} satisfies PeopleParts;

const CLAUSES = {
  are: { people: both, size: 2, identity: true },
  countAre: { people: row, numbers: [1, 2], size: 3, identity: true },
  othersAre: { size: 3, named: [0, 1, 2], areAllNamed: true, identity: false },
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
  makes: { tallies: [{ bounds: [{ most: 1 }], among: { kind: "others" } }], identity: true },
  makesAndTakes: { tallies: [{ bounds: [{ least: 3, most: 3 }] }], numbers: [0, 1, 2], size: 4, identity: true },
  orElse: { claims: ada, tallies: [{ bounds: [{ least: 4 }] }], identity: true, isRestHeld: true },
  orElseLead: { claims: ada, lead: "not as many", identity: true },
  butAre: { demand: { kind: "takes", people: byName([0]), size: 1, identity: true }, grounds: areAll([0], false) },
  counts: { people: row },
  countsOnly: { people: both },
  groupIs: { group: row, size: 3, people: byName([0, 1, 2]) },
  areAmong: { people: both, number: 2, group: row },
  comesDownTo: { sides: [both, byName([3, 4])] },
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

function eachOf<Parts extends object>(
  parts: Parts,
  say: (node: OneOf<Parts>) => string,
): Readonly<Record<keyof Parts, string>> {
  const said = Object.entries(parts).map(([kind, node]) => [kind, say({ kind, ...node } as OneOf<Parts>)]);
  return Object.fromEntries(said) as Record<keyof Parts, string>;
}

/** Why somebody is of a kind is told in a sentence. */
const sayExamples = (words: ProofWords, at: Table): ExampleTexts => ({
  people: eachOf<PeopleParts>(PEOPLE, (people) => words.people(people, at)),
  clauses: eachOf<ClauseParts>(CLAUSES, (clause) => words.clause(clause, at)),
  verdicts: eachOf<VerdictParts>(VERDICTS, (verdict) =>
    words.sentence({ kind: "heardVerdict", verdict, claim: ada }, at),
  ),
  sentences: eachOf<SentenceParts>(SENTENCES, (sentence) => words.sentence(sentence, at)),
  answers: eachOf<AnswerParts>(ANSWERS, (answer) => words.answer(answer, at)),
});

/** What the examples are about: six people, of whom the first has said two things. */
export interface ExampleTable extends Pick<Table, "words"> {
  readonly names: readonly [string, string, string, string, string, string];
  readonly said: readonly [string, string];
  readonly row: Pick<Group, "where" | "verb">;
  around(name: string): Pick<Group, "where" | "verb">;
  readonly region: string;
}

const tableOf = ({ names, said, words, row, around, region }: ExampleTable): Table => ({
  ...{ rows: 2, cols: 3, words, honesty: "lying", axioms: [], solution: 0, start: [], isGated: false, chain: [] },
  people: names.map((name, i) => ({ name, row: Math.floor(i / 3), col: i % 3, place: String(i), marks: [] })),
  clues: names.map(() => ({
    ...{ text: said.join(" "), sentences: said, says: [], people: [], references: [], form: "test", kind: "plain" },
  })),
  groups: [
    { ...row, of: 0b111, key: "row 1" },
    { ...around(names[0]), of: 0b11010, key: "around 0" },
  ],
  regionOf: () => ({ name: region, people: [] }),
});

/** Every kind is said like that, whatever the first person is called. */
export function itSays(words: ProofWords, table: ExampleTable, texts: ExampleTexts, odd: readonly string[]): void {
  const said = sayExamples(words, tableOf(table));
  it.each(Object.keys(texts) as (keyof ExampleTexts)[])("says %s of every kind", (part) => {
    expect(said[part]).toEqual(texts[part]);
  });

  it.each(odd)("says the same of somebody called %s", (name) => {
    const [first, ...others] = table.names;
    const renamed = sayExamples(words, tableOf({ ...table, names: [name, ...others] }));
    expect(JSON.stringify(renamed)).toBe(JSON.stringify(said).replaceAll(first, name));
  });
}

// What it costs a reader to follow a proof: about as many as its words in English, the quoted clues left out, but counted on what
// is said and not on how a language words it. So a level means the same in every language. One cost for each kind of node.

import { isInMind, kindAfter } from "./clause-parts.ts";
import { areEveryOther } from "./count.ts";
import {
  type Case,
  type Clause,
  type ClauseParts,
  type GroupPlace,
  type KnownPeople,
  namelyIn,
  type OneOf,
  type People,
  type PeopleParts,
  type Quote,
  type QuoteWithReason,
  type Sentence,
  type SentenceParts,
  type SumTally,
  type Verdict,
  type VerdictParts,
} from "./saying.ts";

/** A kind of node that has no cost does not compile. */
type Costs<Parts> = { readonly [Kind in keyof Parts]: (node: Parts[Kind], inMind: InMind) => number };

/** The kind that has just been told and so costs nothing again, if one has. */
type InMind = boolean | undefined;

const costBy = <Parts>(costs: Costs<Parts>, node: OneOf<Parts>, inMind?: InMind): number =>
  (costs[node.kind] as (node: OneOf<Parts>, inMind: InMind) => number)(node, inMind);

const NAME = 2;
/** "in row 2", "around Li Mu". */
const WHERE = 3;
/** "exactly 2", "at least 2". */
const AMOUNT = 2;
/** "is an elf". */
const IS_KIND = 3;

const sum = <T>(list: readonly T[], costOfOne: (each: T) => number): number =>
  list.reduce((total, each) => total + costOfOne(each), 0);

/** With an "and" before the last. */
const listed = <T>(list: readonly T[], costOfOne: (each: T) => number): number =>
  sum(list, costOfOne) + (list.length > 1 ? 1 : 0);

const names = (people: readonly number[]): number => listed(people, () => NAME);

const maybe = (clause: Clause | undefined, inMind?: InMind): number => (clause ? costOfClause(clause, inMind) : 0);

function placeCost(place: GroupPlace): number {
  switch (place.kind) {
    case "one":
      return WHERE;
    case "both":
      return 2 * WHERE + 1;
    case "without":
      return 2 * WHERE + 2;
    case "besides":
      return WHERE + 1 + names(place.people);
  }
}

const PEOPLE: Costs<PeopleParts> = {
  names: ({ people }) => names(people),
  nameAndOthers: () => NAME + 3,
  group: ({ place, size, share, isOwn }) =>
    2 -
    (isOwn ? NAME : 0) +
    (size === 1 ? 1 : 0) +
    { all: 0, other: 1, unknown: 2, otherUnknown: 3 }[share] +
    placeCost(place),
  everyOneOf: ({ people, size }) => costOfPeople(people) + (size === 2 ? 1 : 2),
  these: () => 2,
  allOfThese: ({ size }) => (size === 2 ? 1 : 2),
  lit: ({ named }) => (named.length > 0 ? names(named) + 3 : 1),
  those: () => 2,
  side: ({ isRest }) => WHERE - 1 + (isRest ? 1 : 0),
};

export const costOfPeople = (people: People): number => costBy(PEOPLE, people);

/** "is an elf", "are elves", "is not". */
const areKind = (size: number, identity?: boolean, inMind?: InMind): number =>
  size === 1 && (inMind === undefined || inMind !== !identity) ? IS_KIND : 2;

/** "exactly 2", "1, 3 or 5". */
const amount = (numbers: readonly number[]): number => {
  const isRange = (numbers.at(-1) ?? 0) - (numbers[0] ?? 0) === numbers.length - 1;
  if (areEveryOther(numbers)) return AMOUNT + 1;
  return isRange ? AMOUNT : numbers.length + 1;
};

/** "3 elves", "at least 1 elf". */
const left = (numbers: readonly number[]): number => (numbers.length === 1 ? 1 : amount(numbers)) + 1;

/** "two of", "at most 2 of". */
const exactly = (numbers: readonly number[]): number => (numbers.length === 1 ? 1 : amount(numbers)) + 1;

/** "two elves", "Li Mu and two others are elves". */
const knownCost = ({ identity, named, lit }: KnownPeople, inMind: InMind): number =>
  named.length === 0
    ? 2
    : names(named) + (lit.length > 0 ? 3 : 0) + areKind(named.length + lit.length, identity, inMind);

const tally = ({ bounds, among }: SumTally): number =>
  listed(bounds, ({ least, most }) => (least === most ? 1 : AMOUNT)) + (among ? 1 + costOfPeople(among) : 0);

const tallies = (list: readonly SumTally[]): number => listed(list, tally) + 1;

const restHeld = (isRestHeld: boolean | undefined): number => (isRestHeld ? 4 : 0);

const CLAUSES: Costs<ClauseParts> = {
  are: ({ people, size, identity }, inMind) => costOfPeople(people) + areKind(size, identity, inMind),
  known: ({ groups }, inMind) =>
    listed(groups, (group) => knownCost(group, inMind)) +
    (groups.some(({ named }) => named.length > 0) ? 0 : 2) -
    (groups.every(({ identity, named }) => identity === inMind && named.length === 0) ? 1 : 0),
  countAre: ({ numbers, size, people, identity }, inMind) =>
    (size === 2 && numbers.join() === "1" ? 0 : exactly(numbers)) +
    costOfPeople(people) +
    (identity === inMind ? 1 : numbers.at(-1) === 1 ? IS_KIND : 2),
  othersAre: ({ named }) => 3 + names(named) + 2 + 2,
  clauses: ({ of }, inMind) => oneByOne(of, inMind),
  so: ({ reason, end }, inMind) =>
    maybe(reason, inMind) + 1 + costOfClause(end, end.kind === "countAre" ? kindAfter(reason, inMind) : undefined),
  because({ grounds, sum: total }, inMind) {
    const kind = kindAfter(grounds, inMind);
    const isClear = total.kind === "makes" && total.tallies.length === 1 && total.identity === kind;
    return costOfClause(grounds, inMind) + costOfClause(total, kind) - (isClear ? 1 : 0);
  },
  cannotBe: () => 3,
  doesNotFit: ({ reason }) => costOfClause(reason) + 4,
  apart: ({ of }) => sum(of, costOfClause),
  before({ clause, next }, inMind) {
    const isNamely = namelyIn(next) !== undefined;
    if (isNamely && clause.kind === "leaves" && clause.isBeside) return costOfClause(next);
    return costOfClause(clause, inMind) + costOfClause(next, kindAfter(clause, inMind)) - (isNamely ? 3 : 0);
  },
  given: ({ grounds, next }, inMind) => costOfClause(grounds, inMind) + costOfClause(next),
  first: ({ grounds, next }, inMind) => costOfClause(grounds, inMind) + 1 + costOfClause(next),
  andAlso: ({ grounds, next }, inMind) => costOfClause(grounds, inMind) + 1 + costOfClause(next),
  here: ({ clause, isSizeless }) => costOfClause(clause) - (isSizeless ? 2 : 0),
  takes: ({ people }) => 2 + costOfPeople(people),
  leaves: ({ numbers, isBeside }) => 1 + left(numbers) + (isBeside ? 1 : 0),
  leavesFor: ({ numbers, people }) => exactly(numbers) + costOfPeople(people) + (numbers.at(-1) === 1 ? IS_KIND : 2),
  leavesNone: ({ people }) => 5 + costOfPeople(people),
  areThose: ({ people }) => costOfPeople(people) + 3,
  areTheOnes: ({ people }) => costOfPeople(people) + 4,
  makeAtMost: ({ people }) => costOfPeople(people) + 5,
  makes: ({ tallies: list, isRestHeld }) => 2 + restHeld(isRestHeld) + tallies(list),
  onlyOthers: ({ bounds, identity }, inMind) =>
    (identity === inMind ? 2 : 3) + listed(bounds, ({ least, most }) => (least === most ? 1 : AMOUNT)),
  makesAll: () => 4,
  lastIs: ({ people, size, number }) => (number === 1 ? 2 : 3) + (size === 2 ? 0 : 2) + costOfPeople(people),
  makesAndTakes: ({ tallies: list, numbers, isTight }) => (isTight ? 4 : 2) + tallies(list) + amount(numbers),
  orElse: ({ claims, tallies: list, isRestHeld }) => costOfClause(claims) + 4 + restHeld(isRestHeld) + tallies(list),
  orElseLead: ({ claims, sides }) => costOfClause(claims) + 8 + sum(sides, costOfPeople),
  butAre: ({ demand, grounds }) => costOfClause(demand) + 1 + costOfClause(grounds, kindAfter(demand)),
  tooMany: ({ grounds }) => costOfClause(grounds) + 3,
  counts: ({ people }) => 2 + costOfPeople(people),
  countsOnly: ({ people }) => 3 + costOfPeople(people),
  groupIs: ({ group, people }) => costOfPeople(group) + 1 + costOfPeople(people),
  areAmong: ({ people, group }) => costOfPeople(people) + 3 + costOfPeople(group),
  comesDownTo: ({ sides }) => 4 + listed(sides, costOfPeople),
  nothingConnects: ({ people }) => 3 + costOfPeople(people),
  neverConnected: ({ grounds }) => costOfClause(grounds) + 10,
  nothingConnectsWith: ({ people, others }) => 3 + costOfPeople(people) + costOfPeople(others),
  connectedOnlyThrough: ({ people, size, through }) =>
    costOfPeople(people) + (size > 1 ? 4 : 1) + costOfPeople(through),
  thatIs: ({ people }) => 2 + costOfPeople(people),
};

const costOfClause = (clause: Clause, inMind?: InMind): number => costBy(CLAUSES, clause, inMind);

/** A number need not name the kind that was told before it. */
function oneByOne(clauses: readonly Clause[], inMind: InMind): number {
  let kind = inMind;
  return listed(clauses, (clause) => {
    const isFirst = clause === clauses[0];
    const cost = costOfClause(clause, isFirst || clause.kind === "countAre" ? kind : undefined);
    kind = kindAfter(clause, kind);
    return cost;
  });
}

/** Several quotations are joined by an "and"; their words are their speaker's. */
const quotes = (list: readonly Quote[]): number => (list.length > 1 ? 1 : 0);

const VERDICTS: Costs<VerdictParts> = {
  saysFalse: () => NAME + 3,
  saysTrue: () => NAME + 4,
  saysNothingTrue: ({ quotes: list }) => NAME + 4 + quotes(list),
  cannotAllBeTrue: ({ quotes: list }) => NAME + 7 + quotes(list),
  wouldBeTrue: ({ quotes: list }) => NAME + 7 + quotes(list),
  wouldBeAlike: ({ quotes: list }) => NAME + 11 + quotes(list),
};

const verdict = (node: Verdict): number => costBy(VERDICTS, node);

const since = (clause: Clause | undefined): number => (clause ? 1 + costOfClause(clause) : 0);

const IS = NAME + IS_KIND;

const but = (isBut: boolean): number => (isBut ? 1 : 0);

const told = (list: readonly QuoteWithReason[]): number => sum(list, ({ reason }) => maybe(reason));

/** "If Li Mu is an elf, this is false, but then …, as it says". */
function caseCost({ identity, isBroken, isByKnown, reason }: Case): number {
  const link = isByKnown || (isBroken && !identity) ? 6 : isBroken ? 9 : 4;
  return IS + link + costOfClause(reason);
}

const SENTENCES: Costs<SentenceParts> = {
  suppose: ({ claim }) => 1 + costOfClause(claim),
  therefore: ({ claim }) => 1 + costOfClause(claim),
  quote: ({ counts, reason, isBut }) =>
    NAME + but(isBut) + maybe(reason, counts?.isNumber && reason && isInMind(reason) ? counts.kind : undefined),
  byClue: ({ reason, isBut }) => NAME + 2 + but(isBut) + costOfClause(reason),
  byRules: ({ reason, isBut }) => 6 + but(isBut) + costOfClause(reason),
  byKnown: ({ reason }) => costOfClause(reason),
  clash: ({ grounds }) => 2 + costOfClause(grounds),
  sentences: ({ of }) => costOf(of),
  heardVerdict: ({ since: grounds, verdict: why, claim }) => since(grounds) + verdict(why) + 1 + costOfClause(claim),
  heardFromEither: ({ since: grounds, quotes: list, claim }) =>
    since(grounds) + NAME + 12 + quotes(list) + costOfClause(claim),
  heardFromNeither: ({ since: grounds, quotes: list }) => since(grounds) + NAME + 12 + quotes(list),
  heardCount: ({ isLie, said }) => IS + (isLie ? 2 : 4) + told(said),
  foundJudged: ({ why, claim }) => NAME + 5 + maybe(why.reason) + costOfClause(claim),
  judgedOtherwise: ({ why }) => NAME + 8 + maybe(why.reason) + IS,
  heardCases: ({ cases, claim }) => NAME + sum(cases, caseCost) + (claim ? 1 + costOfClause(claim) : 0),
  neitherCase: ({ cases }) => NAME + 2 + sum(cases, caseCost),
  andThen: ({ reason }) => 2 + costOfClause(reason),
  foundAllJudged: ({ told: list, claim }) => NAME + 8 + told(list) + costOfClause(claim),
  allOtherwise: ({ told: list }) => NAME + 11 + told(list) + IS,
  failsIf: ({ told: list, claim }) => IS + 7 + told(list) + costOfClause(claim),
  heardFalseCount: ({ since: grounds, said }) => IS + 8 + since(grounds) + maybe(said.reason),
  heardTruth: ({ since: grounds, quotes: list, claim }) => IS + 5 + since(grounds) + quotes(list) + costOfClause(claim),
  heardLie: ({ since: grounds, quotes: list, claim }) => IS + 3 + since(grounds) + quotes(list) + costOfClause(claim),
  heardFalsehood: ({ since: grounds, quotes: list, claim }) =>
    IS + 9 + since(grounds) + quotes(list) + costOfClause(claim),
  heardTrueCount: ({ since: grounds, said }) => IS + 8 + since(grounds) + maybe(said.reason),
  heardSomeTruth: ({ since: grounds, quotes: list, claim }) =>
    IS + 9 + since(grounds) + quotes(list) + costOfClause(claim),
  heardMixture: ({ since: grounds, quotes: list, claim }) =>
    IS + 8 + since(grounds) + quotes(list) + costOfClause(claim),
  contradiction: ({ since: grounds, verdict: why }) => 3 + since(grounds) + verdict(why) + IS,
  unproved: ({ claim, speakers }) => 20 + costOfClause(claim) + names(speakers),
};

const costOfSentence = (sentence: Sentence): number => costBy(SENTENCES, sentence);

/** Of a whole proof. */
export const costOf = (sentences: readonly Sentence[]): number => sum(sentences, costOfSentence);

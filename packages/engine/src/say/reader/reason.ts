// Reads why something follows: whom the clue counts, what is known of them, the sum, and the end.

import { type Constraint, type Count, countBits, indices, scopeOf } from "@demonstrandum/logic";
import { allAre, numbersOfKind, settledBy } from "../count.ts";
import { byName, type Clause, type ClauseParts, type People } from "../saying.ts";
import { isOfCounts } from "../testimony-context.ts";
import { isRollOf, peopleMeant } from "./people.ts";
import {
  addGround,
  addKnown,
  canAllBe,
  countFrom,
  follows,
  givenIn,
  notRead,
  type ProofReading,
  possibleNumbers,
  type Readers,
  readBy,
  restart,
} from "./reading.ts";
import { flat, isOfPieces, statementOf, statementsIn } from "./statement.ts";
import { checkBesideRest, checkElse, checkLead, checkMade, checkTaken, checkTallies, countedIn } from "./sums.ts";

/** Everything before what follows, and what follows. */
export function readClause(reading: ProofReading, clause: Clause | undefined): void {
  if (clause) readBy(CLAUSES, reading, clause);
}

/** It says no more than what it is made of. */
function readEach(reading: ProofReading, clauses: readonly Clause[]): void {
  for (const clause of clauses) readClause(reading, clause);
}

const CLAUSES: Readers<ClauseParts> = {
  clauses: (reading, { of }) => readEach(reading, of),
  apart: (reading, { of }) => readEach(reading, of),
  because: (reading, { grounds, sum }) => readEach(reading, [grounds, sum]),
  butAre: (reading, { demand, grounds }) => readEach(reading, [demand, grounds]),
  doesNotFit: (reading, { reason }) => readClause(reading, reason),
  before: (reading, { clause, next }) => readEach(reading, [clause, next]),
  given: (reading, { grounds, next }) => readEach(reading, [grounds, next]),
  andAlso: (reading, { grounds, next }) => readEach(reading, [grounds, next]),
  first(reading, { grounds, next }) {
    readClause(reading, grounds);
    reading.says = { kind: "all", of: [reading.says, ...reading.told] };
    reading.grounds = [];
    readClause(reading, next);
  },
  neverConnected: (reading, { grounds }) => readClause(reading, grounds),
  makeAtMost: (reading, { people, size }) => void peopleMeant(reading, people, size),
  here: (reading, { clause }) => addPrefaces(reading, statementsIn(reading, clause)),
  leavesFor: (reading, node) => addPrefaces(reading, [statementOf(reading, node)]),
  leaves: (reading, node) => addPrefaces(reading, [statementOf(reading, node)]),
  leavesNone: (reading, node) => addPrefaces(reading, [statementOf(reading, node)]),
  takes: (reading, node) => addPrefaces(reading, [statementOf(reading, node)]),
  are: (reading, node) => readKnown(reading, statementOf(reading, node)),
  countAre: (reading, node) => readKnown(reading, statementOf(reading, node)),
  known: readEachKnown,
  areThose: readThose,
  areTheOnes: readOnes,
  counts: readWhom,
  countsOnly: readOnly,
  thatIs: readWhom,
  groupIs: readGroupIs,
  areAmong: readAmong,
  comesDownTo: readSides,
  makes(reading, { tallies, identity, isRestHeld }) {
    checkTallies(reading, tallies);
    if (isRestHeld) checkBesideRest(reading, tallies, identity);
    else reading.sums = [...reading.sums, { tallies, kind: identity }];
  },
  onlyOthers(reading, { bounds, identity }) {
    const tallies = [{ bounds }];
    checkTallies(reading, tallies);
    reading.sums = [...reading.sums, { tallies, kind: identity }];
  },
  makesAll(reading, { number, identity }) {
    const counted = countedIn(reading);
    if (!counted || numbersOfKind(counted, identity).at(-1) !== number) reading.flaws.push("not said");
    reading.sums = [...reading.sums, { tallies: [{ bounds: [{ least: number }] }], kind: identity }];
  },
  makesAndTakes: checkTaken,
  lastIs(reading, node) {
    checkLast(reading, node);
    readKnown(reading, statementOf(reading, node));
    reading.sums = [...reading.sums, { tallies: [{ bounds: [{ least: node.number }] }], kind: node.identity }];
  },
  tooMany(reading, { grounds, most }) {
    const counted = countedIn(reading);
    readClause(reading, grounds);
    const isSaid = [true, false].some((kind) => counted && numbersOfKind(counted, kind).at(-1) === most);
    if (!isSaid) reading.flaws.push("not said");
  },
  so(reading, { reason, end }) {
    readClause(reading, reason);
    readEnd(reading, end);
  },
  nothingConnects: (reading, { people }) => readConnected(reading, [people]),
  nothingConnectsWith: (reading, { people, others }) => readConnected(reading, [people, others]),
  connectedOnlyThrough: (reading, { people, through }) => readConnected(reading, [people, through]),
  othersAre: notRead,
  orElse: notRead,
  orElseLead: notRead,
  cannotBe: notRead,
};

/** How many of some people is part of what was shown, or of what the clue says. */
function readKnown(reading: ProofReading, statement: Count): void {
  checkNumbers(reading, statement);
  addGround(reading, statement);
}

/** The clue takes so many, and all but one of them have been told. */
function checkLast(reading: ProofReading, { number, identity }: ClauseParts["lastIs"]): void {
  const counted = countedIn(reading);
  const ours = reading.grounds.reduce(
    (mask, ground) => (ground.kind === "count" && settledBy(ground) === identity ? mask | ground.of : mask),
    0,
  );
  if (!counted || numbersOfKind(counted, identity).at(-1) !== number) reading.flaws.push("not said");
  else if (countBits(ours & counted.of) !== number - 1) reading.flaws.push("wrong sum");
}

/** Who is named or lit has been shown. */
function readEachKnown(reading: ProofReading, { groups, seen }: ClauseParts["known"]): void {
  if (groups.length === 0) reading.flaws.push("empty group");
  for (const { identity, named, lit } of groups)
    addGround(reading, allAre(peopleMeant(reading, byName([...named, ...lit])), identity));
  if (!seen) return;
  const unsaid = allAre(peopleMeant(reading, byName(seen.people)), seen.identity);
  if ((unsaid.of & ~reading.board) !== 0) reading.flaws.push("not known");
  addKnown(reading, unsaid);
  reading.grounds = [...reading.grounds, unsaid];
  reading.unsaid = unsaid.of;
}

/** Nobody need be told of whom the board shows, if what is told is of everybody else whom the clue counts. */
function checkUnsaid(reading: ProofReading, claims: readonly Count[]): void {
  const { unsaid, grounds, flaws } = reading;
  const told = [...grounds, ...claims].reduce((mask, each) => mask | scopeOf(each), 0);
  const counted = countedIn(reading)?.of ?? 0;
  if (unsaid !== 0 && ((unsaid & ~counted) !== 0 || (counted & ~told) !== 0)) flaws.push("lost premise");
}

/** Whether a number says something. */
function checkNumbers({ flaws }: ProofReading, { of, allowed }: Count): void {
  if (allowed === 0) flaws.push("empty sum");
  if (of !== 0 && allowed === (1 << (countBits(of) + 1)) - 1) flaws.push("empty bound");
}

/** What the clue comes to. */
function addPrefaces(reading: ProofReading, statements: readonly Count[]): void {
  for (const statement of statements) {
    checkNumbers(reading, statement);
    reading.prefaces = [...reading.prefaces, statement];
    reading.counted = statement;
    reading.last = statement.of;
  }
}

/** "are those two": just as many as the count that is spoken of takes, and among those it counts. */
function readThose(reading: ProofReading, { people, number, isExact }: ClauseParts["areThose"]): void {
  const of = peopleMeant(reading, people);
  const { identity, quote } = reading;
  const count = (isExact ? onlyCountOf(reading, number) : undefined) ?? countedIn(reading);
  const wasTold = reading.counted !== undefined;
  reading.counted ??= count;
  const numbers = count ? numbersOfKind(count, identity) : [];
  const isReached = isExact ? numbers.join() === String(number) : numbers.at(-1) === number;
  if (!count || !isReached || countBits(of) !== number || (of & ~count.of) !== 0) reading.flaws.push("wrong sum");
  if (!wasTold && !saysNumber(quote, number)) reading.flaws.push("not said");
  addGround(reading, allAre(of, identity));
}

/** The one part of the quoted clue that takes just so many, where the sentence has not told a part of it. */
function onlyCountOf({ counted, says, identity }: ProofReading, number: number): Count | undefined {
  const counts = flat(says).filter((part): part is Count => part.kind === "count");
  const [only, ...more] = counts.filter((count) => numbersOfKind(count, identity).join() === String(number));
  return counted === undefined && more.length === 0 ? only : undefined;
}

/** Whether the words speak of so many, be it in figures or not. */
function saysNumber(quote: string, number: number): boolean {
  const word = NUMBERS[number] ?? String(number);
  return new RegExp(`(?<!\\d)${number}(?!\\d)|${word}`, "i").test(quote);
}

const NUMBERS = ["none|no |没有", "one|only|唯一|一个|只有", "both|two|两", "three|三", "four|四", "five|五"];

function readOnes(reading: ProofReading, { people, number, identity: kind }: ClauseParts["areTheOnes"]): void {
  const of = peopleMeant(reading, people);
  const count = countedIn(reading);
  if (!count || numbersOfKind(count, kind).join() !== String(number) || (of & ~count.of) !== 0)
    reading.flaws.push("wrong sum");
  addGround(reading, allAre(of, kind));
}

function readWhom(reading: ProofReading, { people }: ClauseParts["counts"]): void {
  reading.last = peopleMeant(reading, people);
}

function readOnly(reading: ProofReading, { people }: ClauseParts["countsOnly"]): void {
  const of = countedIn(reading)?.of ?? scopeOf(reading.says);
  reading.last = isRollOf(people, of) ? of : peopleMeant(reading, people);
}

function readGroupIs(reading: ProofReading, { group, size, people }: ClauseParts["groupIs"]): void {
  const of = peopleMeant(reading, group, size);
  if (!isRollOf(people, of) && peopleMeant(reading, people) !== of) reading.flaws.push("unclear people");
  reading.last = of;
}

function readAmong(reading: ProofReading, { people, number, group }: ClauseParts["areAmong"]): void {
  const of = peopleMeant(reading, people, number);
  if ((of & ~peopleMeant(reading, group)) !== 0) reading.flaws.push("unclear people");
  reading.last = of;
}

/** Whoever is said to be connected is known to be of that kind. */
function readConnected(reading: ProofReading, all: readonly People[]): void {
  const { known, value } = reading.before.facts;
  const of = all.reduce((mask, people) => mask | peopleMeant(reading, people), 0) & known;
  for (const person of indices(of)) addGround(reading, allAre(1 << person, ((value >>> person) & 1) === 1));
}

/** Where one side counts all that the other does, it is a count of the rest. */
function readSides(reading: ProofReading, { sides }: ClauseParts["comesDownTo"]): void {
  reading.sides = sides.map((side) => peopleMeant(reading, side));
  const [only = 0, ...more] = reading.sides;
  if (more.length > 0) return;
  reading.counted = countFrom(only, possibleNumbers(only, true, [reading.says]), true);
  reading.last = only;
}

/** What follows, and what there would be otherwise. */
export function readEnd(reading: ProofReading, end: Clause): void {
  if (end.kind === "cannotBe") {
    reading.isBare = true;
    return;
  }
  if (end.kind === "lastIs") checkLast(reading, end);
  const isOtherwise = end.kind === "orElse" || end.kind === "orElseLead";
  const claims = statementsIn(reading, isOtherwise ? end.claims : end);
  checkUnsaid(reading, claims);
  checkClaims(reading, claims);
  for (const sum of reading.sums) checkMade(reading, sum, claims);
  if (end.kind === "orElse") checkElse(reading, claims, end);
  if (end.kind === "orElseLead") checkLead(reading, claims, end);
  if (!reading.isSummed && !isOfPieces(reading.says) && takesSum(reading, claims)) reading.flaws.push("no sum");
  addClaims(reading, claims);
}

export function addClaims(reading: ProofReading, claims: readonly Count[]): void {
  reading.claims = [...reading.claims, ...claims];
  reading.told = [...reading.told, ...claims];
  for (const { of } of claims) reading.named |= of;
  restart(reading);
}

/** What is claimed follows from what the clue says and what is named, and takes both. */
function checkClaims(reading: ProofReading, claims: readonly Count[]): void {
  checkPrefaces(reading);
  for (const claim of claims) {
    checkNumbers(reading, claim);
    if (!follows(givenIn(reading), claim)) reading.flaws.push("lost premise");
  }
  checkNeeds(reading, claims);
}

/** What is claimed is no repetition, and takes the clue. That a case is so anyway may be said of it. */
function checkNeeds({ says, grounds, prefaces, supposed, flaws }: ProofReading, claims: readonly Count[]): void {
  const areIn = (given: readonly Constraint[]): boolean => claims.every((claim) => follows(given, claim));
  if (claims.length === 0 || grounds.length === 0 || areIn(supposed)) return;
  if (areIn(prefaces) || grounds.some((ground) => areIn([ground]))) flaws.push("circular");
  else if (flat(says).length > 0 && areIn(grounds)) flaws.push("unrelated clue");
}

/** What the clue is said to come to is what its words say, beside what is named. */
export function checkPrefaces(reading: ProofReading): void {
  const given = givenIn(reading);
  if (!reading.prefaces.every((preface) => follows(given, preface))) reading.flaws.push("not said");
}

/**
 * What rests on counts, or compares what is known, is not seen at once. For what is connected there is no sum, nor of a clue that
 * is not needed.
 */
function takesSum(reading: ProofReading, claims: readonly Count[]): boolean {
  const { says, grounds, sides, told } = reading;
  if (flat(says).some(({ kind }) => kind === "connected")) return false;
  if (claims.every((claim) => follows(told, claim))) return false;
  if (countedIn(reading) && sides.length < 2 && claims.length === 1 && isOneNumber(grounds)) return false;
  return (
    grounds.some((ground) => ground.kind === "count" && settledBy(ground) === undefined) ||
    (sides.length === 2 && grounds.length > 0)
  );
}

/** Whether one number of a kind is told, and beside it only people of the other kind: that is the sum. */
function isOneNumber(grounds: readonly Constraint[]): boolean {
  const counts = grounds.filter((ground): ground is Count => ground.kind === "count");
  const [count, ...more] = counts.filter((ground) => settledBy(ground) === undefined);
  const settled = counts.filter((ground) => settledBy(ground) !== undefined);
  if (!count || more.length > 0 || counts.length < grounds.length || numbersOfKind(count, true).length > 1)
    return false;
  return new Set(settled.map(settledBy)).size < 2;
}

/** What is named cannot be, by the clue's words. */
export function checkBroken(reading: ProofReading): void {
  const { says, told, flaws } = reading;
  checkPrefaces(reading);
  if (canAllBe(givenIn(reading))) flaws.push("no contradiction");
  else if (!canAllBe(told)) flaws.push("unrelated clue");
  if (reading.isBare && isOfCounts(says)) flaws.push("no sum");
  for (const sum of reading.sums) checkMade(reading, sum, []);
  reading.isBroken = true;
}

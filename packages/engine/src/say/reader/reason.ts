// Reads why something follows: whom the clue counts, what is known of them, the sum, and the end.

import { type Constraint, type Count, countBits, indices, maskOf, scopeOf } from "@demonstrandum/logic";
import type { Word } from "../../game/table.ts";
import { allAre, numbersOfKind, settledBy } from "../count.ts";
import { isOfCounts } from "../heard.ts";
import type { ProofWording, SideLead } from "../words/wording.ts";
import { type Clause, clausesIn, type Readers, readerOf } from "./notes.ts";
import { peopleIn } from "./people.ts";
import {
  addGround,
  canAllBe,
  countFrom,
  follows,
  givenIn,
  kindCalled,
  type ProofReading,
  possibleNumbers,
  restart,
} from "./reading.ts";
import { flat, statementOf, statementsIn } from "./statement.ts";
import { checkElse, checkLead, checkMade, checkTaken, checkTallies, countedIn } from "./sums.ts";

/** Everything before what follows, and what follows. */
export function readText(reading: ProofReading, text: string): void {
  const clauses = clausesIn(reading.notes, text);
  if (!clauses) reading.flaws.push("not read");
  for (const clause of clauses ?? []) {
    const read = readerOf(CLAUSES, clause);
    if (read) read(reading);
    else reading.flaws.push("not read");
  }
}

/** It says no more than what it is made of. */
function readEach(reading: ProofReading, texts: readonly string[]): void {
  for (const text of texts) readText(reading, text);
}

const readFirst = (reading: ProofReading, [text]: readonly [string, ...unknown[]]): void => readText(reading, text);

const CLAUSES: Readers = {
  clauses: (reading, [texts]) => readEach(reading, texts),
  apart: (reading, [texts]) => readEach(reading, texts),
  because: readEach,
  butAre: readEach,
  doesNotFit: readFirst,
  before: readFirst,
  given: readFirst,
  and: readFirst,
  first(reading, [grounds]) {
    readText(reading, grounds);
    reading.says = { kind: "all", of: [reading.says, ...reading.told] };
    reading.grounds = [];
  },
  neverConnected: readFirst,
  makeAtMost(reading, [people, size]) {
    if (countBits(peopleIn(reading, people)) !== size) reading.flaws.push("wrong sum");
  },
  since: readFirst,
  here: (reading, [text]) => addPrefaces(reading, statementsIn(reading, text)),
  leavesFor: (reading, args) => readPreface(reading, { name: "leavesFor", args }),
  leaves: (reading, args) => readPreface(reading, { name: "leaves", args }),
  leavesNone: (reading, args) => readPreface(reading, { name: "leavesNone", args }),
  takes: (reading, args) => readPreface(reading, { name: "takes", args }),
  are: (reading, args) => readKnown(reading, { name: "are", args }),
  countAre: (reading, args) => readKnown(reading, { name: "countAre", args }),
  areThose: readThose,
  areTheOnes: readOnes,
  counts: readWhom,
  countsOnly(reading, [people]) {
    if (reading.notes.meant.has(people)) readWhom(reading, [people]);
    else reading.last = countedIn(reading)?.of ?? scopeOf(reading.says);
  },
  thatIs: readWhom,
  groupIs: readGroupIs,
  areAmong: readAmong,
  comesDownTo: (reading, [sides]) => readSides(reading, sides),
  makes(reading, [tallies, word]) {
    checkTallies(reading, tallies);
    reading.sums = [...reading.sums, { tallies, kind: kindCalled(reading, word) }];
  },
  makesAndTakes: (reading, [tallies, word, wanted]) => checkTaken(reading, tallies, word, wanted),
  so(reading, [reason, end]) {
    readText(reading, reason);
    readEnd(reading, end);
  },
  soOnly: (reading, [end]) => readEnd(reading, end),
  nothingConnects: readConnected,
  nothingConnectsWith: readConnected,
  connectedOnlyThrough: (reading, [people, , through]) => readConnected(reading, [people, through]),
};

/** How many of some people is part of what was shown, or of what the clue says. */
function readKnown(reading: ProofReading, clause: Clause): void {
  const statement = statementOf(reading, clause);
  if (!statement) return;
  checkNumbers(reading, statement);
  addGround(reading, statement);
}

/** Whether a number says something. */
function checkNumbers({ flaws }: ProofReading, { of, allowed }: Count): void {
  if (allowed === 0) flaws.push("empty sum");
  if (of !== 0 && allowed === (1 << (countBits(of) + 1)) - 1) flaws.push("empty bound");
}

function readPreface(reading: ProofReading, clause: Clause): void {
  const statement = statementOf(reading, clause);
  if (statement) addPrefaces(reading, [statement]);
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
function readThose(reading: ProofReading, [text, number, isExact]: [string, number, boolean]): void {
  const of = peopleIn(reading, text);
  const { identity, quote } = reading;
  const count = countedIn(reading);
  const numbers = count ? numbersOfKind(count, identity) : [];
  const isReached = isExact ? numbers.join() === String(number) : numbers.at(-1) === number;
  if (!count || !isReached || countBits(of) !== number || (of & ~count.of) !== 0) reading.flaws.push("wrong sum");
  if (reading.counted === undefined && !saysNumber(quote, number)) reading.flaws.push("not said");
  addGround(reading, allAre(of, identity));
}

/** Whether the words speak of so many, be it in figures or not. */
function saysNumber(quote: string, number: number): boolean {
  const word = NUMBERS[number] ?? String(number);
  return new RegExp(`(?<!\\d)${number}(?!\\d)|${word}`, "i").test(quote);
}

const NUMBERS = ["none|no |没有", "one|only|唯一|一个|只有", "both|two|两", "three|三", "four|四", "five|五"];

function readOnes(reading: ProofReading, [text, number, word]: [string, number, Word]): void {
  const of = peopleIn(reading, text);
  const kind = kindCalled(reading, word);
  const count = countedIn(reading);
  if (!count || numbersOfKind(count, kind).join() !== String(number) || (of & ~count.of) !== 0)
    reading.flaws.push("wrong sum");
  addGround(reading, allAre(of, kind));
}

function readWhom(reading: ProofReading, [people]: readonly [string]): void {
  reading.last = peopleIn(reading, people);
}

function readGroupIs(reading: ProofReading, [group, size, names]: [string, number, string]): void {
  const of = peopleIn(reading, group);
  const isOther = reading.notes.meant.has(names) && peopleIn(reading, names) !== of;
  if (countBits(of) !== size || isOther) reading.flaws.push("unclear people");
  reading.last = of;
}

function readAmong(reading: ProofReading, [names, , group]: [string, number, string]): void {
  const of = peopleIn(reading, names);
  if ((of & ~peopleIn(reading, group)) !== 0) reading.flaws.push("unclear people");
  reading.last = of;
}

/** Whoever is said to be connected is known to be of that kind. */
function readConnected(reading: ProofReading, texts: readonly string[]): void {
  const { known, value } = reading.before.facts;
  const of = maskOf(texts.flatMap((text) => indices(peopleIn(reading, text)))) & known;
  for (const person of indices(of)) addGround(reading, allAre(1 << person, ((value >>> person) & 1) === 1));
}

/** Where one side counts all that the other does, it is a count of the rest. */
function readSides(reading: ProofReading, texts: readonly string[]): void {
  reading.sides = texts.map((text) => peopleIn(reading, text));
  const [only = 0, ...more] = reading.sides;
  if (more.length === 0) reading.counted = countFrom(only, possibleNumbers(only, true, [reading.says]), true);
}

/** What follows, and what there would be otherwise. */
export function readEnd(reading: ProofReading, text: string): void {
  const { cannotBe } = reading.notes.wording;
  if (text === cannotBe) {
    reading.isBare = true;
    return;
  }
  const ends = clausesIn(reading.notes, text);
  const otherwise = ends?.find(({ name }) => name === "orElse" || name === "orElseLead");
  const claims = statementsIn(reading, otherwise ? (otherwise.args[0] as string) : text);
  checkClaims(reading, claims);
  for (const sum of reading.sums) checkMade(reading, sum, claims);
  if (otherwise?.name === "orElse") checkElse(reading, claims, otherwise.args as Parameters<ProofWording["orElse"]>);
  if (otherwise?.name === "orElseLead")
    checkLead(reading, claims, otherwise.args[1] as SideLead, otherwise.args[2] as Word);
  if (!reading.isSummed && takesSum(reading, claims)) reading.flaws.push("no sum");
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
function takesSum({ says, grounds, sides, told }: ProofReading, claims: readonly Count[]): boolean {
  if (flat(says).some(({ kind }) => kind === "connected")) return false;
  if (claims.every((claim) => follows(told, claim))) return false;
  return (
    grounds.some((ground) => ground.kind === "count" && settledBy(ground) === undefined) ||
    (sides.length === 2 && grounds.length > 0)
  );
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

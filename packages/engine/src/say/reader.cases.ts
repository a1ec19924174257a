// A reader of proofs, for tests. Where a language has words, this wording keeps what it was asked to say; a reader then works out
// who is meant from the board and from the sentence so far, and believes only what follows from what has been said.

import {
  type Constraint,
  type Count,
  canHold,
  countBits,
  type Facts,
  indices,
  type Mask,
  maskOf,
  oppositeOf,
  scopeOf,
  withCount,
} from "@demonstrandum/logic";
import type { Table, Word } from "../game/table.ts";
import { allAre, numbersOf, numbersOfKind, settledBy } from "./count.ts";
import type { ProofSentence } from "./proof.ts";
import type { Bounds, GroupShare, ProofWording, SideLead, SumTally } from "./words/wording.ts";

/** A clause as it was asked for. */
interface Clause {
  readonly name: string;
  readonly args: readonly unknown[];
}

/** Who is meant by a text. */
type Meant =
  | { readonly kind: "names"; readonly names: readonly string[] }
  | { readonly kind: "group"; readonly where: string; readonly size: number; readonly share: GroupShare }
  | { readonly kind: "these"; readonly size: number };

export interface Book {
  readonly wording: ProofWording;
  readonly clauses: Clause[];
  readonly meant: Map<string, Meant>;
  readonly places: Map<string, (placeOf: (where: string) => Mask, personOf: (name: string) => number) => Mask>;
}

/** Words for people stay as they are, since their lengths decide; every clause becomes the number of what it was asked to say. */
export function makeBook(words: ProofWording): Book {
  const clauses: Clause[] = [];
  const meant: Book["meant"] = new Map();
  const places: Book["places"] = new Map();
  const note = (text: string, who: Meant): string => {
    meant.set(text, who);
    return text;
  };
  const place = (where: string, of: (placeOf: (where: string) => Mask, personOf: (name: string) => number) => Mask) => {
    places.set(where, of);
    return where;
  };
  const people: Partial<ProofWording> = {
    names: (names) => note(words.names(names), { kind: "names", names }),
    group: (where, size, share) => note(words.group(where, size, share), { kind: "group", where, size, share }),
    these: (size) => note(words.these(size), { kind: "these", size }),
    all: (size) => note(words.all(size), { kind: "these", size }),
    inBoth: (one, other) => place(words.inBoth(one, other), (at) => at(one) & at(other)),
    inOneOnly: (one, other) => place(words.inOneOnly(one, other), (at) => at(one) & ~at(other)),
    besides: (where, names) =>
      place(words.besides(where, names), (at, person) => at(where) & ~maskOf(namesIn(meant, names).map(person))),
    othersOf: words.othersOf,
    everyOneOf: (whom, size) => note(words.everyOneOf(whom, size), meant.get(whom) as Meant),
    nameAndOthers: words.nameAndOthers,
    clueOf: words.clueOf,
    cluesOf: words.cluesOf,
  };
  const keep =
    (name: string) =>
    (...args: unknown[]) =>
      `⟦${clauses.push({ name, args }) - 1}⟧`;
  const wording = new Proxy(words, {
    get: (_, name: keyof ProofWording) =>
      people[name] ?? (typeof words[name] === "function" ? keep(name) : words[name]),
  });
  return { wording, clauses, meant, places };
}

function namesIn(meant: Book["meant"], text: string): readonly string[] {
  const who = meant.get(text);
  return who?.kind === "names" ? who.names : [];
}

const clausesIn = ({ clauses }: Book, text: unknown): Clause[] =>
  typeof text !== "string" ? [] : [...text.matchAll(/⟦(\d+)⟧/g)].map(([, at]) => clauses[Number(at)] as Clause);

/** What has been shown before a sentence. */
export interface Shown {
  readonly facts: Facts;
  readonly counts: readonly Count[];
}

/** What one sentence says, as a reader takes it. */
interface Reading {
  readonly table: Table;
  readonly book: Book;
  readonly before: Shown;
  readonly says: Constraint;
  readonly quote: string;
  readonly identity: boolean;
  /** Of whom something has been told, who was spoken of last, and which count is spoken of. */
  named: Mask;
  last: Mask;
  counted: Count | undefined;
  sides: Mask[];
  grounds: Count[];
  made: Made | undefined;
  isSummed: boolean;
  claims: Count[];
  readonly flaws: string[];
}

/** A sum that the sentence does. */
interface Made {
  readonly tallies: readonly SumTally[];
  readonly kind: boolean;
}

function maskFrom({ table, book, before, named, last, flaws }: Reading, text: string): Mask {
  const who = book.meant.get(text);
  const personOf = (name: string): number => table.people.findIndex((person) => person.name === name);
  const placeOf = (where: string): Mask =>
    book.places.get(where)?.(placeOf, personOf) ?? table.groups?.find((group) => group.where === where)?.of ?? 0;
  if (!who) flaws.push(`nobody can tell who is meant by ${text}`);
  if (!who || who.kind === "these") return last;
  if (who.kind === "names") return maskOf(who.names.map(personOf));
  const leftOut = { all: 0, other: named, unknown: before.facts.known }[who.share];
  const mask = placeOf(who.where) & ~leftOut;
  if (countBits(mask) !== who.size) flaws.push(`${text} are ${countBits(mask)}`);
  return mask;
}

const kindOf = ({ table }: Reading, { one }: Word): boolean => table.words[1].one === one;

const countFrom = (of: Mask, numbers: readonly number[], kind: boolean): Count => ({
  kind: "count",
  of,
  allowed: maskOf(kind ? numbers : numbers.map((number) => countBits(of) - number)),
});

/** What a clause says of how many people, if it says that. */
function statementOf(reading: Reading, { name, args }: Clause): Count | undefined {
  if (name === "are") {
    const of = maskFrom(reading, args[0] as string);
    return allAre(of, kindOf(reading, args[2] as Word));
  }
  if (name === "countAre") {
    const of = maskFrom(reading, args[2] as string);
    return countFrom(of, args[0] as number[], kindOf(reading, args[3] as Word));
  }
  if (name === "othersAre") {
    const [, names, areAllNamed, kind] = args as [number, string, boolean, Word];
    const left = (reading.counted?.of ?? 0) & ~reading.named;
    return allAre(areAllNamed ? maskFrom(reading, names) : left, kindOf(reading, kind));
  }
  if (name === "leavesFor" || name === "leaves") {
    const [numbers, , kind, people] = args as [number[], number, Word, string | undefined];
    const of = people === undefined ? wholeOf(reading) : maskFrom(reading, people);
    return countFrom(of, numbers, kindOf(reading, kind));
  }
  if (name === "leavesNone") return allAre(maskFrom(reading, args[1] as string), !kindOf(reading, args[0] as Word));
  if (name === "takes") return allAre(maskFrom(reading, args[0] as string), reading.identity);
  return undefined;
}

/** Everyone whom the clue counts, those left out whose identity it says by name. */
const wholeOf = ({ says, counted }: Reading): Mask => counted?.of ?? scopeOf(says);

/** Everything before what follows. */
function readReason(reading: Reading, text: unknown): void {
  for (const clause of clausesIn(reading.book, text)) readClause(reading, clause);
}

function readClause(reading: Reading, clause: Clause): void {
  const read = READERS[clause.name];
  if (read) read(reading, clause);
  else for (const arg of clause.args.flat()) readReason(reading, arg);
}

/** How each clause is taken; in any other there is nothing but what it is made of. */
const READERS: Readonly<Record<string, (reading: Reading, clause: Clause) => void>> = {
  here: readPreface,
  leavesFor: readPreface,
  leaves: readPreface,
  leavesNone: readPreface,
  takes: readPreface,
  are: addStatement,
  countAre: addStatement,
  areThose: (reading, { args }) => readThose(reading, args as [string, number, boolean]),
  areTheOnes: (reading, { args }) => readOnes(reading, args as [string, number, Word]),
  counts: readWhom,
  countsOnly: readWhom,
  groupIs: (reading, { args }) => readGroupIs(reading, args as [string, number, string]),
  areAmong: (reading, { args }) => readAmong(reading, args as [string, number, string]),
  comesDownTo: (reading, { args }) => readSides(reading, args[0] as string[]),
  makes: (reading, { args }) => {
    reading.made = { tallies: args[0] as SumTally[], kind: kindOf(reading, args[1] as Word) };
  },
  makesAndTakes: (reading, { args }) => checkTaken(reading, args as [SumTally[], Word, number[], number]),
  so: (reading, { args }) => {
    readReason(reading, args[0]);
    readEnd(reading, args[1]);
  },
  soOnly: (reading, { args }) => readEnd(reading, args[0]),
  nothingConnects: readConnected,
  nothingConnectsWith: readConnected,
  connectedOnlyThrough: readConnected,
};

function addStatement(reading: Reading, clause: Clause): void {
  const statement = statementOf(reading, clause);
  if (statement) addGround(reading, statement);
}

/** What the clue says of some of those it counts follows from its words alone. */
function readPreface(reading: Reading, { name, args }: Clause): void {
  const inner = name === "here" ? clausesIn(reading.book, args[0]) : [{ name, args }];
  for (const clause of inner.flatMap((each) => (each.name === "clauses" ? partsOf(reading, each) : [each]))) {
    const statement = statementOf(reading, clause);
    if (!statement) continue;
    if (!follows([reading.says], reading.before.facts, statement)) reading.flaws.push("the clue does not say that");
    reading.counted = statement;
    reading.last = statement.of;
  }
}

const partsOf = ({ book }: Reading, { args }: Clause): Clause[] =>
  (args[0] as string[]).flatMap((text) => clausesIn(book, text));

const NOBODY: Facts = { known: 0, value: 0 };

const follows = (given: readonly Constraint[], facts: Facts, claim: Constraint): boolean =>
  !canBe([...given, { kind: "not", of: claim }], facts);

/** Whoever a count settles is a fact, which leaves fewer cases to try. */
function canBe(given: readonly Constraint[], facts: Facts = NOBODY): boolean {
  const settled = given.filter((each): each is Count => each.kind === "count" && settledBy(each) !== undefined);
  return canHold(given, settled.reduce(withCount, facts));
}

/** What is called known has been shown, or the clue says it by name. */
function addGround(reading: Reading, ground: Count): void {
  const { before, says } = reading;
  const told = toldOf(says, indices(ground.of & ~before.facts.known));
  if (!follows([...before.counts, ...told], before.facts, ground)) reading.flaws.push("that is not known");
  reading.grounds.push(ground);
  reading.named |= ground.of;
  reading.last = ground.of;
}

/** "are those two": just as many as the count that is spoken of takes, and among those it counts. */
function readThose(reading: Reading, [text, number, isExact]: [string, number, boolean]): void {
  const of = maskFrom(reading, text);
  const { identity, quote } = reading;
  const count = countedIn(reading);
  const numbers = count ? numbersOfKind(count, identity) : [];
  const isReached = isExact ? numbers.join() === String(number) : numbers.at(-1) === number;
  if (!count || !isReached || countBits(of) !== number || (of & ~count.of) !== 0)
    reading.flaws.push("they are not those whom the count speaks of");
  const said = new RegExp(`(?<!\\d)${number}(?!\\d)${number === 1 ? "|one|only|唯一" : ""}`, "i");
  if (reading.counted === undefined && !said.test(quote)) reading.flaws.push("the clue speaks of no such number");
  addGround(reading, allAre(of, identity));
}

function readOnes(reading: Reading, [text, number, word]: [string, number, Word]): void {
  const of = maskFrom(reading, text);
  const kind = kindOf(reading, word);
  const count = countedIn(reading);
  if (!count || numbersOfKind(count, kind).join() !== String(number) || (of & ~count.of) !== 0)
    reading.flaws.push("they are not all of that kind");
  addGround(reading, allAre(of, kind));
}

/** The count that was told just before, or the only one of the clue that is not about somebody by name. */
function countedIn({ counted, says }: Reading): Count | undefined {
  if (counted) return counted;
  const counts = flat(says).filter((part): part is Count => part.kind === "count");
  const whole = counts.filter(({ of }) => of === scopeOf(says));
  return whole.length === 1 ? whole[0] : undefined;
}

const flat = (says: Constraint): readonly Constraint[] => (says.kind === "all" ? says.of.flatMap(flat) : [says]);

function readWhom(reading: Reading, { args: [text] }: Clause): void {
  reading.last = maskFrom(reading, text as string);
}

function readGroupIs(reading: Reading, [group, size, names]: [string, number, string]): void {
  const of = maskFrom(reading, group);
  if (countBits(of) !== size) reading.flaws.push("there are not so many");
  if (reading.book.meant.has(names) && maskFrom(reading, names) !== of) reading.flaws.push("they are others");
  reading.last = of;
}

function readAmong(reading: Reading, [names, , group]: [string, number, string]): void {
  const of = maskFrom(reading, names);
  if ((of & ~maskFrom(reading, group)) !== 0) reading.flaws.push("they are not among them");
  reading.last = of;
}

/** Whoever is said to be connected is known to be of that kind. */
function readConnected(reading: Reading, { args }: Clause): void {
  const { known, value } = reading.before.facts;
  const texts = args.filter((arg): arg is string => typeof arg === "string");
  const of = texts.reduce((mask, text) => mask | maskFrom(reading, text), 0) & known;
  reading.grounds.push(...indices(of).map((person) => allAre(1 << person, ((value >>> person) & 1) === 1)));
}

/** Where one side counts all that the other does, it is a count of the rest. */
function readSides(reading: Reading, texts: readonly string[]): void {
  reading.sides = texts.map((text) => maskFrom(reading, text));
  const [only = 0, ...more] = reading.sides;
  if (more.length === 0) reading.counted = countFrom(only, numbersIn(only, true, [reading.says]), true);
}

/** What follows, and what there would be otherwise. */
function readEnd(reading: Reading, text: unknown): void {
  const claims = clausesIn(reading.book, text)
    .flatMap((each) => endsOf(reading, each))
    .flatMap((clause) => readClaim(reading, clause));
  for (const claim of claims)
    if (!follows([reading.says, ...reading.grounds], NOBODY, claim)) reading.flaws.push("that does not follow");
  if (reading.made) checkMade(reading, reading.made, claims);
  for (const { name, args } of clausesIn(reading.book, text))
    if (name === "orElse") checkElse(reading, claims, args as [string, SumTally[], Word, boolean?]);
    else if (name === "orElseLead") checkLead(reading, claims, args as [string, SideLead, Word]);
  if (claims.length === 0) return;
  if (!reading.isSummed && takesSum(reading, claims)) reading.flaws.push("there is no sum");
  reading.claims.push(...claims);
  [reading.grounds, reading.counted, reading.sides, reading.made] = [[], undefined, [], undefined];
  reading.isSummed = false;
}

/**
 * What rests on counts, or compares what is known, is not seen at once. For what is connected there is no sum, nor of a clue that
 * is not needed.
 */
function takesSum({ says, grounds, sides }: Reading, claims: readonly Count[]): boolean {
  if (flat(says).some(({ kind }) => kind === "connected")) return false;
  if (claims.every((claim) => follows(grounds, NOBODY, claim))) return false;
  return grounds.some((ground) => settledBy(ground) === undefined) || (sides.length === 2 && grounds.length > 0);
}

function readClaim(reading: Reading, clause: Clause): Count[] {
  const claim = statementOf(reading, clause);
  if (!claim) return [];
  reading.named |= claim.of;
  return [claim];
}

function endsOf(reading: Reading, clause: Clause): Clause[] {
  if (clause.name === "clauses") return partsOf(reading, clause).flatMap((each) => endsOf(reading, each));
  if (clause.name === "orElse" || clause.name === "orElseLead")
    return clausesIn(reading.book, clause.args[0]).flatMap((each) => endsOf(reading, each));
  return [clause];
}

/** All numbers of a kind that there can be. */
function numbersIn(of: Mask, kind: boolean, given: readonly Constraint[]): number[] {
  const size = countBits(of);
  return Array.from({ length: size + 1 }, (_, number) => number).filter((number) =>
    canBe([...given, countFrom(of, [number], kind)]),
  );
}

const isWithin = (number: number, bounds: readonly Bounds[]): boolean =>
  bounds.some(({ least = 0, most = number }) => number >= least && number <= most);

/** The numbers of some people that bounds allow. */
const countWithin = (of: Mask, kind: boolean, bounds: readonly Bounds[]): Count =>
  countFrom(
    of,
    Array.from({ length: countBits(of) + 1 }, (_, number) => number).filter((number) => isWithin(number, bounds)),
    kind,
  );

/** Whether bounds hold for all these numbers, and could not be any closer. */
const areRight = (numbers: readonly number[], bounds: readonly Bounds[]): boolean =>
  numbers.every((number) => isWithin(number, bounds)) &&
  bounds.flatMap(({ least, most }) => [least, most]).every((end) => end === undefined || numbers.includes(end));

/** Among whom a sum is done: a side, those named, or the counted ones, without the claimed if it is about the others. */
function tallied(reading: Reading, { among }: SumTally, claims: readonly Count[]): Mask {
  const { former, latter, others, othersOf } = reading.book.wording;
  const [left = 0, right = 0] = reading.sides;
  const rest = (of: Mask): Mask => claims.reduce((mask, claim) => mask & ~claim.of, of);
  if (among === former) return left;
  if (among === latter) return right;
  if (among === othersOf(former)) return rest(left);
  if (among === othersOf(latter)) return rest(right);
  if (among === undefined || among === others) return rest(countedIn(reading)?.of ?? 0);
  return maskFrom(reading, among);
}

/** A sum is right, and leaves just what is claimed. */
function checkMade(reading: Reading, { tallies, kind }: Made, claims: readonly Count[]): void {
  reading.isSummed = true;
  const { grounds, says, flaws } = reading;
  const counted = countedIn(reading);
  const made = tallies.map((tally) => {
    const of = tallied(reading, tally, claims);
    if (!areRight(numbersIn(of, kind, grounds), tally.bounds)) flaws.push("the sum is wrong");
    return countWithin(of, kind, tally.bounds);
  });
  const [left = 0, right] = reading.sides;
  const isShown =
    right === undefined
      ? counted && claims.every((claim) => follows([counted, ...made], NOBODY, claim))
      : [left, right].every((side) => numbersIn(side, kind, [says, ...made]).length <= (claims.length === 0 ? 0 : 1)) ||
        claims.every((claim) => follows([says, ...made], NOBODY, claim));
  if (!isShown) flaws.push("the sum does not show it");
}

/** What there is beside what the clue takes: nothing fits, or only the last number does. */
function checkTaken(reading: Reading, [tallies, word, wanted]: [SumTally[], Word, number[], number]): void {
  const kind = kindOf(reading, word);
  const counted = countedIn(reading);
  const [{ bounds } = { bounds: [] }] = tallies;
  reading.isSummed = true;
  if (!counted) return void reading.flaws.push("nobody can tell what is counted");
  const numbers = numbersIn(counted.of, kind, reading.grounds);
  if (wanted.join() !== numbersOfKind(counted, kind).join()) reading.flaws.push("the clue takes another number");
  if (!areRight(numbers, bounds)) reading.flaws.push("the sum is wrong");
  if (wanted.filter((number) => isWithin(number, bounds)).length > 1) reading.flaws.push("the sum does not show it");
}

/** What there would be if the claims were not so is right, and cannot be. */
function checkElse(
  reading: Reading,
  claims: readonly Count[],
  [, tallies, word, isRestHeld = false]: [string, SumTally[], Word, boolean?],
): void {
  const { grounds, says, flaws } = reading;
  const kind = kindOf(reading, word);
  const given = [...grounds, { kind: "any", of: claims.map(oppositeOf) } as const];
  reading.isSummed = true;
  const would = tallies.map((tally) => {
    const of = tallied(reading, tally, []);
    if (!isRestHeld && !areRight(numbersIn(of, kind, given), tally.bounds)) flaws.push("the sum otherwise is wrong");
    return countWithin(of, kind, tally.bounds);
  });
  if (canBe([isRestHeld ? says : (countedIn(reading) ?? says), ...would])) flaws.push("that could be");
}

/** How many more of a kind the former have than the latter, for each way to compare them. */
const LEADS: Readonly<Record<SideLead, (lead: number) => boolean>> = {
  more: (lead) => lead > 0,
  "no more": (lead) => lead <= 0,
  fewer: (lead) => lead < 0,
  "no fewer": (lead) => lead >= 0,
  "not as many": (lead) => lead !== 0,
};

/** If the claims were not so, the sides would compare like that, which the clue excludes. */
function checkLead(reading: Reading, claims: readonly Count[], [, lead, word]: [string, SideLead, Word]): void {
  const { grounds, says, flaws } = reading;
  const kind = kindOf(reading, word);
  const [left = 0, right = 0] = reading.sides;
  const [more, most] = [countBits(left) - countBits(right), countBits(left | right)];
  const allowed = Array.from({ length: 2 * most + 1 }, (_, i) => i - most).filter(LEADS[lead]);
  const leads: Constraint = { kind: "compare", left, right, allowed: kind ? allowed : allowed.map((by) => more - by) };
  const given = [...grounds, { kind: "any", of: claims.map(oppositeOf) } as const];
  reading.isSummed = true;
  if (!follows(given, NOBODY, leads)) flaws.push("the sides otherwise are wrong");
  if (canBe([says, leads])) flaws.push("that could be");
}

/** What is shown after a sentence, and what is wrong with it. */
export interface Read {
  readonly claims: readonly Count[];
  readonly flaws: readonly string[];
}

/** Reads the sentence of a line, or of the end of a supposition. */
export function readSentence(table: Table, book: Book, { text, speaker, affects }: ProofSentence, before: Shown): Read {
  const [root] = clausesIn(book, text);
  const clue = speaker === undefined ? undefined : table.clues[speaker];
  const says: Constraint = { kind: "all", of: clue ? clue.says : table.axioms };
  const isBroken = root?.name === "but";
  const [lead] = isBroken ? clausesIn(book, root.args[0]) : [root];
  const isQuoted = lead?.name === "quote";
  const reading: Reading = {
    table,
    book,
    before,
    says,
    quote: clue?.text ?? "",
    identity: clue?.naming?.identity ?? true,
    named: isQuoted ? (clue?.naming?.stated ?? 0) : 0,
    last: 0,
    counted: undefined,
    sides: [],
    grounds: [],
    made: undefined,
    isSummed: false,
    claims: [],
    flaws: [],
  };
  readReason(reading, lead?.args.at(-1));
  if (isBroken) checkBroken(reading);
  const claims = reading.claims.length > 0 || isBroken ? reading.claims : toldOf(says, affects);
  return { claims, flaws: reading.flaws };
}

function checkBroken(reading: Reading): void {
  if (canBe([reading.says, ...reading.grounds])) reading.flaws.push("there is no contradiction");
  if (reading.made) checkMade(reading, reading.made, []);
}

/** What a clue says outright. */
const toldOf = (says: Constraint, people: readonly number[]): Count[] =>
  people.flatMap((person) =>
    [true, false].map((value) => allAre(1 << person, value)).filter((claim) => follows([says], NOBODY, claim)),
  );

/** Reads a whole proof; every sentence that a reader cannot follow is named with what is wrong. */
export function readProof(table: Table, book: Book, proof: readonly ProofSentence[], facts: Facts): string[] {
  const flaws: string[] = [];
  const levels: Shown[] = [{ facts, counts: [] }];
  const supposed: Count[] = [];
  for (const sentence of proof) {
    const before = levels.at(-1) as Shown;
    const [root] = clausesIn(book, sentence.text);
    if (root?.name === "suppose") {
      const [claim] = readPlain(table, book, root, before);
      supposed.push(claim as Count);
      levels.push(after(before, [claim as Count]));
    } else if (root?.name === "therefore") {
      levels.pop();
      const [claim] = readPlain(table, book, root, levels.at(-1) as Shown);
      const opposite = supposed.pop() as Count;
      if (!claim || !isSame(claim, oppositeOf(opposite))) flaws.push(`not the opposite: ${tell(book, sentence.text)}`);
      levels.push(after(levels.pop() as Shown, [claim as Count]));
    } else {
      const read = readSentence(table, book, sentence, before);
      flaws.push(...read.flaws.map((flaw) => `${flaw}: ${tell(book, sentence.text)}`));
      levels.push(after(levels.pop() as Shown, read.claims));
    }
  }
  return flaws;
}

/** The one statement of a supposition, or of what comes of it. */
const readPlain = (table: Table, book: Book, root: Clause, before: Shown): readonly Count[] => {
  const so: Clause = { name: "soOnly", args: root.args };
  const says: Constraint = { kind: "any", of: [] };
  const reading: Reading = {
    ...{ table, book, before, says, quote: "", identity: true, named: 0, last: 0, counted: undefined },
    ...{ sides: [], grounds: [], made: undefined, isSummed: false, claims: [], flaws: [] },
  };
  readClause(reading, so);
  return reading.claims;
};

const isSame = (one: Count, other: Count): boolean =>
  one.of === other.of && numbersOf(one).join() === numbersOf(other).join();

const after = ({ facts, counts }: Shown, claims: readonly Count[]): Shown => ({
  facts: claims.reduce(withCount, facts),
  counts: [...counts, ...claims],
});

/** A sentence with its clauses spelt out, for whoever reads the test's report. */
function tell(book: Book, text: string): string {
  return text.replace(/⟦(\d+)⟧/g, (_, at) => {
    const { name, args } = book.clauses[Number(at)] as Clause;
    const said = args.map((arg) => (typeof arg === "string" ? tell(book, arg) : tell(book, JSON.stringify(arg))));
    return `${name}(${said.join(", ")})`;
  });
}

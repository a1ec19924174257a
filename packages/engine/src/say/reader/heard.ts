// Reads sentences about somebody's words where not everybody tells the truth: what is said of the speaker is known or shown, and
// what follows comes of the words as they are, true or not.

import type { Constraint, Count } from "@demonstrandum/logic";
import { evidenceOf } from "../../game/honesty.ts";
import type { Word } from "../../game/table.ts";
import { allAre, settledBy } from "../count.ts";
import { denied, opposite } from "../heard.ts";
import { type Clause, clausesIn, type Readers } from "./notes.ts";
import {
  addKnown,
  canAllBe,
  follows,
  kindCalled,
  type ProofReading,
  restart,
  shownAfter,
  spokenIn,
  supposingIn,
} from "./reading.ts";
import { addClaims, checkBroken, checkPrefaces, readEnd, readText } from "./reason.ts";
import { statementsIn } from "./statement.ts";
import { checkTrueSums } from "./sums.ts";

/** Every form that a sentence about somebody's words has. */
export const HEARD: Readers = {
  heardCount(reading, [is, isLie, said]) {
    addKind(reading, is, isLie);
    readQuoted(reading, said, (text) => (isLie ? lieIn(reading) : meaningOf(reading, text)));
  },
  heardTruth(reading, [is, quotes, since, claim]) {
    addKind(reading, is, false);
    reading.says = { kind: "all", of: quotedIn(reading, quotes) };
    readText(reading, since);
    readEnd(reading, claim);
  },
  heardLie(reading, [is, , since, claim]) {
    addKind(reading, is, true);
    reading.says = lieIn(reading);
    readText(reading, since);
    readEnd(reading, claim);
  },
  heardFalsehood(reading, [is, quotes, , since, claim]) {
    addKind(reading, is, true);
    readText(reading, since);
    readOnlyFalse(reading, quotedIn(reading, quotes));
    readEnd(reading, claim);
  },
  heardFalseCount(reading, [is, since, said]) {
    addKind(reading, is, true);
    readText(reading, since);
    readQuoted(reading, said, (text) => readOnlyFalse(reading, [meaningOf(reading, text)]));
  },
  heardTrueCount(reading, [is, since, said]) {
    addKind(reading, is, true);
    readText(reading, since);
    readQuoted(reading, said, (text) => readOnlyTrue(reading, [meaningOf(reading, text)]));
  },
  heardSomeTruth(reading, [is, quotes, , since, claim]) {
    addKind(reading, is, true);
    readText(reading, since);
    readOnlyTrue(reading, quotedIn(reading, quotes));
    readEnd(reading, claim);
  },
  heardMixture(reading, [is, , since, claim]) {
    addKind(reading, is, true);
    reading.says = lieIn(reading);
    readText(reading, since);
    readEnd(reading, claim);
  },
  heardFromEither(reading, [since, , , , claim]) {
    reading.says = evidenceIn(reading);
    readText(reading, since);
    readEnd(reading, claim);
  },
  heardFromNeither(reading, [since]) {
    reading.says = evidenceIn(reading);
    readText(reading, since);
    checkBroken(reading);
  },
  heardVerdict(reading, [since, why, claim]) {
    readText(reading, since);
    claimKind(reading, claim, readVerdict(reading, why));
  },
  contradiction(reading, [since, why, is]) {
    readText(reading, since);
    const known = readKind(reading, is);
    breakBy(reading, known, readVerdict(reading, why));
  },
  foundJudged(reading, [why, isTrue, claim]) {
    readJudged(reading, why, isTrue);
    claimKind(reading, claim, !isTrue);
  },
  judgedOtherwise(reading, [why, isTrue, is]) {
    const known = readKind(reading, is);
    readJudged(reading, why, isTrue);
    breakBy(reading, known, !isTrue);
  },
  foundAllJudged(reading, [, told, areTrue, claim]) {
    readAllJudged(reading, told, areTrue);
    claimKind(reading, claim, !areTrue);
  },
  allOtherwise(reading, [, told, areTrue, is]) {
    const known = readKind(reading, is);
    readAllJudged(reading, told, areTrue);
    breakBy(reading, known, !areTrue);
  },
  failsIf(reading, [is, areTrue, told, claim]) {
    const within = supposingIn(reading, kindIn(reading, is, !areTrue));
    readAllJudged(within, told, !areTrue);
    claimKind(reading, claim, areTrue);
  },
  heardCases(reading, [name, text, cases, claim]) {
    checkQuoted(reading, name, text);
    const { refuted, claims } = readCases(reading, cases);
    const isHidden = refuted.length === 1 ? !refuted[0] : undefined;
    if (claim !== "") claimKind(reading, claim, isHidden);
    else addClaims(reading, claims);
    // Whoever has read that the speaker is not of one kind knows that they are of the other.
    if (isHidden !== undefined) reading.claims = [...reading.claims, allAre(1 << (reading.speaker ?? 0), isHidden)];
  },
  neitherCase(reading, [name, text, cases]) {
    checkQuoted(reading, name, text);
    const { refuted } = readCases(reading, cases);
    if (refuted.length < 2) reading.flaws.push("no contradiction");
    reading.isBroken = true;
  },
  andThen(reading, [reason]) {
    const { facts } = reading.before;
    const isKnown = ((facts.known >>> (reading.speaker ?? 0)) & 1) === 1;
    if (!isKnown) reading.flaws.push("not known");
    reading.says = isHiddenIn(reading) ? lieIn(reading) : truthIn(reading);
    readText(reading, reason);
  },
};

const isHiddenIn = ({ before, speaker = 0 }: ProofReading): boolean => ((before.facts.value >>> speaker) & 1) === 1;

const sentencesOf = (reading: ProofReading): readonly Constraint[] => spokenIn(reading)?.says ?? [];

const wholeOf = (says: readonly Constraint[]): Constraint =>
  says.length === 1 && says[0] ? says[0] : { kind: "all", of: says };

const truthIn = (reading: ProofReading): Constraint => wholeOf(sentencesOf(reading));

/** What it means that these are not all true; of one count another count. */
function untrue(says: readonly Constraint[]): Constraint {
  const whole = wholeOf(says);
  return opposite(whole) ?? denied(whole);
}

/** What the words of the hidden kind come to. */
function lieIn(reading: ProofReading): Constraint {
  const says = sentencesOf(reading);
  const lie = untrue(says);
  return reading.table.honesty === "mixing" ? { kind: "all", of: [lie, { kind: "any", of: says }] } : lie;
}

export const evidenceIn = ({ table, speaker }: ProofReading): Constraint =>
  speaker === undefined ? { kind: "all", of: table.axioms } : evidenceOf(table, speaker);

/** The words are those of the speaker whom they are said to be of. */
export function checkQuoted(reading: ProofReading, name: string, text: string): void {
  checkSpeaker(reading, name);
  if (text !== spokenIn(reading)?.text) reading.flaws.push("not read");
}

function checkSpeaker({ table, speaker, flaws }: ProofReading, name: string): void {
  if (table.people[speaker ?? -1]?.name !== name) flaws.push("unclear people");
}

/** What a quoted sentence says; nothing if it is not what the speaker said. */
function meaningOf(reading: ProofReading, text: string): Constraint {
  const spoken = spokenIn(reading);
  if (!spoken) return { kind: "all", of: [] };
  reading.quote = text;
  if (text === spoken.text) return truthIn(reading);
  const says = spoken.says[spoken.sentences?.indexOf(text) ?? -1];
  if (!says) reading.flaws.push("not read");
  return says ?? { kind: "all", of: [] };
}

/** What quotations without their full stop say. */
function quotedIn(reading: ProofReading, quotes: string): readonly Constraint[] {
  const clauses = clausesIn(reading.notes, quotes) ?? [];
  if (clauses.length === 0) reading.flaws.push("not read");
  return clauses.flatMap(({ name, args: [arg] }) =>
    name === "quotes"
      ? (arg as string[]).flatMap((each) => quotedIn(reading, each))
      : [meaningOf(reading, arg as string)],
  );
}

/** The speaker is said to be of a kind; `isHidden` is the kind that speaks like that. */
function kindIn(reading: ProofReading, text: string, isHidden: boolean | undefined): Count {
  const { speaker = 0, flaws } = reading;
  const [claim] = statementsIn(reading, text);
  const value = claim ? settledBy(claim) : undefined;
  if (!claim || claim.of !== 1 << speaker || value === undefined || value !== isHidden) flaws.push("lost premise");
  return claim ?? allAre(1 << speaker, isHidden === true);
}

const addKind = (reading: ProofReading, is: string, isHidden: boolean): void =>
  addKnown(reading, kindIn(reading, is, isHidden));

const claimKind = (reading: ProofReading, claim: string, isHidden: boolean | undefined): void =>
  addClaims(reading, [kindIn(reading, claim, isHidden)]);

/** What the speaker is known to be, wherever in the sentence that is named. */
function readKind(reading: ProofReading, is: string): boolean | undefined {
  const [claim] = statementsIn(reading, is);
  if (claim) addKnown(reading, claim);
  return claim && claim.of === 1 << (reading.speaker ?? 0) ? settledBy(claim) : undefined;
}

/** The speaker turns out to be of a kind, and is known to be of the other. */
function breakBy(reading: ProofReading, known: boolean | undefined, isHidden: boolean | undefined): void {
  if (known === undefined || known === isHidden) reading.flaws.push("no contradiction");
  reading.isBroken = true;
}

/** Whatever else was said is true, by what is named: so one of these is not. */
function readOnlyFalse(reading: ProofReading, quoted: readonly Constraint[]): Constraint {
  const others = sentencesOf(reading).filter((each) => !quoted.includes(each));
  const isWhole = quoted.length === 1 && quoted[0] === truthIn(reading);
  if (!isWhole && !others.every((each) => follows(reading.told, each))) reading.flaws.push("lost premise");
  reading.says = untrue(quoted);
  reading.grounds = [];
  return reading.says;
}

/** Whatever else was said is false, by what is named: so one of these is true, where the hidden kind says something true. */
function readOnlyTrue(reading: ProofReading, quoted: readonly Constraint[]): Constraint {
  const others = sentencesOf(reading).filter((each) => !quoted.includes(each));
  const areFalse = others.every((each) => !canAllBe([each, ...reading.told]));
  if (reading.table.honesty !== "mixing" || !areFalse) reading.flaws.push("lost premise");
  reading.says = quoted.length === 1 && quoted[0] ? quoted[0] : { kind: "any", of: quoted };
  reading.grounds = [];
  return reading.says;
}

/** Quotations one after the other, each with its reason, if it takes one. */
function readQuoted(reading: ProofReading, said: string, meaning: (text: string) => Constraint): void {
  for (const [at, [text, reason]] of quotationsIn(reading, said).entries()) {
    if (at > 0) reading.besides = [...reading.besides, reading.says];
    reading.says = meaning(text);
    readText(reading, reason);
    reading.before = shownAfter(reading.before, reading.claims);
  }
}

function quotationsIn(reading: ProofReading, said: string): readonly (readonly [text: string, reason: string])[] {
  const [clause, ...more] = clausesIn(reading.notes, said) ?? [];
  if (clause?.name === "sentences") return (clause.args[0] as string[]).flatMap((each) => quotationsIn(reading, each));
  if (clause?.name === "quoteAndReason" && more.length === 0) return [clause.args as [string, string]];
  reading.flaws.push("not read");
  return [];
}

/** Of one sentence, why it is false or true. */
function readJudged(reading: ProofReading, why: string, isTrue: boolean): void {
  const [clause] = clausesIn(reading.notes, why) ?? [];
  if (clause?.name !== "saysWrongly") return void reading.flaws.push("not read");
  const [name, text, reason] = clause.args as [string, string, string];
  const says = meaningOf(reading, text);
  checkSpeaker(reading, name);
  if (isTrue && sentencesOf(reading).length > 1 && says !== truthIn(reading)) reading.flaws.push("lost premise");
  reading.says = says;
  readText(reading, reason);
  if (isTrue) checkTrue(reading);
  else checkBroken(reading);
  reading.isBroken = false;
  restart(reading);
}

/** What is named makes the words true. */
function checkTrue(reading: ProofReading): void {
  const { says, told, flaws, sums } = reading;
  checkPrefaces(reading);
  if (!follows(told, says)) flaws.push("lost premise");
  checkTrueSums(reading, sums);
}

/** Of several sentences, why they are all true or cannot be. What follows from them holds only as long as they do. */
function readAllJudged(reading: ProofReading, told: string, areTrue: boolean): void {
  const within = { ...reading, claims: [] };
  if (!areTrue) {
    readQuoted(within, told, (text) => meaningOf(within, text));
    checkBroken(within);
    return;
  }
  const quotations = quotationsIn(reading, told);
  for (const [text, reason] of quotations) {
    within.says = meaningOf(within, text);
    readText(within, reason);
    checkTrue(within);
    restart(within);
  }
  if (quotations.length < sentencesOf(reading).length) reading.flaws.push("lost premise");
}

/** Why the speaker can only be of one kind, which is what it yields. */
function readVerdict(reading: ProofReading, why: string): boolean | undefined {
  const [clause] = clausesIn(reading.notes, why) ?? [];
  const read = clause && VERDICTS[clause.name];
  if (!read) reading.flaws.push("not read");
  return clause && read?.(reading, clause);
}

const VERDICTS: Readonly<Record<string, (reading: ProofReading, clause: Clause) => boolean | undefined>> = {
  saysFalse: (reading, { args: [, quote] }) => isFalse(reading, quotedIn(reading, quote as string)),
  cannotAllBeTrue: (reading, { args: [, quotes] }) => isFalse(reading, quotedIn(reading, quotes as string)),
  saysTrue(reading) {
    if (!follows(reading.told, truthIn(reading))) reading.flaws.push("lost premise");
    return false;
  },
  saysNothingTrue(reading) {
    const says = sentencesOf(reading);
    if (canAllBe([{ kind: "any", of: says }, ...reading.told])) reading.flaws.push("lost premise");
    return isAlike(reading, says, reading.told);
  },
  wouldBeAlike(reading) {
    const within = supposingIn(reading, allAre(1 << (reading.speaker ?? 0), true));
    return isAlike(reading, sentencesOf(reading), within.told);
  },
  wouldBeTrue(reading, { args: [, , would, , word] }) {
    const kind = kindCalled(reading, word as Word);
    const within = supposingIn(reading, allAre(1 << (reading.speaker ?? 0), kind));
    if (kind !== would) reading.flaws.push("lost premise");
    else if (!would) isFalse(within, sentencesOf(reading));
    else if (!follows(within.told, truthIn(reading))) reading.flaws.push("lost premise");
    return !kind;
  },
};

/** What the hidden kind says there is neither all true nor all false. */
function isAlike({ table, flaws }: ProofReading, says: readonly Constraint[], told: readonly Constraint[]): false {
  const isMixed: Constraint = { kind: "all", of: [untrue(says), { kind: "any", of: says }] };
  if (table.honesty !== "mixing" || canAllBe([isMixed, ...told])) flaws.push("lost premise");
  return false;
}

function isFalse(reading: ProofReading, says: readonly Constraint[]): true {
  if (canAllBe([...says, ...reading.told])) reading.flaws.push("no contradiction");
  return true;
}

interface Cases {
  /** The kinds that the speaker cannot be of. */
  readonly refuted: readonly boolean[];
  /** What follows in all the others. */
  readonly claims: readonly Count[];
}

/** What follows if the speaker is of one kind, and of the other. */
function readCases(reading: ProofReading, cases: readonly string[]): Cases {
  const read = cases.map((text) => readCase(reading, text));
  const refuted = read.flatMap(({ kind, isRefuted }) => (isRefuted ? [kind] : []));
  const [first, ...others] = read.filter(({ isRefuted }) => !isRefuted);
  const claims = (first?.claims ?? []).filter((claim) => others.every((each) => follows(each.claims, claim)));
  const isCovered = [false, true].every((kind) => read.some((each) => each.kind === kind));
  if (first && !isCovered) reading.flaws.push("lost premise");
  return { refuted, claims };
}

interface Case {
  readonly kind: boolean;
  readonly isRefuted: boolean;
  readonly claims: readonly Count[];
}

function readCase(reading: ProofReading, text: string): Case {
  const [clause] = clausesIn(reading.notes, text) ?? [];
  const isRefuted = clause?.name === "inBrokenCase";
  if (!clause || (!isRefuted && clause.name !== "inCase")) {
    reading.flaws.push("not read");
    return { kind: true, isRefuted, claims: [] };
  }
  const [is, isTrue, reason] = clause.args as [string, boolean, string];
  const supposed = kindIn(reading, is, !isTrue);
  if (!canAllBe([supposed], reading.before.facts)) reading.flaws.push("told again");
  const within = supposingIn(reading, supposed);
  within.says = isRefuted || isTrue ? truthIn(reading) : lieIn(reading);
  readText(within, reason);
  if (isRefuted && isTrue) checkBroken(within);
  else if (isRefuted) checkTrue(within);
  return { kind: !isTrue, isRefuted, claims: within.claims };
}

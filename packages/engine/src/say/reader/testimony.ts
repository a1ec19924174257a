// Reads sentences about somebody's words where not everybody tells the truth: what is said of the speaker is known or shown, and
// what follows comes of the words as they are, true or not.

import type { Constraint, Count } from "@demonstrandum/logic";
import { evidenceOf } from "../../game/honesty.ts";
import { allAre, settledBy } from "../count.ts";
import type { Case, Clause, Quote, QuoteWithReason, SentenceParts, VerdictParts } from "../saying.ts";
import { denied, opposite } from "../testimony-context.ts";
import { quoted } from "../words/at-table.ts";
import {
  addKnown,
  canAllBe,
  follows,
  type ProofReading,
  type Readers,
  readBy,
  restart,
  shownAfter,
  spokenIn,
  supposingIn,
} from "./reading.ts";
import { addClaims, checkBroken, checkPrefaces, readClause, readEnd } from "./reason.ts";
import { statementsIn } from "./statement.ts";
import { checkTrueSums } from "./sums.ts";

/** What is said wherever people speak. */
export type PlainParts = Pick<
  SentenceParts,
  "suppose" | "therefore" | "quote" | "byClue" | "byRules" | "byKnown" | "clash" | "sentences" | "unproved"
>;

type HeardParts = Omit<SentenceParts, keyof PlainParts>;

/** Every form that a sentence about somebody's words has. */
export const HEARD: Readers<HeardParts> = {
  heardCount(reading, { speaker, isLie, said }) {
    addKind(reading, speaker, isLie);
    readQuoted(reading, said, (quote) => (isLie ? lieIn(reading) : meaningOf(reading, quote)));
  },
  heardTruth(reading, { speaker, quotes, since, claim }) {
    addKind(reading, speaker, false);
    reading.says = { kind: "all", of: quotedIn(reading, quotes) };
    readClause(reading, since);
    readEnd(reading, claim);
  },
  heardLie: (reading, node) => readLie(reading, node),
  heardMixture: (reading, node) => readLie(reading, node),
  heardFalsehood(reading, { speaker, quotes, since, claim }) {
    addKind(reading, speaker, true);
    readClause(reading, since);
    readOnlyFalse(reading, quotedIn(reading, quotes));
    readEnd(reading, claim);
  },
  heardFalseCount(reading, { speaker, since, said }) {
    addKind(reading, speaker, true);
    readClause(reading, since);
    readQuoted(reading, [said], (quote) => readOnlyFalse(reading, [meaningOf(reading, quote)]));
  },
  heardTrueCount(reading, { speaker, since, said }) {
    addKind(reading, speaker, true);
    readClause(reading, since);
    readQuoted(reading, [said], (quote) => readOnlyTrue(reading, [meaningOf(reading, quote)]));
  },
  heardSomeTruth(reading, { speaker, quotes, since, claim }) {
    addKind(reading, speaker, true);
    readClause(reading, since);
    readOnlyTrue(reading, quotedIn(reading, quotes));
    readEnd(reading, claim);
  },
  heardFromEither(reading, { speaker, quotes, since, claim }) {
    readEvidence(reading, speaker, quotes, since);
    readEnd(reading, claim);
  },
  heardFromNeither(reading, { speaker, quotes, since }) {
    readEvidence(reading, speaker, quotes, since);
    checkBroken(reading);
  },
  heardVerdict(reading, { since, verdict, claim }) {
    readClause(reading, since);
    claimKind(reading, claim, readBy(VERDICTS, reading, verdict));
  },
  contradiction(reading, { since, verdict, speaker, identity }) {
    readClause(reading, since);
    addKind(reading, speaker, identity);
    breakBy(reading, identity, readBy(VERDICTS, reading, verdict));
  },
  foundJudged(reading, { why, isTrue, claim }) {
    readJudged(reading, why, isTrue);
    claimKind(reading, claim, !isTrue);
  },
  judgedOtherwise(reading, { why, isTrue, identity }) {
    addKind(reading, why.speaker, identity);
    readJudged(reading, why, isTrue);
    breakBy(reading, identity, !isTrue);
  },
  foundAllJudged(reading, { speaker, told, areTrue, claim }) {
    checkSpeaker(reading, speaker);
    readAllJudged(reading, told, areTrue);
    claimKind(reading, claim, !areTrue);
  },
  allOtherwise(reading, { speaker, told, areTrue, identity }) {
    addKind(reading, speaker, identity);
    readAllJudged(reading, told, areTrue);
    breakBy(reading, identity, !areTrue);
  },
  failsIf(reading, { speaker, identity, areTrue, told, claim }) {
    checkSpeaker(reading, speaker);
    if (identity === areTrue) reading.flaws.push("lost premise");
    const within = supposingIn(reading, allAre(1 << speaker, identity));
    readAllJudged(within, told, !areTrue);
    claimKind(reading, claim, areTrue);
  },
  heardCases(reading, { speaker, cases, claim }) {
    checkSpeaker(reading, speaker);
    const { refuted, claims } = readCases(reading, cases);
    const isHidden = refuted.length === 1 ? !refuted[0] : undefined;
    if (claim) claimKind(reading, claim, isHidden);
    else addClaims(reading, claims);
    // Whoever has read that the speaker is not of one kind knows that they are of the other.
    if (isHidden !== undefined) reading.claims = [...reading.claims, allAre(1 << speaker, isHidden)];
  },
  neitherCase(reading, { speaker, cases }) {
    checkSpeaker(reading, speaker);
    const { refuted } = readCases(reading, cases);
    if (refuted.length < 2) reading.flaws.push("no contradiction");
    reading.isBroken = true;
  },
  andThen(reading, { reason }) {
    const { facts } = reading.before;
    const isKnown = ((facts.known >>> (reading.speaker ?? 0)) & 1) === 1;
    if (!isKnown) reading.flaws.push("not known");
    reading.says = isHiddenIn(reading) ? lieIn(reading) : truthIn(reading);
    readClause(reading, reason);
  },
};

/** What the hidden kind says comes to something else. */
function readLie(reading: ProofReading, { speaker, quotes, since, claim }: SentenceParts["heardLie"]): void {
  addKind(reading, speaker, true);
  checkWhole(reading, quotes);
  reading.says = lieIn(reading);
  readClause(reading, since);
  readEnd(reading, claim);
}

/** What either kind could say. */
function readEvidence(
  reading: ProofReading,
  speaker: number,
  quotes: readonly Quote[],
  since: Clause | undefined,
): void {
  checkSpeaker(reading, speaker);
  checkWhole(reading, quotes);
  reading.says = evidenceIn(reading);
  readClause(reading, since);
}

/** All that the speaker said is quoted. */
function checkWhole(reading: ProofReading, quotes: readonly Quote[]): void {
  const quoted = quotedIn(reading, quotes).flatMap((says) =>
    says === truthIn(reading) ? sentencesOf(reading) : [says],
  );
  if (!sentencesOf(reading).every((each) => quoted.includes(each))) reading.flaws.push("not said");
}

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

/** The words are those of whom the sentence rests on. */
export function checkSpeaker({ table, speaker, flaws }: ProofReading, named: number): void {
  if (speaker !== named || table.people[named] === undefined) flaws.push("unclear people");
}

/** What a quoted sentence says; nothing if it is not what the speaker said. */
function meaningOf(reading: ProofReading, quote: Quote): Constraint {
  const spoken = spokenIn(reading);
  const { at } = quote;
  checkSpeaker(reading, quote.speaker);
  if (!spoken) return { kind: "all", of: [] };
  reading.quote = quoted(reading.table.words, quote);
  if (at === undefined || !reading.table.words.clues[quote.speaker]?.sentences) return truthIn(reading);
  const says = spoken.says[at];
  if (!says) reading.flaws.push("not read");
  return says ?? { kind: "all", of: [] };
}

function quotedIn(reading: ProofReading, quotes: readonly Quote[]): readonly Constraint[] {
  if (quotes.length === 0) reading.flaws.push("not read");
  return quotes.map((quote) => meaningOf(reading, quote));
}

/** The speaker is said to be of a kind, which is known. */
function addKind(reading: ProofReading, speaker: number, isHidden: boolean): void {
  checkSpeaker(reading, speaker);
  addKnown(reading, allAre(1 << speaker, isHidden));
}

/** The speaker is shown to be of a kind; `isHidden` is the one that speaks like that. */
function claimKind(reading: ProofReading, clause: Clause, isHidden: boolean | undefined): void {
  const { speaker = 0, flaws } = reading;
  const [claim, ...more] = statementsIn(reading, clause);
  if (!claim || more.length > 0 || claim.of !== 1 << speaker || settledBy(claim) !== isHidden)
    flaws.push("lost premise");
  addClaims(reading, claim ? [claim] : []);
}

/** The speaker turns out to be of a kind, and is known to be of the other. */
function breakBy(reading: ProofReading, known: boolean, isHidden: boolean): void {
  if (known === isHidden) reading.flaws.push("no contradiction");
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
function readQuoted(
  reading: ProofReading,
  said: readonly QuoteWithReason[],
  meaning: (quote: Quote) => Constraint,
): void {
  if (said.length === 0) reading.flaws.push("not read");
  for (const [i, quote] of said.entries()) {
    if (i > 0) reading.besides = [...reading.besides, reading.says];
    reading.says = meaning(quote);
    readClause(reading, quote.reason);
    reading.before = shownAfter(reading.before, reading.claims);
  }
}

/** Of one sentence, why it is false or true. */
function readJudged(reading: ProofReading, why: QuoteWithReason, isTrue: boolean): void {
  const says = meaningOf(reading, why);
  if (isTrue && sentencesOf(reading).length > 1 && says !== truthIn(reading)) reading.flaws.push("lost premise");
  reading.says = says;
  readClause(reading, why.reason);
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
function readAllJudged(reading: ProofReading, told: readonly QuoteWithReason[], areTrue: boolean): void {
  const within = { ...reading, claims: [] };
  if (!areTrue) {
    readQuoted(within, told, (quote) => meaningOf(within, quote));
    checkBroken(within);
    return;
  }
  for (const quote of told) {
    within.says = meaningOf(within, quote);
    readClause(within, quote.reason);
    checkTrue(within);
    restart(within);
  }
  const judged = new Set(told.map(({ at }) => at));
  if (sentencesOf(reading).some((_, at) => !judged.has(at))) reading.flaws.push("lost premise");
}

/** Why the speaker can only be of one kind, which is what each yields. */
const VERDICTS: Readers<VerdictParts, boolean> = {
  saysFalse: (reading, quote) => isFalse(reading, [meaningOf(reading, quote)]),
  cannotAllBeTrue: (reading, { quotes }) => isFalse(reading, quotedIn(reading, quotes)),
  saysTrue(reading, { quotes }) {
    checkWhole(reading, quotes);
    if (!follows(reading.told, truthIn(reading))) reading.flaws.push("lost premise");
    return false;
  },
  saysNothingTrue(reading, { quotes }) {
    checkWhole(reading, quotes);
    const says = sentencesOf(reading);
    if (canAllBe([{ kind: "any", of: says }, ...reading.told])) reading.flaws.push("lost premise");
    return isAlike(reading, says, reading.told);
  },
  wouldBeAlike(reading, { speaker, quotes, identity }) {
    checkWhole(reading, quotes);
    if (!identity) reading.flaws.push("lost premise");
    const within = supposingIn(reading, allAre(1 << speaker, identity));
    return isAlike(reading, sentencesOf(reading), within.told);
  },
  wouldBeTrue(reading, { speaker, quotes, would, identity: kind }) {
    checkWhole(reading, quotes);
    const within = supposingIn(reading, allAre(1 << speaker, kind));
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
function readCases(reading: ProofReading, cases: readonly Case[]): Cases {
  const read = cases.map((each) => ({ ...each, claims: readCase(reading, each) }));
  const refuted = read.flatMap(({ identity, isBroken }) => (isBroken ? [identity] : []));
  const [first, ...others] = read.filter(({ isBroken }) => !isBroken);
  const claims = (first?.claims ?? []).filter((claim) => others.every((each) => follows(each.claims, claim)));
  const isCovered = [false, true].every((kind) => read.some(({ identity }) => identity === kind));
  if (first && !isCovered) reading.flaws.push("lost premise");
  return { refuted, claims };
}

/** What follows in one case. */
function readCase(reading: ProofReading, { identity, isBroken, isByKnown, reason }: Case): readonly Count[] {
  const supposed = allAre(1 << (reading.speaker ?? 0), identity);
  if (!canAllBe([supposed], reading.before.facts)) reading.flaws.push("told again");
  const within = supposingIn(reading, supposed);
  within.says = isBroken || !identity ? truthIn(reading) : lieIn(reading);
  readClause(within, reason);
  if (isByKnown) {
    if (canAllBe(within.told)) reading.flaws.push("no contradiction");
  } else if (isBroken && !identity) checkBroken(within);
  else if (isBroken) checkTrue(within);
  return within.claims;
}

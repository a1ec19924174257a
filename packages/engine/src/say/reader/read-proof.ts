// Reads a whole proof as a player does: every sentence may use what was shown before, as long as it names it, and the clue it
// quotes; nothing else. Whatever cannot be followed is named.

import { type Constraint, type Count, type Facts, type Mask, oppositeOf } from "@demonstrandum/logic";
import { numbersOf } from "../count.ts";
import type { ProofSentence } from "../proof.ts";
import { saySentence } from "../prose.ts";
import type { Clause, SentenceParts } from "../saying.ts";
import type { ToldTable } from "../told-table.ts";
import type { FlawKind, ProofFlaw } from "./flaw.ts";
import {
  beginReading,
  canAllBe,
  follows,
  notRead,
  type ProofReading,
  type Readers,
  readBy,
  type ShownBefore,
  shownAfter,
  spokenIn,
  toldOf,
} from "./reading.ts";
import { checkBroken, readClause } from "./reason.ts";
import { statementsIn } from "./statement.ts";
import { checkSpeaker, evidenceIn, HEARD, type PlainParts } from "./testimony.ts";
import { shapeFlaws } from "./wording-shape.ts";

/** Somebody whom the proof is for. */
export interface Settled {
  readonly person: number;
  readonly identity: boolean;
}

/** What a reader has before them. */
export type SentenceToRead = Pick<ProofSentence, "said" | "text" | "depth" | "speaker" | "affects" | "claims">;

/** What is shown at each depth of supposition, and what is supposed there. */
interface Level {
  shown: ShownBefore;
  readonly supposed: Count | undefined;
  isBroken: boolean;
}

/** `facts` is what was known before. */
export function readProof(
  table: ToldTable,
  proof: readonly SentenceToRead[],
  facts: Facts,
  verdicts: readonly Settled[],
): ProofFlaw[] {
  const levels: Level[] = [{ shown: { facts, counts: [] }, supposed: undefined, isBroken: false }];
  const names = table.words.people.map(({ name }) => name);
  const flaws = proof.flatMap((sentence) => {
    const found = [...readSentence(table, sentence, levels, facts.known), ...shapeFlaws(names, sentence.text)];
    return [...new Set(found)].map((kind) => ({ kind, text: sentence.text }));
  });
  const { known, value } = levels[0]?.shown.facts ?? facts;
  const isProved = verdicts.every(
    ({ person, identity }) => ((known >>> person) & 1) === 1 && ((value >>> person) & 1) === Number(identity),
  );
  if (isProved && levels.length === 1) return flaws;
  return [...flaws, { text: proof.map(({ text }) => text).join(" "), kind: "not proved" }];
}

/** Reads on; `levels` are left as they are after the sentence, and `board` is who was known before the proof. */
function readSentence(table: ToldTable, sentence: SentenceToRead, levels: Level[], board: Mask): readonly FlawKind[] {
  const { said, text, depth, speaker, affects, claims } = sentence;
  const level = levels.at(-1) as Level;
  const reading = beginReading(table, speaker, level.shown, board);
  if (text !== saySentence(table, said)) notRead(reading);
  if (depth !== levels.length - (said.kind === "therefore" ? 2 : 1)) reading.flaws.push("open supposition");
  if (said.kind === "suppose") beginLevel(reading, said.claim, levels);
  else if (said.kind === "therefore") endLevel(reading, said.claim, levels);
  else {
    readBy(ROOTS, reading, said);
    if (!reading.isBroken) readOutright(reading, affects);
    level.shown = shownAfter(level.shown, reading.claims);
    level.isBroken = reading.isBroken;
    if (!claims.every((claim) => follows(level.shown.counts, claim, level.shown.facts)))
      reading.flaws.push("lost premise");
  }
  return reading.flaws;
}

function beginLevel(reading: ProofReading, claim: Clause, levels: Level[]): void {
  const { before, flaws } = reading;
  const [supposed] = statementsIn(reading, claim);
  if (supposed && canAllBe(before.counts, before.facts) && !canAllBe([...before.counts, supposed], before.facts))
    flaws.push("told again");
  levels.push({ shown: shownAfter(before, supposed ? [supposed] : []), supposed, isBroken: false });
}

function endLevel(reading: ProofReading, clause: Clause, levels: Level[]): void {
  const ended = levels.length > 1 ? levels.pop() : undefined;
  const level = levels.at(-1) as Level;
  const [claim] = statementsIn({ ...reading, before: level.shown }, clause);
  const isOpposite = claim && ended?.supposed && isSame(claim, oppositeOf(ended.supposed));
  if (!isOpposite || !ended.isBroken) reading.flaws.push("open supposition");
  level.shown = shownAfter(level.shown, claim ? [claim] : []);
}

const isSame = (one: Count, other: Count): boolean =>
  one.of === other.of && numbersOf(one).join() === numbersOf(other).join();

/** What a clue says of people by name needs no conclusion, nor what one says that names a single identity. */
function readOutright(reading: ProofReading, affects: readonly number[]): void {
  const { kind, naming } = spokenIn(reading) ?? {};
  const isSaid = (person: number): boolean => (((naming?.stated ?? 0) >>> person) & 1) === 1;
  const isUnread = reading.claims.length === 0;
  const told: Constraint = { kind: "all", of: [evidenceIn(reading), ...reading.told] };
  const outright = toldOf(told, isUnread && kind === "direct" ? affects : affects.filter(isSaid));
  reading.claims = [...reading.claims, ...outright];
  if (isUnread && outright.length < affects.length) reading.flaws.push("lost premise");
}

/** Forms of sentences wherever people speak. */
const PLAIN: Readers<PlainParts> = {
  quote(reading, { speaker, reason, isBut }) {
    checkSpeaker(reading, speaker);
    readEvidence(reading, reason, isBut);
  },
  byClue(reading, { speaker, reason, isBut }) {
    checkSpeaker(reading, speaker);
    reading.named = 0;
    readEvidence(reading, reason, isBut);
  },
  byRules(reading, { reason, isBut }) {
    readClause(reading, reason);
    if (isBut) checkBroken(reading);
  },
  byKnown(reading, { reason }) {
    reading.says = { kind: "all", of: [] };
    readClause(reading, reason);
  },
  clash(reading, { grounds }) {
    readClause(reading, grounds);
    if (canAllBe(reading.told)) reading.flaws.push("no contradiction");
    reading.isBroken = true;
  },
  sentences(reading, { of }) {
    for (const sentence of of) {
      readBy(ROOTS, reading, sentence);
      reading.before = shownAfter(reading.before, reading.claims);
    }
  },
  unproved: notRead,
  suppose: notRead,
  therefore: notRead,
};

const ROOTS: Readers<SentenceParts> = { ...PLAIN, ...HEARD };

function readEvidence(reading: ProofReading, reason: Clause | undefined, isBut: boolean): void {
  if (reading.table.honesty !== "truthful") reading.says = evidenceIn(reading);
  readClause(reading, reason);
  if (isBut) checkBroken(reading);
}

// Reads a whole proof as a player does: every sentence may use what was shown before, as long as it names it, and the clue it
// quotes; nothing else. Whatever cannot be followed is named.

import { type Constraint, type Count, type Facts, oppositeOf } from "@demonstrandum/logic";
import type { Table } from "../../game/table.ts";
import { numbersOf } from "../count.ts";
import type { ProofSentence } from "../proof.ts";
import type { FlawKind, ProofFlaw } from "./flaw.ts";
import { checkQuoted, evidenceIn, HEARD } from "./heard.ts";
import { type Clause, clausesIn, type ProofNotes, type Readers, readerOf } from "./notes.ts";
import {
  beginReading,
  canAllBe,
  type ProofReading,
  type ShownBefore,
  shownAfter,
  spokenIn,
  toldOf,
} from "./reading.ts";
import { checkBroken, readText } from "./reason.ts";
import { statementsIn } from "./statement.ts";
import { shapeFlaws } from "./wording-shape.ts";

/** Somebody whom the proof is for. */
export interface Verdict {
  readonly person: number;
  readonly identity: boolean;
}

/** What is shown at each depth of supposition, and what is supposed there. */
interface Level {
  shown: ShownBefore;
  readonly supposed: Count | undefined;
  isBroken: boolean;
}

/** `facts` is what was known before. */
export function readProof(
  table: Table,
  notes: ProofNotes,
  proof: readonly ProofSentence[],
  facts: Facts,
  verdicts: readonly Verdict[],
): ProofFlaw[] {
  const levels: Level[] = [{ shown: { facts, counts: [] }, supposed: undefined, isBroken: false }];
  const names = table.people.map(({ name }) => name);
  const flaws = proof.flatMap((sentence) => {
    const found = [...readSentence(table, notes, sentence, levels), ...shapeFlaws(names, sentence.text)];
    return [...new Set(found)].map((kind) => ({ kind, text: sentence.text }));
  });
  const { known, value } = levels[0]?.shown.facts ?? facts;
  const isProved = verdicts.every(
    ({ person, identity }) => ((known >>> person) & 1) === 1 && ((value >>> person) & 1) === Number(identity),
  );
  if (isProved && levels.length === 1) return flaws;
  return [...flaws, { text: proof.map(({ text }) => text).join(" "), kind: "not proved" }];
}

/** Reads on; `levels` are left as they are after the sentence. */
function readSentence(table: Table, notes: ProofNotes, sentence: ProofSentence, levels: Level[]): readonly FlawKind[] {
  const level = levels.at(-1) as Level;
  const reading = beginReading(table, notes, sentence.speaker, level.shown);
  const [root, ...more] = clausesIn(notes, sentence.text) ?? [];
  if (!root || more.length > 0) return ["not read"];
  if (sentence.depth !== levels.length - (root.name === "therefore" ? 2 : 1)) reading.flaws.push("open supposition");
  if (root.name === "suppose") beginLevel(reading, root, levels);
  else if (root.name === "therefore") endLevel(reading, root, levels);
  else {
    readRoot(reading, root, sentence);
    level.shown = shownAfter(level.shown, reading.claims);
    level.isBroken = reading.isBroken;
  }
  return reading.flaws;
}

function beginLevel(reading: ProofReading, { args }: Clause, levels: Level[]): void {
  const { before, flaws } = reading;
  const [supposed] = statementsIn(reading, args[0] as string);
  if (supposed && canAllBe(before.counts, before.facts) && !canAllBe([...before.counts, supposed], before.facts))
    flaws.push("told again");
  levels.push({ shown: shownAfter(before, supposed ? [supposed] : []), supposed, isBroken: false });
}

function endLevel(reading: ProofReading, { args }: Clause, levels: Level[]): void {
  const ended = levels.length > 1 ? levels.pop() : undefined;
  const level = levels.at(-1) as Level;
  const [claim] = statementsIn({ ...reading, before: level.shown }, args[0] as string);
  const isOpposite = claim && ended?.supposed && isSame(claim, oppositeOf(ended.supposed));
  if (!isOpposite || !ended.isBroken) reading.flaws.push("open supposition");
  level.shown = shownAfter(level.shown, claim ? [claim] : []);
}

const isSame = (one: Count, other: Count): boolean =>
  one.of === other.of && numbersOf(one).join() === numbersOf(other).join();

function readRoot(reading: ProofReading, root: Clause, { affects }: ProofSentence): void {
  const read = readerOf(HEARD, root) ?? readerOf(ROOTS, root);
  if (!read) return void reading.flaws.push("not read");
  read(reading);
  if (reading.isBroken) return;
  readOutright(reading, affects);
}

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
const ROOTS: Readers = {
  quote(reading, [name, text, reason]) {
    checkQuoted(reading, name, text);
    readEvidence(reading, reason);
  },
  byClue(reading, [, reason]) {
    reading.named = 0;
    readEvidence(reading, reason);
  },
  byRules: (reading, [reason]) => readText(reading, reason),
  byKnown(reading, [reason]) {
    reading.says = { kind: "all", of: [] };
    readText(reading, reason);
  },
  clash(reading, [grounds]) {
    readText(reading, grounds);
    if (canAllBe(reading.told)) reading.flaws.push("no contradiction");
    reading.isBroken = true;
  },
  but(reading, [sentence]) {
    readInner(reading, sentence);
    checkBroken(reading);
  },
  sentences(reading, [sentences]) {
    for (const sentence of sentences) {
      readInner(reading, sentence);
      reading.before = shownAfter(reading.before, reading.claims);
    }
  },
};

function readEvidence(reading: ProofReading, reason: string): void {
  if (reading.table.honesty !== "truthful") reading.says = evidenceIn(reading);
  readText(reading, reason);
}

function readInner(reading: ProofReading, text: string): void {
  const [root, ...more] = clausesIn(reading.notes, text) ?? [];
  const read = root && more.length === 0 ? (readerOf(HEARD, root) ?? readerOf(ROOTS, root)) : undefined;
  if (read) read(reading);
  else reading.flaws.push("not read");
}

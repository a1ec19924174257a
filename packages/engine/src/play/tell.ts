// What players read of what comes of moves, put into a table's words. Everything here was data before, and this is where pages, the
// command line and the API get their texts.

import { NOTHING, TooMuch, within } from "@demonstrandum/logic";
import type { Puzzle } from "../game/puzzle.ts";
import { BOUNDS } from "../reason/bounds.ts";
import { allAre } from "../say/count.ts";
import type { ToldGame } from "../say/game-words.ts";
import { lineOf, type ProofLine, type ProofSentence, sayProof } from "../say/proof.ts";
import { sayAnswer, saySentence } from "../say/prose.ts";
import { type Answer, areAll, type Sentence } from "../say/saying.ts";
import { type ToldTable, tellTable } from "../say/told-table.ts";
import type { BareClash, BareClashLine } from "./clash.ts";
import type { BareHint, KnownArgument } from "./hint.ts";
import type { BareOutcome, Judgement, Move } from "./move.ts";
import { play } from "./play.ts";
import type { Session } from "./session.ts";
import type { BareWhy } from "./why.ts";

/** With words in the place of the answer. */
type Told<Bare> = Bare extends { readonly answer: unknown } ? Omit<Bare, "answer"> & { readonly text: string } : never;

/** The proof is there to be read. */
export interface Hint extends Omit<BareHint, "answer" | "argument"> {
  readonly text: string;
  readonly proof?: readonly ProofLine[];
}

/** What supposes the verdict has its proof in words. */
export type Why =
  | Told<Exclude<BareWhy, Refuted>>
  | (Omit<Told<Refuted>, "proof" | "facts"> & { readonly proof: readonly ProofLine[] });

type Refuted = Extract<BareWhy, { readonly kind: "refuted" }>;

/** A line that clashes with what is supposed, in words. */
export type ClashLine = Told<BareClashLine>;

/** Without lines nothing clashes. */
export interface SupposedClash {
  readonly text: string;
  readonly lines: readonly ClashLine[];
}

/** What came of a move, in words. */
export type Outcome =
  | Judgement
  | { readonly kind: "hint"; readonly hint: Hint }
  | { readonly kind: "why"; readonly why: Why }
  | { readonly kind: "clash"; readonly clash: SupposedClash }
  | { readonly kind: "too-much"; readonly text: string };

/** Makes a move and tells in words what came of it. */
export function playIn<P extends Puzzle>(
  told: ToldGame<P>,
  before: Session<P>,
  move: Move,
): { readonly session: Session<P>; readonly outcome: Outcome } {
  const { session, outcome } = play(told.game, before, move);
  return { session, outcome: tellOutcome(tellTable(told, before.puzzle), outcome) };
}

/** Finding words takes some searching too, and may take too much. */
export function tellOutcome(table: ToldTable, outcome: BareOutcome): Outcome {
  const told = within(BOUNDS.answer, () => inWords(table, outcome));
  return told instanceof TooMuch ? inWords(table, { kind: "too-much" }) : told;
}

function inWords(table: ToldTable, outcome: BareOutcome): Outcome {
  switch (outcome.kind) {
    case "hint":
      return { kind: "hint", hint: tellHint(table, outcome.hint) };
    case "why":
      return { kind: "why", why: tellWhy(table, outcome.why) };
    case "clash":
      return { kind: "clash", clash: tellClash(table, outcome.clash) };
    case "too-much":
      return { kind: "too-much", text: sayAnswer(table, { kind: "tooMuch" }) };
    default:
      return outcome;
  }
}

function tellWhy(table: ToldTable, why: BareWhy): Why {
  if (why.kind !== "refuted") return answered(table, why);
  const { facts, proof, ...rest } = why;
  return { ...answered(table, rest), proof: sayProof(table, proof, facts).map(lineOf) };
}

function answered<Bare extends { readonly answer: Answer }>(table: ToldTable, { answer, ...rest }: Bare): Told<Bare> {
  return { ...rest, text: sayAnswer(table, answer) } as Told<Bare>;
}

function tellHint(table: ToldTable, { level, answer, argument, ...hint }: BareHint): Hint {
  const proof = argument && { proof: tellArgument(table, argument).map(lineOf) };
  return { level, text: sayAnswer(table, answer), ...hint, ...proof };
}

const tellClash = (table: ToldTable, { answer, lines }: BareClash): SupposedClash => ({
  text: sayAnswer(table, answer),
  lines: lines.map((line) => answered(table, line)),
});

/** The proof sentence by sentence, or what can be said of one that would be too long to look for. */
export const tellArgument = (table: ToldTable, argument: KnownArgument): readonly ProofSentence[] =>
  argument.proof ? sayProof(table, argument.proof, argument.facts) : [sayUnproved(table, argument)];

/** No puzzle is made now that needs it. */
function sayUnproved(table: ToldTable, { steps }: KnownArgument): ProofSentence {
  const { person = 0, identity = false, speakers = [] } = steps[0] ?? {};
  const said: Sentence = { kind: "unproved", claim: areAll([person], !identity), speakers };
  const claims = [allAre(1 << person, identity)];
  const uses = { facts: NOTHING, counts: [] };
  return {
    ...{ text: saySentence(table, said), depth: 0, causes: speakers, affects: [person], isStandIn: true },
    ...{ said, uses, claims },
  };
}

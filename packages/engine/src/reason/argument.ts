// How an insight is proved: everyone at once where that is short, else the people who are proved shortest first. This is what
// a hint tells, and what makes a proof too long for a level.

import {
  type Constraint,
  canProveWithin,
  type Facts,
  factsAfter,
  type Given,
  isPlainPair,
  type Literal,
  lengthOf,
  type Proof,
  type ProofLength,
  type ProofStep,
  type Proving,
  proveFrom,
  type Theory,
} from "@demonstrandum/logic";
import { joinLines } from "./join-lines.ts";
import type { Position } from "./position.ts";
import type { Step } from "./step.ts";

/** The people that one proof settles; without a proof, one whose proof would be too long to look for. */
export interface Argument {
  readonly steps: readonly Step[];
  readonly proof?: Proof;
}

/** Longer than this, people are proved one after another rather than at once. */
const AT_ONCE = 4;

/** Longer than this, the other clues on the table are looked at too: with more clues a proof can be much shorter. */
const BY_FEWEST = 6;

/** `insight` are people whom the same clues settle. */
export function argue(theory: Theory, { facts, clues }: Position, insight: readonly Step[]): Argument {
  const [first] = insight;
  if (!first) return { steps: [] };
  const byFewest = shortestOf(theory, { facts, clues: first.speakers }, insight);
  const best =
    sentencesIn(byFewest) <= BY_FEWEST ? byFewest : shorter(byFewest, shortestOf(theory, { facts, clues }, insight));
  if (best.kind !== "proved") return { steps: [first] };
  const { known } = factsAfter(facts, best.proof.steps);
  const speakers = [...new Set(citedIn(best.proof.steps))].sort((a, b) => a - b);
  const settled = insight.filter(({ person }) => (known >>> person) & 1);
  return { steps: settled.map((step) => ({ ...step, speakers })), proof: best.proof };
}

/** Everyone at once if that is short, else as short as somebody is proved alone. */
function shortestOf(theory: Theory, given: Given, insight: readonly Step[]): Proving {
  const literals = insight.map(({ person, identity }) => ({ index: person, value: identity }));
  const together = proveOnce(theory, given, literals);
  if (literals.length === 1 || sentencesIn(together) <= AT_ONCE) return together;
  return literals.map((literal) => proveOnce(theory, given, [literal])).reduce(shorter, together);
}

/** A proof that tells once what one clue says of several people. */
function proveOnce(theory: Theory, given: Given, literals: readonly Literal[]): Proving {
  const proving = proveFrom(theory, given, literals);
  if (proving.kind !== "proved") return proving;
  return { ...proving, proof: { literals, steps: joinLines(proving.proof.steps) } };
}

/** The first of equals. */
const shorter = (a: Proving, b: Proving): Proving => (sentencesIn(b) < sentencesIn(a) ? b : a);

/** Whose clues a proof uses. A smallest set of clues is used as a whole; of others, what the proof does without is not cited. */
const citedIn = (steps: readonly ProofStep[]): number[] =>
  steps.flatMap((step) => [
    ...(step.by?.kind === "clue" ? [step.by.index] : []),
    ...(step.kind === "suppose" ? citedIn(step.steps) : []),
  ]);

const sentencesIn = (proving: Proving): number =>
  proving.kind === "proved" ? lengthOf(proving.proof.steps).sentences : Number.POSITIVE_INFINITY;

/** Whether a player who follows proofs of this length follows the insight. What one clue says is always a single line. */
export function canFollow(theory: Theory, facts: Facts, insight: readonly Step[], most: ProofLength): boolean {
  const { speakers = [] } = insight[0] ?? {};
  if (speakers.length < 2 || isSaidByPlainPair(theory, facts, speakers)) return true;
  const literals = insight.map(({ person, identity }) => ({ index: person, value: identity }));
  const question = spellQuestion(theory, facts, speakers, literals, most);
  const kept = looked.get(question);
  if (kept !== undefined) return kept;
  const isShort = canProveWithin(theory, { facts, clues: speakers }, literals, most);
  if (looked.size >= MOST_KEPT) looked.clear();
  looked.set(question, isShort);
  return isShort;
}

/** The same for questions of which every part is the same. */
function spellQuestion(
  { clues, axioms }: Theory,
  { known, value }: Facts,
  speakers: readonly number[],
  literals: readonly Literal[],
  { sentences, nesting }: ProofLength,
): string {
  let text = `${known} ${value} ${sentences} ${nesting}`;
  for (const { index, value: isTrue } of literals) text += ` ${isTrue ? index : ~index}`;
  for (const id of speakers) text += `; ${spell(clues[id]?.says)}`;
  for (const axiom of axioms) text += `! ${spell(axiom)}`;
  return text;
}

/** Nearly every clue is a count, or several. */
function spell(says: Constraint | undefined): string {
  if (says?.kind === "count") return `${says.of}:${says.allowed}`;
  return says?.kind === "all" ? `(${says.of.map(spell).join()})` : (JSON.stringify(says) ?? "");
}

/** What was looked up lately: the audit of a new puzzle asks once more what its making has asked. */
const looked = new Map<string, boolean>();
const MOST_KEPT = 64;

function isSaidByPlainPair({ compiled }: Theory, { known }: Facts, [a, b, c]: readonly number[]): boolean {
  const one = compiled.clues[a ?? -1];
  const other = compiled.clues[b ?? -1];
  return one !== undefined && other !== undefined && c === undefined && isPlainPair(one, other, known);
}

// Whether an insight has a proof of so few sentences, by a quick look that needs no table: what generation goes by while a puzzle
// is composed, before its proofs can be told.

import {
  type Constraint,
  canProveWithin,
  type Facts,
  isPlainPair,
  type Literal,
  type ProofLength,
  type Theory,
} from "@demonstrandum/logic";
import { makeRecent } from "@demonstrandum/text";
import type { Step } from "./step.ts";

/** Whether a player who follows proofs of this length follows the insight. What one clue says is always a single line. */
export function canFollow(theory: Theory, facts: Facts, insight: readonly Step[], most: ProofLength): boolean {
  const { speakers = [] } = insight[0] ?? {};
  if (speakers.length < 2 || isSaidByPlainPair(theory, facts, speakers)) return true;
  const literals = insight.map(({ person, identity }) => ({ index: person, value: identity }));
  const question = spellQuestion(theory, facts, speakers, literals, most);
  const kept = looked.get(question);
  if (kept !== undefined) return kept;
  const isShort = canProveWithin(theory, { facts, clues: speakers }, literals, most);
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
const looked = makeRecent<string, boolean>(64);

/** Two clues that do nothing but count, so that each is told in a line. */
export function isSaidByPlainPair({ compiled }: Theory, { known }: Facts, [a, b, c]: readonly number[]): boolean {
  const one = compiled.clues[a ?? -1];
  const other = compiled.clues[b ?? -1];
  return one !== undefined && other !== undefined && c === undefined && isPlainPair(one, other, known);
}

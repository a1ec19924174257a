// Who tells the truth. Words are one thing, what they tell another: between the two stands what kind of person would say so.

import type { Constraint } from "@demonstrandum/logic";
import type { Spoken, Table } from "./table.ts";

/**
 * How the hidden kind speaks, everyone else being truthful: the truth as well; never the whole truth, so that of what one
 * of them says at least one sentence is false; or some truth and some falsehood.
 */
export type Honesty = "truthful" | "lying" | "mixing";

/** What a speaker's sentences tell about everyone. No words tell nothing. */
export function evidenceFrom(honesty: Honesty, speaker: number, says: readonly Constraint[]): Constraint {
  const [first] = says;
  const whole: Constraint = says.length === 1 && first ? first : { kind: "all", of: says };
  if (honesty === "truthful" || says.length === 0) return whole;
  const isOrdinary: Constraint = { kind: "count", of: 1 << speaker, allowed: 0b01 };
  const known: Constraint = { kind: "iff", left: isOrdinary, right: whole };
  return honesty === "lying" ? known : { kind: "all", of: [known, { kind: "any", of: [isOrdinary, ...says] }] };
}

/** One of the rules that evidence consists of, and the sentences that it rests on. */
export interface Rule {
  readonly kind: "true" | "some-false" | "some-true";
  readonly says: Constraint;
  readonly sentences: readonly number[];
}

/** The same as `evidenceFrom`, taken apart: what an ordinary speaker says is true, sentence by sentence, and how the hidden kind speaks. */
export function rulesFrom(honesty: Honesty, speaker: number, says: readonly Constraint[]): readonly Rule[] {
  if (honesty === "truthful")
    return says.map((each, sentence) => ({ kind: "true", says: each, sentences: [sentence] }));
  const sentences = [...says.keys()];
  const isOrdinary: Constraint = { kind: "count", of: 1 << speaker, allowed: 0b01 };
  const isHidden: Constraint = { kind: "count", of: 1 << speaker, allowed: 0b10 };
  const truths = says.map(
    (each, sentence): Rule => ({ kind: "true", says: { kind: "any", of: [isHidden, each] }, sentences: [sentence] }),
  );
  const isWrong: Constraint = { kind: "not", of: { kind: "all", of: says } };
  const lie: Rule = { kind: "some-false", says: { kind: "any", of: [isOrdinary, isWrong] }, sentences };
  const mixing: Rule = { kind: "some-true", says: { kind: "any", of: [isOrdinary, ...says] }, sentences };
  if (says.length === 0) return [];
  return honesty === "lying" ? [...truths, lie] : [...truths, lie, mixing];
}

/** What a person's words tell on this table. */
export const evidenceOf = ({ honesty, clues }: Table, speaker: number): Constraint =>
  evidenceFrom(honesty, speaker, (clues[speaker] as Spoken).says);

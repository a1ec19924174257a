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

/** What a person's words tell on this table. */
export const evidenceOf = ({ honesty, clues }: Table, speaker: number): Constraint =>
  evidenceFrom(honesty, speaker, (clues[speaker] as Spoken).says);

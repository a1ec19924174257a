// What a testimony tells about the village, as a constraint and ready for reading.

import type { Statement } from "@demonstrandum/clues";
import { statementMeaning } from "@demonstrandum/clues";
import type { Compiled, Constraint, Theory } from "@demonstrandum/logic";
import { compile, makeTheory } from "@demonstrandum/logic";
import type { Village } from "./village-model.ts";

/** What a testimony tells: its speaker is human exactly if all of it is true. No words tell nothing. */
export function testimonyMeaning(
  speaker: number,
  testimony: readonly Statement[],
  size: number,
  wolvesAlsoTellTruth: boolean,
): Constraint {
  if (testimony.length === 0) return { kind: "all", of: [] };
  const parts = testimony.map((statement) => statementMeaning(statement, size));
  const isHuman: Constraint = { kind: "count", of: 1 << speaker, allowed: 0b01 };
  const allTrue: Constraint = parts.length === 1 ? (parts[0] as Constraint) : { kind: "all", of: parts };
  const honest: Constraint = { kind: "iff", left: isHuman, right: allTrue };
  return wolvesAlsoTellTruth ? { kind: "all", of: [honest, { kind: "any", of: [isHuman, ...parts] }] } : honest;
}

export const theoryOf = ({ statements, wolvesAlsoTellTruth }: Village): Theory =>
  makeTheory({
    size: statements.length,
    clues: statements.map((testimony, speaker) => ({
      name: String(speaker),
      says: testimonyMeaning(speaker, testimony, statements.length, wolvesAlsoTellTruth),
    })),
  });

/** What everybody says, ready for reading; testimony i is villager i's. */
export type CompiledTestimonies = readonly Compiled[];

export const compileTestimonies = ({ statements, wolvesAlsoTellTruth }: Village): CompiledTestimonies =>
  statements.map((testimony, speaker) =>
    compile(testimonyMeaning(speaker, testimony, statements.length, wolvesAlsoTellTruth)),
  );

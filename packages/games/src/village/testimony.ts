// What a testimony tells about the village, as a constraint and ready for reading.

import type { Statement } from "@demonstrandum/clues";
import { statementMeaning } from "@demonstrandum/clues/village";
import { evidenceFrom, type Honesty, makeOpenTheory, type OpenTheory } from "@demonstrandum/engine";
import { type Constraint, makeTheory, type Theory } from "@demonstrandum/logic";
import type { Village } from "./village-model.ts";

export const honestyOf = ({ wolvesAlsoTellTruth }: Pick<Village, "wolvesAlsoTellTruth">): Honesty =>
  wolvesAlsoTellTruth ? "mixing" : "lying";

/** What a testimony tells about everyone. */
export const testimonyMeaning = (
  speaker: number,
  testimony: readonly Statement[],
  size: number,
  wolvesAlsoTellTruth: boolean,
): Constraint =>
  evidenceFrom(
    honestyOf({ wolvesAlsoTellTruth }),
    speaker,
    testimony.map((statement) => statementMeaning(statement, size)),
  );

/** A village as a theory: what its testimonies say, to reason about with `logic`. */
export const theoryOf = ({ statements, wolvesAlsoTellTruth }: Village): Theory =>
  makeTheory({
    size: statements.length,
    clues: statements.map((testimony, speaker) => ({
      name: String(speaker),
      says: testimonyMeaning(speaker, testimony, statements.length, wolvesAlsoTellTruth),
    })),
  });

/** What everybody says, ready for reading. */
export const compileTestimonies = ({ statements, wolvesAlsoTellTruth }: Village): OpenTheory =>
  makeOpenTheory(
    honestyOf({ wolvesAlsoTellTruth }),
    statements.map((testimony) => testimony.map((statement) => statementMeaning(statement, statements.length))),
  );

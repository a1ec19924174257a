// Whom constraints settle besides those who are known already.

import { type Constraint, canHold, type Facts, indices, type Mask, NOTHING, withLiteral } from "@demonstrandum/logic";
import { allAre } from "./count.ts";

/** Of these people, what they can only be. */
export const settledIn = (people: Mask, given: readonly Constraint[], facts: Facts): Facts =>
  indices(people & ~facts.known).reduce((settled, index) => {
    const value = [false, true].find((each) => !canHold([...given, allAre(1 << index, !each)], facts));
    return value === undefined ? settled : withLiteral(settled, { index, value });
  }, NOTHING);

// The list of the classic clue types, in the order of their document. A new family of them is a file here and its lines below.

import type { NaiveOf } from "../naive.ts";
import { NEIGHBORS_AND_ONE, naiveNeighborsAndOne } from "./neighbors-and-one.ts";
import { naiveOnlyInLine, ONLY_IN_LINE } from "./only-in-line.ts";
import { naivePersonIs, PERSON_IS } from "./person-is.ts";
import { naiveQuotaInLine, QUOTA_IN_LINE } from "./quota-in-line.ts";
import { naiveQuotaOfElement, QUOTA_OF_ELEMENT } from "./quota-of-element.ts";

export const CLASSIC_TYPES = {
  ...PERSON_IS,
  ...ONLY_IN_LINE,
  ...NEIGHBORS_AND_ONE,
  ...QUOTA_IN_LINE,
  ...QUOTA_OF_ELEMENT,
};

export type ClassicId = keyof typeof CLASSIC_TYPES;
export type ClassicParamsOf<Id extends ClassicId> = (typeof CLASSIC_TYPES)[Id]["example"]["params"];

/** For tests. A function, so that no page holds what it does not call. */
export const naiveClassic = (): NaiveOf<typeof CLASSIC_TYPES> => ({
  ...naivePersonIs(),
  ...naiveOnlyInLine(),
  ...naiveNeighborsAndOne(),
  ...naiveQuotaInLine(),
  ...naiveQuotaOfElement(),
});

// The list of the classic clue types, in the order of their document. A new family of them is a file here and its line below.

import { NEIGHBORS_AND_ONE } from "./neighbors-and-one.ts";
import { ONLY_IN_LINE } from "./only-in-line.ts";
import { PERSON_IS } from "./person-is.ts";
import { QUOTA_IN_LINE } from "./quota-in-line.ts";
import { QUOTA_OF_ELEMENT } from "./quota-of-element.ts";

export const CLASSIC_TYPES = {
  ...PERSON_IS,
  ...ONLY_IN_LINE,
  ...NEIGHBORS_AND_ONE,
  ...QUOTA_IN_LINE,
  ...QUOTA_OF_ELEMENT,
};

export type ClassicId = keyof typeof CLASSIC_TYPES;
export type ClassicParamsOf<Id extends ClassicId> = (typeof CLASSIC_TYPES)[Id]["example"]["params"];

// What statements are called in share codes. A number stays with its name for good; a new name takes a new number.

import type { StatementName } from "@demonstrandum/clues";
import type { Numbers } from "../numbering.ts";

export const STATEMENT_NUMBERS: Numbers<StatementName> = {
  IMP: 0,
  IFF: 1,
  OR: 2,
  XOR: 3,
  NOT_IMP: 4,
  NOR: 5,
  COUNT_EQ: 6,
  COUNT_LE: 7,
  COUNT_GE: 8,
  COUNT_EVEN: 9,
  COUNT_ODD: 10,
};

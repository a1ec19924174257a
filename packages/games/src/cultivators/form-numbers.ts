// What forms and atoms are called in share codes. A number stays with its name for good; a new name takes a new number.

import type { AtomName } from "@demonstrandum/clues/atoms";
import type { Numbers } from "../numbering.ts";

export const CLASSIC_NUMBERS: Numbers = {
  PERSON_IS_DEMON: 0,
  PERSON_IS_CULTIVATOR: 1,
  ONLY_DEMON_IN_ROW: 2,
  ONLY_CULTIVATOR_IN_ROW: 3,
  ONLY_DEMON_IN_COLUMN: 4,
  ONLY_CULTIVATOR_IN_COLUMN: 5,
  N_NEIGHBORS_A_DAEMON: 6,
  N_NEIGHBORS_A_CULTIVATOR: 7,
  M_OF_N_DEMONS_NEIGHBORING_IN_ROW: 8,
  M_OF_N_DEMONS_NEIGHBORING_IN_COLUMN: 9,
  M_OF_N_CULTIVATORS_NEIGHBORING_IN_ROW: 10,
  M_OF_N_CULTIVATORS_NEIGHBORING_IN_COLUMN: 11,
  M_OF_N_SPIRITUAL_ROOT_ELEMENT_BE_DEMON: 12,
  M_OF_N_SPIRITUAL_ROOT_ELEMENT_BE_CULTIVATOR: 13,
};

export const ATOM_NUMBERS: Numbers<AtomName> = {
  pos: 0,
  neg: 1,
  exact: 2,
  of: 3,
  atLeast: 4,
  atMost: 5,
  oneof: 6,
  inTotal: 7,
  even: 8,
  odd: 9,
  most: 10,
  all: 11,
  any: 12,
  row: 13,
  column: 14,
  corner: 15,
  edge: 16,
  be: 17,
  between: 18,
  leftOf: 19,
  rightOf: 20,
  above: 21,
  below: 22,
  directlyLeftOf: 23,
  directlyRightOf: 24,
  directlyAbove: 25,
  directlyBelow: 26,
  neighbor: 27,
  commonNeighbors: 28,
  connected: 29,
};

// Cultivators or Demons? Twenty people on a 5×4 board, two dialects: the fourteen classic clue types, and
// clues composed from atoms.

import { type AtomsClue, atoms, understandChain } from "@demonstrandum/clues/atoms";
import { HEARD_TELLING } from "@demonstrandum/engine";
import { makeGridGame } from "../grid/grid-game.ts";
import { composeLiars } from "../grid/grid-liars.ts";
import type { GridDialect } from "../grid/grid-theme.ts";
import { CHAIN_CODE } from "./chain-code.ts";
import { makeCultivatorsTheme } from "./classic-cultivators.ts";
import { idleAtom } from "./idle-atom.ts";

/** From this tier on a chain weighs groups against each other, or is put together from several selectors. */
const COMPLEX = 3;

const TAGS = { marks: ["marks"], none: [] } as const;

const ATOMS: GridDialect = {
  ...atoms,
  tagsOf: (clue) => ((clue as AtomsClue).chain.some(({ atom }) => atom === "be") ? TAGS.marks : TAGS.none),
  isQuota: (clue) => atoms.tierOf(clue as AtomsClue) >= COMPLEX,
  flaw: (clue, board) => idleAtom(clue as AtomsClue, board),
  code: CHAIN_CODE,
};

// Both dialects mean things that a chain can say, so both are asked about in chains.
export const CULTIVATORS_THEME = {
  ...makeCultivatorsTheme({ dialect: ATOMS, understand: understandChain }),
  composeLiars,
  heardTelling: HEARD_TELLING,
};

export const cultivators = makeGridGame(CULTIVATORS_THEME);

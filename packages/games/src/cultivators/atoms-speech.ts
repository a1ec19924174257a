// Clues of cultivators that are chains of atoms, alone and among classic ones.

import { type AtomsClue, atoms, sayAtomsDocument } from "@demonstrandum/clues/atoms";
import type { GridDialect } from "../grid/grid-theme.ts";
import { inWords } from "../grid/preset.ts";
import { CHAIN_CODE } from "./chain-code.ts";
import { CLASSIC_SPEECH } from "./cultivators-theme.ts";
import { idleAtom } from "./idle-atom.ts";
import { mixDialects } from "./mixed.ts";

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

const ATOMS_SPEECH = { dialect: ATOMS, inDocuments: inWords(ATOMS, sayAtomsDocument as GridDialect["sayClue"]) };

const MIXED_SPEECH = {
  dialect: mixDialects(CLASSIC_SPEECH.dialect, ATOMS_SPEECH.dialect),
  inDocuments: mixDialects(CLASSIC_SPEECH.inDocuments, ATOMS_SPEECH.inDocuments),
};

export const ATOMS_SPEECHES = { atoms: ATOMS_SPEECH, mixed: MIXED_SPEECH };

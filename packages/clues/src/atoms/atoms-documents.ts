// Chains of atoms in the words of their document.

import type { Dialect } from "../dialect.ts";
import type { AtomsClue } from "./atoms.ts";
import { makeAtomsTongue } from "./atoms-tongue.ts";
import { atomsDocuments } from "./words/documents.ts";

const tongue = makeAtomsTongue(atomsDocuments);

/** Says a clue of the atoms dialect in the words of the source documents. */
export const sayAtomsDocument: Dialect<AtomsClue>["sayClue"] = (clue, speaker, board) =>
  tongue.sayClue(clue, { board, speaker, names: [] });

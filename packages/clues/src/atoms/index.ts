// The atoms dialect and what it is made of.

export { ATOM_NAMES, type Atom, type AtomName, type Chain, isSelection } from "./atom.ts";
export { ATOMS_FORMS, type AtomsClue, atoms, understandChain } from "./atoms.ts";
export { sayAtomsDocument } from "./atoms-documents.ts";
export { type ChainBuilder, neg, pos } from "./builder.ts";
export { completeChain } from "./complete.ts";
export { exchangesOf } from "./exchange.ts";
export { parseChain } from "./parse.ts";
export { makeChain } from "./print.ts";
export { groupOfAll } from "./selector.ts";
export { atomsDocuments } from "./words/documents.ts";
export { en as enAtoms } from "./words/en.ts";
export type { AtomsWording } from "./words/wording.ts";

// What a sentence means: the board, the clue forms, the dialects that say them, and English.

// Atoms
export { ATOM_NAMES, type AtomName, type Chain, isSelection, type Step } from "./atoms/atom.ts";
export { ATOMS_FORMS, type AtomsClue, atoms } from "./atoms/atoms.ts";
export { type ChainBuilder, neg, pos } from "./atoms/builder.ts";
export { parseChain } from "./atoms/parse.ts";
export { makeChain } from "./atoms/print.ts";
export { groupOfAll } from "./atoms/selector.ts";
// The board
export type { Board, BoardData, Element, Person, Relation } from "./board.ts";
export { between, commonNeighbors, ELEMENTS, findId, isNeighbor, makeBoard, parseBoard, personAt } from "./board.ts";
// Classic
export { CLASSIC_FORMS, type ClassicClue, classic } from "./classic/classic.ts";
export type { ClassicParams } from "./classic/classic-form.ts";
// Forms and dialects
export { ClueError, type Place } from "./clue-error.ts";
export type { CandidateOptions, ClueData, Dialect } from "./dialect.ts";
export type { Example, Form, Setting, Tier } from "./form.ts";
export { areNeighbors } from "./geometry.ts";
// Places
export { makeColumn, numberOfPlace, sayPlace } from "./place.ts";
// Proposals
export type { Below } from "./proposals.ts";
// Village
export * from "./village/index.ts";
// Who
export { parseMechanic, type WhoClue } from "./who/mechanic.ts";
export { DEFAULT_ROLES, parseRoles, ROLE_IDS, type RoleId, type Roles, type RoleWords } from "./who/roles.ts";
export type { WhoParams } from "./who/template.ts";
export { makeWho, WHO_FORMS, who } from "./who/who.ts";

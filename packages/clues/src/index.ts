// What a sentence means: the board, the clue forms, the dialects that say them, and English. Who needs but one dialect, and
// minds the size, finds each under its own name in package.json.

// Atoms
export * from "./atoms/index.ts";
// The board
export type { Board, BoardData, BoardPerson, Element, Relation } from "./board.ts";
export { between, commonNeighbors, ELEMENTS, findId, isNeighbor, makeBoard, parseBoard, personAt } from "./board.ts";
// Classic
export { CLASSIC_FORMS, type ClassicClue, classic } from "./classic/classic.ts";
export type { ClassicParams } from "./classic/classic-form.ts";
// Forms and dialects
export { ClueError, type TextPlace } from "./clue-error.ts";
export type { CandidateOptions, ClueData, Dialect } from "./dialect.ts";
export type { Example, Form, Setting, Tier } from "./form.ts";
export { areNeighbors } from "./geometry.ts";
// Names
export { flawOfName, nameKey } from "./name.ts";
// What words name
export { type ClueNaming, type GroupKind, groupKey } from "./naming.ts";
// Places
export { makeColumn, numberOfPlace, sayPlace } from "./place.ts";
// Proposals
export type { Below } from "./proposals.ts";
export type { NamedSetting } from "./tongue.ts";
// Village
export * from "./village/index.ts";
// Who
export * from "./who/index.ts";

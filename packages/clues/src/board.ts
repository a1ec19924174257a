// The board: who sits where, and every group of people a clue can speak of, as masks worked out once.

import { MAX_SIZE, type Mask } from "@demonstrandum/logic";
import { needs, textRemark } from "@demonstrandum/text";
import * as v from "valibot";
import { ClueError } from "./clue-error.ts";
import { type Geometry, geometryOf, type Relation } from "./geometry.ts";
import { flawOfName, nameKey } from "./name.ts";
import { clueRemark } from "./remarks/en.ts";
import { parseData, Whole } from "./schema.ts";

export type { Relation } from "./geometry.ts";

/** The five spiritual roots. */
export const ELEMENTS = ["Metal", "Wood", "Water", "Fire", "Earth"] as const;
/** A spiritual root, of which everybody on a board of cultivators has some. */
export type Element = (typeof ELEMENTS)[number];

/** Somebody on a board, with their place. */
export interface BoardPerson {
  readonly id: number;
  readonly name: string;
  readonly row: number;
  readonly col: number;
  /** Absent in games without spiritual roots. */
  readonly spiritualRoot?: readonly Element[] | undefined;
}

/** A grid of people, with whatever clues ask of it worked out: rows, columns, neighbors, groups. */
export interface Board extends Geometry {
  readonly rows: number;
  readonly cols: number;
  readonly size: number;
  readonly people: readonly BoardPerson[];
  readonly withElement: Readonly<Record<Element, Mask>>;
  /** Those whose names come earlier, or later, in the alphabet. */
  readonly namesBefore: Relation;
  readonly namesAfter: Relation;
  /** Person by `nameKey` of the name. */
  readonly idOf: ReadonlyMap<string, number>;
}

const PersonSchema = v.looseObject({
  id: Whole,
  name: v.string(needs(clueRemark.nameNeeded())),
  row: Whole,
  col: Whole,
  spiritualRoot: v.optional(v.array(v.picklist(ELEMENTS, needs(clueRemark.oneOfNeeded({ choices: ELEMENTS }))))),
});

const BoardSchema = v.looseObject({
  rows: Whole,
  cols: Whole,
  people: v.array(PersonSchema, needs(clueRemark.peopleNeeded())),
});

/** What `makeBoard` takes; further fields are ignored. */
export interface BoardData {
  readonly rows: number;
  readonly cols: number;
  readonly people: readonly BoardPerson[];
}

/** A board from data of any origin. Throws a ClueError. */
export function parseBoard(data: unknown): Board {
  return makeBoard(parseData(BoardSchema, data, "board"));
}

/** Works out a board from its rows, columns and people, and refuses what cannot be one. */
export function makeBoard({ rows, cols, people: given }: BoardData): Board {
  checkSize(rows, cols, given.length);
  checkPeople(rows, cols, given);
  const people = given.map(keepPerson);
  const keys = people.map(({ name }) => nameKey(name));
  const { namesBefore, namesAfter } = alphabetOf(keys);
  return {
    rows,
    cols,
    size: people.length,
    people,
    withElement: rootsOf(people),
    namesBefore,
    namesAfter,
    idOf: idsByName(people, keys),
    // Last, or every board would get a shape of its own, which makes it slow to build and slow to read.
    ...geometryOf(rows, cols, people),
  };
}

function rootsOf(people: readonly BoardPerson[]): Record<Element, Mask> {
  const withElement = { Metal: 0, Wood: 0, Water: 0, Fire: 0, Earth: 0 };
  for (const { id, spiritualRoot = [] } of people) {
    for (const element of spiritualRoot) withElement[element] |= 1 << id;
  }
  return withElement;
}

function idsByName(people: readonly BoardPerson[], keys: readonly string[]): Map<string, number> {
  const ids = new Map<string, number>();
  for (const { id, name } of people) {
    const key = keys[id] as string;
    if (ids.has(key)) throw new ClueError(clueRemark.sameName({ name }));
    ids.set(key, id);
  }
  for (const { id, name } of people) ids.set(name, id);
  return ids;
}

/** For each name, which ones come before and after it. */
function alphabetOf(keys: readonly string[]): Pick<Board, "namesBefore" | "namesAfter"> {
  const order = keys.map((_, id) => id).sort((a, b) => ((keys[a] as string) < (keys[b] as string) ? -1 : 1));
  const namesBefore = keys.map(() => 0);
  let before = 0;
  for (const id of order) {
    namesBefore[id] = before;
    before |= 1 << id;
  }
  return { namesBefore, namesAfter: namesBefore.map((earlier, id) => before & ~earlier & ~(1 << id)) };
}

const keepPerson = ({ id, name, row, col, spiritualRoot }: BoardPerson): BoardPerson =>
  spiritualRoot === undefined ? { id, name, row, col } : { id, name, row, col, spiritualRoot };

function checkSize(rows: number, cols: number, size: number): void {
  if (size === 0) throw new ClueError(clueRemark.emptyBoard());
  if (size > MAX_SIZE) throw new ClueError(clueRemark.fullBoard({ most: MAX_SIZE, size }));
  if (rows * cols !== size) {
    throw new ClueError(clueRemark.boardShape({ rows, cols, places: rows * cols, size }));
  }
}

function checkPeople(rows: number, cols: number, people: readonly BoardPerson[]): void {
  const taken: string[] = [];
  people.forEach((person, index) => {
    checkPerson(person, index, rows, cols);
    const place = person.row * cols + person.col;
    const other = taken[place];
    if (other !== undefined) throw new ClueError(clueRemark.samePlace({ first: other, second: person.name }));
    taken[place] = person.name;
  });
}

function checkPerson(person: BoardPerson, index: number, rows: number, cols: number): void {
  const flaw = flawOfName(person.name);
  if (flaw !== undefined) throw new ClueError(textRemark.sentence({ clause: flaw }));
  if (person.id !== index) throw new ClueError(clueRemark.wrongId({ name: person.name, index, id: person.id }));
  if (person.row >= rows || person.col >= cols) throw new ClueError(clueRemark.outsideBoard({ name: person.name }));
}

/** The person with this number; throws if there is none. */
export const personAt = (board: Board, id: number): BoardPerson => {
  const person = board.people[id];
  if (person === undefined) throw new ClueError(clueRemark.noPerson({ person: id, size: board.size }));
  return person;
};

/** Who is called that, whatever the capitals and accents, with spaces or `_`. */
export const findId = (board: Board, name: string): number | undefined =>
  board.idOf.get(name) ?? board.idOf.get(nameKey(name));

/** Whether two people stand next to each other, also across a corner. */
export const isNeighbor = (board: Board, a: number, b: number): boolean =>
  (related(board.neighbors, a) & (1 << b)) !== 0;

/** The group that a relation gives for a person. */
export const related = (relation: Relation, id: number): Mask => relation[id] ?? 0;

/** Who is a neighbor of both. */
export const commonNeighbors = (board: Geometry, a: number, b: number): Mask =>
  related(board.neighbors, a) & related(board.neighbors, b);

/** Those strictly between two people of one row or one column; undefined when they share neither. */
export function between(board: Geometry, a: number, b: number): Mask | undefined {
  const other = 1 << b;
  if (related(board.rightOf, a) & other) return related(board.rightOf, a) & related(board.leftOf, b);
  if (related(board.leftOf, a) & other) return related(board.leftOf, a) & related(board.rightOf, b);
  if (related(board.below, a) & other) return related(board.below, a) & related(board.above, b);
  if (related(board.above, a) & other) return related(board.above, a) & related(board.below, b);
  return a === b ? 0 : undefined;
}

export const nameOf = (id: number, board: Board): string => personAt(board, id).name;

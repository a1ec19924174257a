// The board: who sits where, and every group of people a clue can speak of, as masks worked out once.

import { fullMask, MAX_SIZE, type Mask, maskOf } from "@demonstrandum/logic";
import * as v from "valibot";
import { ClueError } from "./clue-error.ts";
import { flawOfName, nameKey } from "./name.ts";
import { parseData, Whole } from "./schema.ts";

export const ELEMENTS = ["Metal", "Wood", "Water", "Fire", "Earth"] as const;
export type Element = (typeof ELEMENTS)[number];

export interface Person {
  readonly id: number;
  readonly name: string;
  readonly row: number;
  readonly col: number;
  /** Absent in games without spiritual roots. */
  readonly spiritualRoot?: readonly Element[] | undefined;
}

/** For each person, a group of people that lies somewhere relative to them. */
export type Relation = readonly Mask[];

export interface Board {
  readonly rows: number;
  readonly cols: number;
  readonly size: number;
  readonly people: readonly Person[];
  readonly everyone: Mask;
  readonly inRow: readonly Mask[];
  readonly inColumn: readonly Mask[];
  readonly corners: Mask;
  /** The border without the corners. */
  readonly edges: Mask;
  /** The up to eight people around. */
  readonly neighbors: Relation;
  /** The up to four people who share a side. */
  readonly adjacent: Relation;
  /** Along the row. */
  readonly leftOf: Relation;
  readonly rightOf: Relation;
  /** Along the column. */
  readonly above: Relation;
  readonly below: Relation;
  readonly directlyLeftOf: Relation;
  readonly directlyRightOf: Relation;
  readonly directlyAbove: Relation;
  readonly directlyBelow: Relation;
  readonly withElement: Readonly<Record<Element, Mask>>;
  /** Those whose names come earlier, or later, in the alphabet. */
  readonly namesBefore: Relation;
  readonly namesAfter: Relation;
  /** By the name itself and by its `nameKey`; see `findId`. */
  readonly idOf: ReadonlyMap<string, number>;
}

const PersonSchema = v.looseObject({
  id: Whole,
  name: v.string("a name is needed"),
  row: Whole,
  col: Whole,
  spiritualRoot: v.optional(v.array(v.picklist(ELEMENTS, `one of ${ELEMENTS.join(", ")} is needed`))),
});

const BoardSchema = v.looseObject({
  rows: Whole,
  cols: Whole,
  people: v.array(PersonSchema, "a list of people is needed"),
});

/** What `makeBoard` takes; further fields are ignored. */
export interface BoardData {
  readonly rows: number;
  readonly cols: number;
  readonly people: readonly Person[];
}

/** A board from data of any origin. Throws a ClueError. */
export function parseBoard(data: unknown): Board {
  return makeBoard(parseData(BoardSchema, data, "board"));
}

export function makeBoard({ rows, cols, people: given }: BoardData): Board {
  const people = given.map(keepPerson);
  checkBoard(rows, cols, people);
  const groupOf = (holds: (other: Person) => boolean): Mask => maskOf(people.filter(holds).map((p) => p.id));
  const relation = (holds: (other: Person, of: Person) => boolean): Relation =>
    people.map((person) => groupOf((other) => other !== person && holds(other, person)));
  const onBorder = (p: Person): boolean => isEnd(p.row, rows) || isEnd(p.col, cols);
  const inCorner = (p: Person): boolean => isEnd(p.row, rows) && isEnd(p.col, cols);
  const keys = people.map((p) => nameKey(p.name));
  return {
    rows,
    cols,
    size: people.length,
    people,
    everyone: fullMask(people.length),
    inRow: Array.from({ length: rows }, (_, row) => groupOf((p) => p.row === row)),
    inColumn: Array.from({ length: cols }, (_, col) => groupOf((p) => p.col === col)),
    corners: groupOf(inCorner),
    edges: groupOf((p) => onBorder(p) && !inCorner(p)),
    neighbors: relation((a, b) => Math.abs(a.row - b.row) <= 1 && Math.abs(a.col - b.col) <= 1),
    adjacent: relation((a, b) => Math.abs(a.row - b.row) + Math.abs(a.col - b.col) === 1),
    leftOf: relation((a, b) => a.row === b.row && a.col < b.col),
    rightOf: relation((a, b) => a.row === b.row && a.col > b.col),
    above: relation((a, b) => a.col === b.col && a.row < b.row),
    below: relation((a, b) => a.col === b.col && a.row > b.row),
    directlyLeftOf: relation((a, b) => a.row === b.row && a.col === b.col - 1),
    directlyRightOf: relation((a, b) => a.row === b.row && a.col === b.col + 1),
    directlyAbove: relation((a, b) => a.col === b.col && a.row === b.row - 1),
    directlyBelow: relation((a, b) => a.col === b.col && a.row === b.row + 1),
    withElement: {
      Metal: groupOf((p) => hasElement(p, "Metal")),
      Wood: groupOf((p) => hasElement(p, "Wood")),
      Water: groupOf((p) => hasElement(p, "Water")),
      Fire: groupOf((p) => hasElement(p, "Fire")),
      Earth: groupOf((p) => hasElement(p, "Earth")),
    },
    namesBefore: relation((a, b) => (keys[a.id] as string) < (keys[b.id] as string)),
    namesAfter: relation((a, b) => (keys[a.id] as string) > (keys[b.id] as string)),
    idOf: new Map(people.flatMap(({ id, name }) => [[keys[id] as string, id] as const, [name, id] as const])),
  };
}

const isEnd = (index: number, length: number): boolean => index === 0 || index === length - 1;

const hasElement = (person: Person, element: Element): boolean => person.spiritualRoot?.includes(element) ?? false;

const keepPerson = ({ id, name, row, col, spiritualRoot }: Person): Person =>
  spiritualRoot === undefined ? { id, name, row, col } : { id, name, row, col, spiritualRoot };

function checkBoard(rows: number, cols: number, people: readonly Person[]): void {
  if (people.length === 0) throw new ClueError("A board needs at least one person.");
  if (people.length > MAX_SIZE) throw new ClueError(`A board holds at most ${MAX_SIZE} people, not ${people.length}.`);
  if (rows * cols !== people.length) {
    throw new ClueError(`${rows} rows of ${cols} make ${rows * cols} places, but there are ${people.length} people.`);
  }
  const taken = new Map<string, string>();
  const names = new Set<string>();
  for (const [index, person] of people.entries()) {
    checkPerson(person, index, rows, cols);
    const place = `${person.row},${person.col}`;
    const other = taken.get(place);
    if (other !== undefined) throw new ClueError(`${other} and ${person.name} have the same place on the board.`);
    taken.set(place, person.name);
    if (names.has(nameKey(person.name))) throw new ClueError(`Two people are called ${person.name}.`);
    names.add(nameKey(person.name));
  }
}

function checkPerson(person: Person, index: number, rows: number, cols: number): void {
  const flaw = flawOfName(person.name);
  if (flaw !== undefined) throw new ClueError(flaw);
  if (person.id !== index)
    throw new ClueError(`${person.name} is number ${index} in the list but has id ${person.id}.`);
  if (person.row >= rows || person.col >= cols) throw new ClueError(`${person.name} sits outside the board.`);
}

export const personAt = (board: Board, id: number): Person => {
  const person = board.people[id];
  if (person === undefined) throw new ClueError(`There is no person ${id}; the board has ${board.size} people.`);
  return person;
};

/** Who is called that, whatever the capitals and accents, with spaces or `_`. */
export const findId = (board: Board, name: string): number | undefined =>
  board.idOf.get(name) ?? board.idOf.get(nameKey(name));

export const areNeighbors = (board: Board, a: number, b: number): boolean =>
  (related(board.neighbors, a) & (1 << b)) !== 0;

/** The group that a relation gives for a person. */
export const related = (relation: Relation, id: number): Mask => relation[id] ?? 0;

export const commonNeighbors = (board: Board, a: number, b: number): Mask =>
  related(board.neighbors, a) & related(board.neighbors, b);

/** Those strictly between two people of one row or one column; undefined when they share neither. */
export function between(board: Board, a: number, b: number): Mask | undefined {
  const first = personAt(board, a);
  const second = personAt(board, b);
  if (first.row === second.row) {
    const [left, right] = first.col < second.col ? [a, b] : [b, a];
    return related(board.rightOf, left) & related(board.leftOf, right);
  }
  if (first.col === second.col) {
    const [upper, lower] = first.row < second.row ? [a, b] : [b, a];
    return related(board.below, upper) & related(board.above, lower);
  }
  return undefined;
}

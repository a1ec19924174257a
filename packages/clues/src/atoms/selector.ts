// The selectors: which people each one picks, and with whom a speaker would begin. Their words are in words/.

import { indices, type Mask } from "@demonstrandum/logic";
import {
  type Board,
  type BoardPerson,
  between,
  commonNeighbors,
  ELEMENTS,
  type Element,
  type Relation,
  related,
} from "../board.ts";
import type { Geometry } from "../geometry.ts";
import type { NaiveSetting } from "../naive.ts";
import type { GroupKind } from "../naming.ts";
import { everyoneElse, type Standpoint } from "../proposals.ts";
import type { Arg, Selection, SelectorName } from "./atom.ts";
import type { NaiveSelector } from "./naive-quantifier.ts";

/** `B` is what it has to know of the board. */
export interface Selector<B extends Geometry = Board> {
  /** Places come first in a sentence, then elements, then relations to people. */
  readonly sort: "place" | "element" | "relation";
  /** What it speaks of, where that is a group with a name. */
  readonly kind?: GroupKind;
  group(args: readonly Arg[], board: B): Mask;
  /** What stands in its brackets when a speaker picks a group with it alone. */
  topics?(at: Standpoint): readonly (readonly Arg[])[];
}

const numberAt = (args: readonly Arg[], index: number): number => Number(args[index]);

const relation = (pick: (board: Geometry) => Relation): Selector<Geometry> => ({
  sort: "relation",
  group: (args, board) => related(pick(board), numberAt(args, 0)),
});

/** Everyone on that side of the speaker. */
const side = (kind: GroupKind, pick: (board: Geometry) => Relation): Selector<Geometry> => ({
  ...relation(pick),
  kind,
  topics: ({ speaker }) => [[speaker]],
});

const withOthers = (at: Standpoint, group: (board: Geometry, a: number, b: number) => Mask | undefined): number[][] =>
  everyoneElse(at)
    .filter((id) => group(at.board, at.speaker, id))
    .map((id) => [at.speaker, id]);

/** In the order in which a speaker thinks of them. */
export const SELECTORS: Readonly<Record<Exclude<SelectorName, "be">, Selector<Geometry>> & Record<"be", Selector>> = {
  row: {
    sort: "place",
    kind: "row",
    group: (args, board) => board.inRow[numberAt(args, 0)] ?? 0,
    topics: ({ board }) => board.inRow.map((_, row) => [row]),
  },
  column: {
    sort: "place",
    kind: "column",
    group: (args, board) => board.inColumn[numberAt(args, 0)] ?? 0,
    topics: ({ board }) => board.inColumn.map((_, col) => [col]),
  },
  corner: { sort: "place", kind: "corner", group: (_, board) => board.corners, topics: () => [[]] },
  edge: { sort: "place", kind: "edge", group: (_, board) => board.edges, topics: () => [[]] },
  be: {
    sort: "element",
    kind: "element",
    group: (args, board) => board.withElement[args[0] as Element],
    topics: () => ELEMENTS.map((element) => [element]),
  },
  neighbor: {
    ...relation((board) => board.neighbors),
    kind: "neighbor",
    topics: ({ board, speaker }) => [speaker, ...indices(related(board.neighbors, speaker))].map((id) => [id]),
  },
  leftOf: side("left of", (board) => board.leftOf),
  rightOf: side("right of", (board) => board.rightOf),
  above: side("above", (board) => board.above),
  below: side("below", (board) => board.below),
  between: {
    sort: "relation",
    group: (args, board) => between(board, numberAt(args, 0), numberAt(args, 1)) ?? 0,
    topics: (at) => withOthers(at, between),
  },
  commonNeighbors: {
    sort: "relation",
    kind: "neighbor",
    group: (args, board) => commonNeighbors(board, numberAt(args, 0), numberAt(args, 1)),
    topics: (at) => withOthers(at, commonNeighbors),
  },
  directlyLeftOf: relation((board) => board.directlyLeftOf),
  directlyRightOf: relation((board) => board.directlyRightOf),
  directlyAbove: relation((board) => board.directlyAbove),
  directlyBelow: relation((board) => board.directlyBelow),
};

const selectorOf = ({ atom }: Selection): Selector => SELECTORS[atom];

export const groupOf = (selection: Selection, board: Board): Mask => selectorOf(selection).group(selection.args, board);

/** Those a selection picks whatever their roots. */
export const placesOf = ({ atom, args }: Selection, board: Geometry): Mask =>
  atom === "be" ? board.everyone : SELECTORS[atom].group(args, board);

/** Whom all of these selections select. */
export function groupOfAll(selections: readonly Selection[], board: Board): Mask {
  let group = board.everyone;
  for (const selection of selections) group &= groupOf(selection, board);
  return group;
}

export const ofSort = (selections: readonly Selection[], sort: Selector["sort"]): readonly Selection[] =>
  selections.filter((selection) => selectorOf(selection).sort === sort);

/** Neighbors are a noun of their own in every language so far; whatever else is selected describes them. */
export function splitNeighbors(selections: readonly Selection[]): {
  readonly neighbors: Selection | undefined;
  readonly others: readonly Selection[];
} {
  const named = (name: Selection["atom"]) => selections.find(({ atom }) => atom === name);
  const neighbors = named("neighbor") ?? named("commonNeighbors");
  return { neighbors, others: selections.filter((selection) => selection !== neighbors) };
}

/** What is said of a person who stands so to another. */
const stands =
  (isThere: (person: BoardPerson, to: BoardPerson, at: NaiveSetting) => boolean): NaiveSelector =>
  ([id], at) => {
    const other = at.people[Number(id)] as BoardPerson;
    return (person) => isThere(person, other, at);
  };

/** Whether a person sits at the first or last row, and at the first or last column. */
const bordersOf = ({ row, col }: BoardPerson, { rows, cols }: NaiveSetting): readonly boolean[] => [
  row === 0 || row === rows - 1,
  col === 0 || col === cols - 1,
];

/** For tests. A function, so that no page holds what it does not call. */
export const naiveSelectors = (): Readonly<Record<SelectorName, NaiveSelector>> => ({
  row:
    ([row]) =>
    (person) =>
      person.row === row,
  column:
    ([column]) =>
    (person) =>
      person.col === column,
  corner: (_, at) => (person) => bordersOf(person, at).every(Boolean),
  edge: (_, at) => (person) => bordersOf(person, at).filter(Boolean).length === 1,
  be:
    ([element]) =>
    (person) =>
      person.spiritualRoot?.some((root) => root === element) ?? false,
  neighbor: stands((person, other, { isNear }) => isNear(person, other)),
  leftOf: stands((person, { row, col }) => person.row === row && person.col < col),
  rightOf: stands((person, { row, col }) => person.row === row && person.col > col),
  above: stands((person, { row, col }) => person.col === col && person.row < row),
  below: stands((person, { row, col }) => person.col === col && person.row > row),
  between: ([a, b], { people, isBetween }) => {
    const [x, y] = [people[Number(a)] as BoardPerson, people[Number(b)] as BoardPerson];
    return ({ row, col }) =>
      x.row === y.row ? row === x.row && isBetween(x.col, col, y.col) : col === x.col && isBetween(x.row, row, y.row);
  },
  commonNeighbors: ([a, b], { people, isNear }) => {
    const [x, y] = [people[Number(a)] as BoardPerson, people[Number(b)] as BoardPerson];
    return (person) => isNear(person, x) && isNear(person, y);
  },
  directlyLeftOf: stands((person, { row, col }) => person.row === row && person.col === col - 1),
  directlyRightOf: stands((person, { row, col }) => person.row === row && person.col === col + 1),
  directlyAbove: stands((person, { row, col }) => person.col === col && person.row === row - 1),
  directlyBelow: stands((person, { row, col }) => person.col === col && person.row === row + 1),
});

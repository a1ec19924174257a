// The selectors: which people each one picks, and the words for it.

import type { Mask } from "@demonstrandum/logic";
import { type Board, between, commonNeighbors, type Element, type Relation, related } from "../board.ts";
import type { Setting } from "../form.ts";
import type { Geometry } from "../geometry.ts";
import { makeColumn, makeRow } from "../place.ts";
import type { Arg, Selection, SelectorName } from "./atom.ts";
import { isOrAre, neighborsOf, them, themBoth } from "./english.ts";

/** `B` is what it has to know of the board. */
export interface Selector<B extends Geometry = Board> {
  /** Places come first in a sentence, then elements, then relations to people. */
  readonly sort: "place" | "element" | "relation";
  group(args: readonly Arg[], board: B): Mask;
  /** After the verb "be", or after "with" for elements. */
  phrase(args: readonly Arg[], at: Setting, isMany: boolean): string;
}

const numberAt = (args: readonly Arg[], index: number): number => Number(args[index]);

const relation = (pick: (board: Geometry) => Relation, words: string): Selector<Geometry> => ({
  sort: "relation",
  group: (args, board) => related(pick(board), numberAt(args, 0)),
  phrase: (args, at) => `${words} ${them(numberAt(args, 0), at)}`,
});

const SELECTORS: Readonly<Record<Exclude<SelectorName, "be">, Selector<Geometry>> & Record<"be", Selector>> = {
  row: {
    sort: "place",
    group: (args, board) => board.inRow[numberAt(args, 0)] ?? 0,
    phrase: (args) => `in row ${makeRow(numberAt(args, 0))}`,
  },
  column: {
    sort: "place",
    group: (args, board) => board.inColumn[numberAt(args, 0)] ?? 0,
    phrase: (args) => `in column ${makeColumn(numberAt(args, 0))}`,
  },
  corner: {
    sort: "place",
    group: (_, board) => board.corners,
    phrase: (_, __, isMany) => (isMany ? "in the corners" : "in a corner"),
  },
  edge: { sort: "place", group: (_, board) => board.edges, phrase: () => "on the edge (not in a corner)" },
  be: {
    sort: "element",
    group: (args, board) => board.withElement[args[0] as Element],
    phrase: (args) => `${args[0]} spiritual root`,
  },
  between: {
    sort: "relation",
    group: (args, board) => between(board, numberAt(args, 0), numberAt(args, 1)) ?? 0,
    phrase: (args, at) => `between ${them(numberAt(args, 0), at)} and ${them(numberAt(args, 1), at)}`,
  },
  leftOf: relation((board) => board.leftOf, "to the left of"),
  rightOf: relation((board) => board.rightOf, "to the right of"),
  above: relation((board) => board.above, "somewhere above"),
  below: relation((board) => board.below, "somewhere below"),
  directlyLeftOf: relation((board) => board.directlyLeftOf, "directly left of"),
  directlyRightOf: relation((board) => board.directlyRightOf, "directly right of"),
  directlyAbove: relation((board) => board.directlyAbove, "directly above"),
  directlyBelow: relation((board) => board.directlyBelow, "directly below"),
  neighbor: {
    sort: "relation",
    group: (args, board) => related(board.neighbors, numberAt(args, 0)),
    phrase: (args, at, isMany) => neighborsOf(numberAt(args, 0), at, isMany),
  },
  commonNeighbors: {
    sort: "relation",
    group: (args, board) => commonNeighbors(board, numberAt(args, 0), numberAt(args, 1)),
    phrase: (args, at, isMany) =>
      `${isMany ? "common neighbors" : "a common neighbor"} of ${themBoth(numberAt(args, 0), numberAt(args, 1), at)}`,
  },
};

export const selectorOf = ({ atom }: Selection): Selector => SELECTORS[atom];

export const groupOf = (selection: Selection, board: Board): Mask => selectorOf(selection).group(selection.args, board);

/** Those a selection picks whatever their roots. */
export const placesOf = ({ atom, args }: Selection, board: Geometry): Mask =>
  atom === "be" ? board.everyone : SELECTORS[atom].group(args, board);

export function groupOfAll(selections: readonly Selection[], board: Board): Mask {
  let group = board.everyone;
  for (const selection of selections) group &= groupOf(selection, board);
  return group;
}

/** As a predicate: "are in row 3", "has Water spiritual root". */
export function predicateOf(selection: Selection, at: Setting, isMany: boolean): string {
  const { sort, phrase } = selectorOf(selection);
  const words = phrase(selection.args, at, isMany);
  return sort === "element" ? `${isMany ? "have" : "has"} ${words}` : `${isOrAre(isMany)} ${words}`;
}

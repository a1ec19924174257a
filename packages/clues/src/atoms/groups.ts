// The groups a speaker would speak of: lines, elements, and what lies around them. Candidates are built on these.

import { countBits, indices, type Mask } from "@demonstrandum/logic";
import { type Board, between, commonNeighbors, ELEMENTS, related } from "../board.ts";
import type { Setting } from "../form.ts";
import type { Chain, Selection, SelectorName, Step } from "./atom.ts";
import { groupOfAll } from "./selector.ts";

export interface Group {
  readonly selections: readonly Selection[];
  readonly mask: Mask;
  readonly size: number;
}

const select = (atom: SelectorName, ...args: (number | string)[]): Selection => ({ atom, args });

const lines = (board: Board): Selection[] => [
  ...board.inRow.map((_, row) => select("row", row)),
  ...board.inColumn.map((_, col) => select("column", col)),
];

const elements = (): Selection[] => ELEMENTS.map((element) => select("be", element));

const DIRECTIONS = ["leftOf", "rightOf", "above", "below"] as const;
const directions = (speaker: number): Selection[] => DIRECTIONS.map((atom) => select(atom, speaker));

function groupsOf({ board, speaker }: Setting): Group[] {
  const { row, col } = board.people[speaker] ?? { row: 0, col: 0 };
  const mine = select("neighbor", speaker);
  const ownLines = [select("row", row), select("column", col)];
  const alone = [
    ...lines(board),
    select("corner"),
    select("edge"),
    ...elements(),
    mine,
    ...[...indices(related(board.neighbors, speaker))].map((id) => select("neighbor", id)),
    ...directions(speaker),
    ...board.people
      .filter(({ id }) => id !== speaker && between(board, speaker, id))
      .map(({ id }) => select("between", speaker, id)),
    ...board.people
      .filter(({ id }) => id !== speaker && commonNeighbors(board, speaker, id))
      .map(({ id }) => select("commonNeighbors", speaker, id)),
  ];
  const together = [
    ...[...lines(board), select("edge"), ...elements()].map((other) => [mine, other]),
    ...[...ownLines, select("edge")].flatMap((place) => elements().map((element) => [place, element])),
    ...elements().flatMap((element) => directions(speaker).map((direction) => [element, direction])),
  ];
  return [...alone.map((selection) => [selection]), ...together]
    .map((selections) => describe(selections, board))
    .filter((group) => group.size > 1 && isProper(group, board));
}

function describe(selections: readonly Selection[], board: Board): Group {
  const mask = groupOfAll(selections, board);
  return { selections, mask, size: countBits(mask) };
}

/** Every selection narrows the group: a row of which all have Water is better called the row. */
const isProper = ({ selections, mask }: Group, board: Board): boolean =>
  selections.length === 1 ||
  selections.every(
    (left) =>
      groupOfAll(
        selections.filter((other) => other !== left),
        board,
      ) !== mask,
  );

const known = new WeakMap<Board, Map<number, readonly Group[]>>();

/** Groups of two or more, worked out once for each speaker of a board. */
export function groupsFor(at: Setting): readonly Group[] {
  const ofBoard = known.get(at.board) ?? new Map<number, readonly Group[]>();
  known.set(at.board, ofBoard);
  const groups = ofBoard.get(at.speaker) ?? groupsOf(at);
  ofBoard.set(at.speaker, groups);
  return groups;
}

/** Named by one selector that everybody sees at a glance. */
export const isSimple = ({ selections }: Group): boolean =>
  selections.length === 1 && selections.every(({ atom }) => atom !== "be" && atom !== "commonNeighbors");

export const makeChainOf = (identity: boolean, quantifier: Step, selections: readonly Selection[]): Chain => [
  { atom: identity ? "neg" : "pos", args: [] },
  quantifier,
  ...selections,
];

export const step = (atom: Step["atom"], ...args: Step["args"]): Step => ({ atom, args });

export const IDENTITIES = [true, false] as const;

/** One of the two identities, evenly spread, where saying the same of the other would only be its mirror. */
export const oneIdentity = (at: Setting, index: number): boolean => (at.speaker + index) % 2 === 0;

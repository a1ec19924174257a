// The groups of a board that a proof may speak of by name instead of listing them.

import { type Board, ELEMENTS, type Relation } from "@demonstrandum/clues/board";
import { type GroupKind, groupKey } from "@demonstrandum/clues/naming";
import type { Group } from "@demonstrandum/engine";

export function groupsOf(board: Board): Group[] {
  const { inRow, inColumn, corners, edges, everyone, neighbors, people, withElement } = board;
  return [
    ...inRow.map((of, row) => ({ of, key: groupKey("row", row) })),
    ...inColumn.map((of, col) => ({ of, key: groupKey("column", col) })),
    ...ELEMENTS.map((element) => ({ of: withElement[element], key: groupKey("element", element) })),
    ...people.map(({ id }) => ({ of: neighbors[id] ?? 0, owner: id, key: groupKey("neighbor", id) })),
    ...people.flatMap(({ id }) => besides(board, id)),
    ...beyondLines(inRow, ["above row", "below row"]),
    ...beyondLines(inColumn, ["left of column", "right of column"]),
    { of: corners, key: groupKey("corner") },
    { of: edges, key: groupKey("edge") },
    { of: everyone, key: groupKey("everyone"), isOnlyWhenSaid: true },
  ];
}

/** Those before and those after each line of the board. */
const beyondLines = (lines: readonly number[], sides: readonly [before: GroupKind, after: GroupKind]): Group[] =>
  sides.flatMap((kind, isAfter) =>
    lines.map((_, line) => {
      const beyond = isAfter ? lines.slice(line + 1) : lines.slice(0, line);
      return { of: beyond.reduce((all, of) => all | of, 0), key: groupKey(kind, line) };
    }),
  );

const besides = (board: Board, id: number): Group[] =>
  SIDES.map(({ kind, pick }) => ({ of: pick(board)[id] ?? 0, key: groupKey(kind, id), isOnlyWhenSaid: true }));

const SIDES: readonly { readonly kind: GroupKind; pick(board: Board): Relation }[] = [
  { kind: "above", pick: ({ above }) => above },
  { kind: "below", pick: ({ below }) => below },
  { kind: "left of", pick: ({ leftOf }) => leftOf },
  { kind: "right of", pick: ({ rightOf }) => rightOf },
];

// The groups of a board that a proof may speak of by name instead of listing them.

import { type Board, ELEMENTS, type Relation } from "@demonstrandum/clues/board";
import { type GroupKind, groupKey } from "@demonstrandum/clues/naming";
import type { Group } from "@demonstrandum/engine";

/** `columnName` is how the game writes a column. */
export function groupsOf(board: Board, columnName: (col: number) => string): Group[] {
  const { inRow, inColumn, corners, edges, everyone, neighbors, people, withElement } = board;
  return [
    ...inRow.map((of, row) => ({ where: `in row ${row + 1}`, of, key: groupKey("row", row) })),
    ...inColumn.map((of, col) => ({ where: `in column ${columnName(col)}`, of, key: groupKey("column", col) })),
    ...ELEMENTS.map((element) => ({
      where: `with ${element}`,
      of: withElement[element],
      key: groupKey("element", element),
    })),
    ...people.map(({ id, name }) => ({
      where: `around ${name}`,
      of: neighbors[id] ?? 0,
      key: groupKey("neighbor", id),
    })),
    ...people.flatMap(({ id, name }) => besides(board, id, name)),
    ...beyondLines(inRow, (row) => `row ${row + 1}`, [
      ["above", "above row"],
      ["below", "below row"],
    ]),
    ...beyondLines(inColumn, (col) => `column ${columnName(col)}`, [
      ["to the left of", "left of column"],
      ["to the right of", "right of column"],
    ]),
    { where: "in the corners", of: corners, key: groupKey("corner") },
    { where: "on the edge (not in a corner)", of: edges, key: groupKey("edge") },
    { where: "on the board", of: everyone, key: groupKey("everyone"), isOnlyWhenSaid: true },
  ];
}

/** Those before and those after each line of the board. */
const beyondLines = (
  lines: readonly number[],
  nameOf: (line: number) => string,
  sides: readonly (readonly [side: string, kind: GroupKind])[],
): Group[] =>
  sides.flatMap(([side, kind], isAfter) =>
    lines.map((_, line) => {
      const beyond = isAfter ? lines.slice(line + 1) : lines.slice(0, line);
      return {
        where: `${side} ${nameOf(line)}`,
        of: beyond.reduce((all, of) => all | of, 0),
        key: groupKey(kind, line),
      };
    }),
  );

const besides = (board: Board, id: number, name: string): Group[] =>
  SIDES.map(({ side, kind, pick }) => ({
    where: `${side} ${name}`,
    of: pick(board)[id] ?? 0,
    key: groupKey(kind, id),
    isOnlyWhenSaid: true,
  }));

const SIDES: readonly { readonly side: string; readonly kind: GroupKind; pick(board: Board): Relation }[] = [
  { side: "above", kind: "above", pick: ({ above }) => above },
  { side: "below", kind: "below", pick: ({ below }) => below },
  { side: "to the left of", kind: "left of", pick: ({ leftOf }) => leftOf },
  { side: "to the right of", kind: "right of", pick: ({ rightOf }) => rightOf },
];

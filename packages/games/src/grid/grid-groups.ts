// The groups of a board that a proof may speak of by name instead of listing them.

import { type Board, ELEMENTS } from "@demonstrandum/clues/board";
import type { Group } from "@demonstrandum/engine";

export function groupsOf({
  inRow,
  inColumn,
  corners,
  edges,
  everyone,
  neighbors,
  people,
  withElement,
}: Board): Group[] {
  return [
    ...inRow.map((of, row) => ({ where: `in row ${row + 1}`, of })),
    ...inColumn.map((of, column) => ({ where: `in column ${String.fromCharCode(65 + column)}`, of })),
    ...ELEMENTS.map((element) => ({ where: `with ${element}`, of: withElement[element] })),
    ...people.map(({ id, name }) => ({ where: `around ${name}`, of: neighbors[id] ?? 0 })),
    { where: "in the corners", of: corners },
    { where: "on the edge", of: edges },
    { where: "on the board", of: everyone },
  ];
}

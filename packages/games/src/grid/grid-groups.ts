// The groups of a board that a proof may speak of by name instead of listing them.

import { type Board, ELEMENTS } from "@demonstrandum/clues/board";
import type { Group } from "@demonstrandum/engine";

/** `columnName` is how the game writes a column. */
export function groupsOf(board: Board, columnName: (col: number) => string): Group[] {
  const { inRow, inColumn, corners, edges, everyone, neighbors, people, withElement } = board;
  return [
    ...inRow.map((of, row) => inLine(`row ${row + 1}`, of)),
    ...inColumn.map((of, col) => inLine(`column ${columnName(col)}`, of)),
    ...ELEMENTS.map((element) => ({ where: `with ${element}`, of: withElement[element], words: [element] })),
    ...people.map(({ id, name }) => ({ where: `around ${name}`, of: neighbors[id] ?? 0, words: ["neighbor", name] })),
    ...people.flatMap(({ id, name }) => besides(board, id, name)),
    ...beyondLines(inRow, (row) => `row ${row + 1}`, ["above", "below"]),
    ...beyondLines(inColumn, (col) => `column ${columnName(col)}`, ["to the left of", "to the right of"]),
    { where: "in the corners", of: corners, words: ["corner"] },
    { where: "on the edge", of: edges, words: ["edge"] },
    { where: "on the board", of: everyone, words: ["in total"], isOnlyWhenSaid: true },
  ];
}

const inLine = (line: string, of: number): Group => ({ where: `in ${line}`, of, words: [line] });

/** Those before and those after each line of the board. */
const beyondLines = (lines: readonly number[], nameOf: (line: number) => string, sides: readonly string[]): Group[] =>
  sides.flatMap((side, isAfter) =>
    lines.map((_, line) => {
      const beyond = isAfter ? lines.slice(line + 1) : lines.slice(0, line);
      const where = `${side} ${nameOf(line)}`;
      return { where, of: beyond.reduce((all, of) => all | of, 0), words: [where] };
    }),
  );

const besides = ({ above, below, leftOf, rightOf }: Board, id: number, name: string): Group[] =>
  [
    { side: "above", of: above },
    { side: "below", of: below },
    { side: "to the left of", of: leftOf },
    { side: "to the right of", of: rightOf },
  ].map(({ side, of }) => ({ where: `${side} ${name}`, of: of[id] ?? 0, words: [side, name], isOnlyWhenSaid: true }));

// The group names of `connected(g)`: row1…, columnA…, corners, edges, everyone, each the same as a selector.

import type { Board } from "../board.ts";
import { makeColumn, makeRow } from "../place.ts";
import { oncePerShape } from "../proposals.ts";
import type { Selection } from "./atom.ts";

/** Name of each group with the selector that means the same; everyone needs none. */
export const groupNames = oncePerShape((board): ReadonlyMap<string, Selection | undefined> => {
  const names = new Map<string, Selection | undefined>();
  board.inRow.forEach((_, row) => {
    names.set(`row${makeRow(row)}`, { atom: "row", args: [row] });
  });
  board.inColumn.forEach((_, col) => {
    names.set(`column${makeColumn(col)}`, { atom: "column", args: [col] });
  });
  names.set("corners", { atom: "corner", args: [] });
  names.set("edges", { atom: "edge", args: [] });
  names.set("everyone", undefined);
  return names;
});

/** The name as we write it, whatever its capitals. */
export function findGroupName(text: string, board: Board): string | undefined {
  if (groupNames(board).has(text)) return text;
  for (const name of groupNames(board).keys()) if (name.toLowerCase() === text.toLowerCase()) return name;
  return undefined;
}

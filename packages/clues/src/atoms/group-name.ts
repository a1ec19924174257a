// The group names of `connected(g)`, each the same as a selector: row1…, columnA…, corners, edges and everyone, which clues are
// proposed for; and those that can only be written, an element and whoever stands somewhere to somebody, as in above_Li_Mu.

import { type Board, ELEMENTS, findId, personAt } from "../board.ts";
import { makeWord } from "../name.ts";
import { makeColumn, makeRow } from "../place.ts";
import { oncePerShape } from "../proposals.ts";
import type { Selection } from "./atom.ts";

/** Name of each group of places with the selector that means the same; everyone needs none. */
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

interface NamedGroup {
  /** As we write it. */
  readonly name: string;
  /** Undefined for everyone. */
  readonly selection: Selection | undefined;
}

/** Groups around somebody; of those directly beside somebody nothing could be told, as they are one. */
const PERSONAL = ["neighbor", "leftOf", "rightOf", "above", "below"] as const;

/** How else a group may be called. */
const ALIASES: Readonly<Record<string, string>> = {
  corner: "corners",
  edge: "edges",
  all: "everyone",
  board: "everyone",
};

/** The group of that name, whatever its capitals. */
export function findGroup(text: string, board: Board): NamedGroup | undefined {
  const names = groupNames(board);
  if (names.has(text)) return { name: text, selection: names.get(text) };
  const wanted = text.toLowerCase();
  const name = ALIASES[wanted] ?? [...names.keys()].find((each) => each.toLowerCase() === wanted);
  if (name !== undefined) return { name, selection: names.get(name) };
  return findElement(wanted) ?? findAround(text, board);
}

function findElement(wanted: string): NamedGroup | undefined {
  const element = ELEMENTS.find((each) => each.toLowerCase() === wanted);
  return element && { name: element, selection: { atom: "be", args: [element] } };
}

/** above_Li_Mu, neighbors_Li_Mu. */
function findAround(text: string, board: Board): NamedGroup | undefined {
  const [, word = "", who = ""] = /^(\w+?)s?_(.+)$/.exec(text) ?? [];
  const atom = PERSONAL.find((each) => each.toLowerCase() === word.toLowerCase());
  const id = findId(board, who);
  if (atom === undefined || id === undefined) return undefined;
  return { name: `${atom}_${makeWord(personAt(board, id).name)}`, selection: { atom, args: [id] } };
}

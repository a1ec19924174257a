// How a chain that somebody is typing could go on: the atom, name, place or number that is begun, spelt out.

import { type Board, ELEMENTS } from "../board.ts";
import { makeWord } from "../name.ts";
import { makeColumn, makeRow } from "../place.ts";
import { type ArgKind, ATOM_NAMES, ATOMS, type AtomName, isAtomName } from "./atom.ts";
import { groupNames } from "./group-name.ts";

/** An atom whose brackets are open: its name, what stands in them so far, and what is begun. */
const IN_BRACKETS = /(\w+)\s*\(((?:[^(),]*,)*)([^(),]*)$/u;
/** What stands before an atom that is begun. */
const BEFORE_ATOM = /^(?:|.*\)\s*\.\s*|\s+)(?=\w*$)/su;

/** Texts that begin with this one, each longer by what was begun; none where nothing is, or where it is no chain. */
export function completeChain(text: string, board: Board): readonly string[] {
  const open = IN_BRACKETS.exec(text);
  if (open) return completeArg(text, open, board);
  const [head] = BEFORE_ATOM.exec(text) ?? [];
  if (head === undefined) return [];
  return begunWith(text.slice(head.length), atomsAfter(head)).map(
    (name) => `${head}${name}(${hasArgs(name) ? "" : ")"}`,
  );
}

const hasArgs = (name: AtomName): boolean => ATOMS[name].args.length > 0;

const begunWith = <T extends string>(begun: string, words: readonly T[]): T[] =>
  words.filter((word) => word.toLowerCase().startsWith(begun.trim().toLowerCase()));

/** One root at the beginning, one quantifier anywhere after it. */
function atomsAfter(head: string): AtomName[] {
  const used = [...head.matchAll(/\w+(?=\s*\()/gu)].map(([name]) => name).filter(isAtomName);
  if (used.length === 0) return ATOM_NAMES.filter((name) => ATOMS[name].role === "root");
  const roles = new Set<string>(used.map((name) => ATOMS[name].role));
  return ATOM_NAMES.filter((name) => {
    const { role } = ATOMS[name];
    return role === "selector" || (role !== "root" && !roles.has(role));
  });
}

function completeArg(text: string, [, name = "", before = "", begun = ""]: RegExpExecArray, board: Board): string[] {
  if (!isAtomName(name)) return [];
  const kinds: readonly ArgKind[] = ATOMS[name].args;
  const at = before.split(",").length - 1;
  const kind = kinds[at];
  // Of "connected" the group may be left out.
  const closed = `${before}${begun}`.trim() === "" && (kind === undefined || kind === "group") ? [`${text})`] : [];
  if (kind === undefined) return closed;
  const head = text.slice(0, text.length - begun.length);
  const end = at + 1 < kinds.length ? "," : ")";
  return [...closed, ...begunWith(begun, wordsFor(kind, board)).map((word) => `${head}${word}${end}`)];
}

function wordsFor(kind: ArgKind, board: Board): string[] {
  switch (kind) {
    case "count":
      return Array.from({ length: board.size + 1 }, (_, count) => String(count));
    case "row":
      return Array.from({ length: board.rows }, (_, row) => makeRow(row));
    case "column":
      return Array.from({ length: board.cols }, (_, col) => makeColumn(col));
    case "person":
      return board.people.map(({ name }) => makeWord(name));
    case "element":
      return [...ELEMENTS];
    case "group":
      return [...groupNames(board).keys()];
  }
}

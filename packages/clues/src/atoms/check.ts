// Whether a chain is well formed on a board, and if not, which atom is to blame and why, in plain words.

import { type Board, between, ELEMENTS, personAt } from "../board.ts";
import { nearest } from "../nearest.ts";
import { makeColumn } from "../place.ts";
import { type Arg, type ArgKind, ATOMS, type Atom, type Chain } from "./atom.ts";
import { findGroupName, groupNames } from "./group-name.ts";
import { quantifierOf } from "./quantifiers.ts";
import { type Reading, readChain } from "./reading.ts";

export interface Flaw {
  /** Index in the chain. */
  readonly step: number;
  readonly message: string;
}

export const flawOfChain = (chain: Chain, board: Board): Flaw | undefined =>
  flawOfShape(chain, board) ?? flawOfReading(chain, readChain(chain, board), board);

/** A chain without such a flaw can be read; whether it then makes sense is another question. */
export const flawOfShape = (chain: Chain, board: Board): Flaw | undefined =>
  flawOfSteps(chain, board) ?? flawOfQuantifiers(chain);

function flawOfSteps(chain: Chain, board: Board): Flaw | undefined {
  for (let index = 0; index < chain.length; index++) {
    const step = chain[index] as Atom;
    const isRoot = ATOMS[step.atom].role === "root";
    if (isRoot !== (index === 0)) {
      return { step: index, message: "A chain begins with pos() or neg(), and has only one of them." };
    }
    const message = flawOfStep(step, board);
    if (message !== undefined) return { step: index, message };
  }
  return chain.length === 0 ? { step: 0, message: "A chain begins with pos() or neg()." } : undefined;
}

function flawOfStep({ atom, args }: Atom, board: Board): string | undefined {
  const kinds: readonly ArgKind[] = ATOMS[atom].args;
  const isShort = atom === "connected" && args.length === 0;
  if (args.length !== kinds.length && !isShort) return flawOfLength(atom);
  for (let index = 0; index < args.length; index++) {
    const flaw = flawOfArg(args[index] as Arg, kinds[index] as ArgKind, board);
    if (flaw !== undefined) return flaw;
  }
  return flawOfPair(atom, args, board);
}

/** How many arguments an atom takes, in words. */
export function flawOfLength(atom: Atom["atom"]): string {
  const { length } = ATOMS[atom].args;
  if (atom === "connected") return "connected() takes the name of one group, or nothing.";
  return `${atom}() takes ${length === 0 ? "nothing" : length === 1 ? "1 argument" : `${length} arguments`} in its brackets.`;
}

function flawOfArg(arg: Arg, kind: ArgKind, board: Board): string | undefined {
  switch (kind) {
    case "count":
      return typeof arg === "number" ? undefined : `A number is needed, not "${arg}".`;
    case "row":
      return isBelow(arg, board.rows) ? undefined : flawOfRow(board);
    case "column":
      return isBelow(arg, board.cols) ? undefined : flawOfColumn(board);
    case "person":
      return isBelow(arg, board.size) ? undefined : `There is no person ${arg}; the board has ${board.size} people.`;
    case "element":
      return flawOfElement(String(arg), board);
    case "group":
      return findGroupName(String(arg), board) === arg ? undefined : flawOfGroup(String(arg), board);
  }
}

const isBelow = (arg: Arg, limit: number): boolean => typeof arg === "number" && arg < limit;

export const flawOfRow = (board: Board): string => `There is no such row; rows go from 1 to ${board.rows}.`;

export const flawOfColumn = (board: Board): string =>
  `There is no such column; columns go from A to ${makeColumn(board.cols - 1)}.`;

export function flawOfGroup(name: string, board: Board): string {
  const near = nearest(name, groupNames(board).keys());
  const hint = near === undefined ? "" : ` Did you mean ${near}?`;
  return `There is no group "${name}"; groups are row1, columnA and so on, corners, edges and everyone.${hint}`;
}

function flawOfElement(label: string, board: Board): string | undefined {
  if (!ELEMENTS.some((element) => element === label)) {
    const near = nearest(label, ELEMENTS);
    const hint = near === undefined ? "" : ` Did you mean ${near}?`;
    return `There is no element "${label}"; elements are ${ELEMENTS.join(", ")}.${hint}`;
  }
  const hasRoots = board.people.some(({ spiritualRoot }) => spiritualRoot !== undefined && spiritualRoot.length > 0);
  return hasRoots ? undefined : "Nobody on this board has a spiritual root.";
}

function flawOfPair(atom: Atom["atom"], args: readonly Arg[], board: Board): string | undefined {
  if (atom !== "between" && atom !== "commonNeighbors") return undefined;
  const [first, second] = [personAt(board, Number(args[0])), personAt(board, Number(args[1]))];
  if (first === second) return `${atom}() needs two different people, not ${first.name} twice.`;
  if (atom === "between" && between(board, first.id, second.id) === undefined) {
    return `${first.name} and ${second.name} are neither in one row nor in one column, so nobody is between them.`;
  }
  return undefined;
}

function flawOfQuantifiers(chain: Chain): Flaw | undefined {
  let seen: Atom | undefined;
  let connected: Atom | undefined;
  for (let index = 0; index < chain.length; index++) {
    const step = chain[index] as Atom;
    if (ATOMS[step.atom].role === "quantifier") {
      if (seen !== undefined) {
        return { step: index, message: `A chain has one quantifier; ${seen.atom}() is there already.` };
      }
      seen = step;
    }
    if (step.atom === "connected") {
      if (connected !== undefined) return { step: index, message: "connected() can stand in a chain only once." };
      connected = step;
    }
  }
  if (seen !== undefined || connected !== undefined) return undefined;
  return { step: 0, message: "A quantifier is missing: how many? For example exact(2), atLeast(1) or all()." };
}

export function flawOfReading(chain: Chain, reading: Reading, board: Board): Flaw | undefined {
  const message = quantifierOf(reading).flaw?.(reading, board);
  if (message === undefined) return undefined;
  const step = chain.findIndex(({ atom }) => ATOMS[atom].role === "quantifier");
  return { step: Math.max(step, 0), message };
}

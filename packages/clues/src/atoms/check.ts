// Whether a chain is well formed on a board, and if not, which atom is to blame and why, in plain words.

import { type Remark, said } from "@demonstrandum/text";
import { type Board, between, ELEMENTS, personAt } from "../board.ts";
import { nearest, withHint } from "../nearest.ts";
import { makeColumn } from "../place.ts";
import { type Arg, type ArgKind, ATOMS, type Atom, type Chain } from "./atom.ts";
import { findGroupName, groupNames } from "./group-name.ts";
import { quantifierOf } from "./quantifiers.ts";
import { type Reading, readChain } from "./reading.ts";

export interface Flaw {
  /** Index in the chain. */
  readonly step: number;
  readonly message: Remark;
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
      return { step: index, message: said`A chain begins with pos() or neg(), and has only one of them.` };
    }
    const message = flawOfStep(step, board);
    if (message !== undefined) return { step: index, message };
  }
  return chain.length === 0 ? { step: 0, message: said`A chain begins with pos() or neg().` } : undefined;
}

function flawOfStep({ atom, args }: Atom, board: Board): Remark | undefined {
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
export function flawOfLength(atom: Atom["atom"]): Remark {
  const { length } = ATOMS[atom].args;
  if (atom === "connected") return said`connected() takes the name of one group, or nothing.`;
  if (length === 0) return said`${atom}() takes nothing in its brackets.`;
  if (length === 1) return said`${atom}() takes 1 argument in its brackets.`;
  return said`${atom}() takes ${length} arguments in its brackets.`;
}

function flawOfArg(arg: Arg, kind: ArgKind, board: Board): Remark | undefined {
  switch (kind) {
    case "count":
      return typeof arg === "number" ? undefined : said`A number is needed, not "${arg}".`;
    case "row":
      return isBelow(arg, board.rows) ? undefined : flawOfRow(board);
    case "column":
      return isBelow(arg, board.cols) ? undefined : flawOfColumn(board);
    case "person":
      return isBelow(arg, board.size)
        ? undefined
        : said`There is no person ${arg}; the board has ${board.size} people.`;
    case "element":
      return flawOfElement(String(arg), board);
    case "group":
      return findGroupName(String(arg), board) === arg ? undefined : flawOfGroup(String(arg), board);
  }
}

const isBelow = (arg: Arg, limit: number): boolean => typeof arg === "number" && arg < limit;

export const flawOfRow = (board: Board): Remark => said`There is no such row; rows go from 1 to ${board.rows}.`;

export const flawOfColumn = (board: Board): Remark =>
  said`There is no such column; columns go from A to ${makeColumn(board.cols - 1)}.`;

export const noGroup = (name: string): Remark =>
  said`There is no group "${name}"; groups are row1, columnA and so on, corners, edges and everyone.`;

const flawOfGroup = (name: string, board: Board): Remark =>
  withHint(noGroup(name), nearest(name, groupNames(board).keys()));

function flawOfElement(label: string, board: Board): Remark | undefined {
  const hasRoots = board.people.some(({ spiritualRoot }) => spiritualRoot !== undefined && spiritualRoot.length > 0);
  if (!hasRoots) return said`Nobody on this board has a spiritual root.`;
  if (ELEMENTS.some((element) => element === label)) return undefined;
  return withHint(said`There is no element "${label}"; elements are ${ELEMENTS}.`, nearest(label, ELEMENTS));
}

function flawOfPair(atom: Atom["atom"], args: readonly Arg[], board: Board): Remark | undefined {
  if (atom !== "between" && atom !== "commonNeighbors") return undefined;
  const [first, second] = [personAt(board, Number(args[0])), personAt(board, Number(args[1]))];
  if (first === second) return said`${atom}() needs two different people, not ${first.name} twice.`;
  if (atom === "between" && between(board, first.id, second.id) === undefined) {
    return said`${first.name} and ${second.name} are neither in one row nor in one column, so nobody is between them.`;
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
        return { step: index, message: said`A chain has one quantifier; ${seen.atom}() is there already.` };
      }
      seen = step;
    }
    if (step.atom === "connected") {
      if (connected !== undefined) return { step: index, message: said`connected() can stand in a chain only once.` };
      connected = step;
    }
  }
  if (seen !== undefined || connected !== undefined) return undefined;
  return { step: 0, message: said`A quantifier is missing: how many? For example exact(2), atLeast(1) or all().` };
}

export function flawOfReading(chain: Chain, reading: Reading, board: Board): Flaw | undefined {
  const message = quantifierOf(reading).flaw?.(reading, board);
  if (message === undefined) return undefined;
  const step = chain.findIndex(({ atom }) => ATOMS[atom].role === "quantifier");
  return { step: Math.max(step, 0), message };
}

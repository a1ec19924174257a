// Whether a chain is well formed on a board, and if not, which atom is to blame and why, in plain words.

import type { Remark } from "@demonstrandum/text";
import { type Board, between, ELEMENTS, personAt } from "../board.ts";
import { nearest, withHint } from "../nearest.ts";
import { makeColumn } from "../place.ts";
import { clueRemark } from "../remarks/en.ts";
import { type Arg, type ArgKind, ATOMS, type Atom, type Chain } from "./atom.ts";
import { findGroup, groupNames } from "./group-name.ts";
import { quantifierOf } from "./quantifiers.ts";
import { type Reading, readChain } from "./reading.ts";
import { atomRemark } from "./remarks/en.ts";

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
      return { step: index, message: atomRemark.oneRoot() };
    }
    const message = flawOfStep(step, board);
    if (message !== undefined) return { step: index, message };
  }
  return chain.length === 0 ? { step: 0, message: atomRemark.rootFirst() } : undefined;
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
  if (atom === "connected") return atomRemark.connectedArguments();
  if (length === 0) return atomRemark.noArguments({ atom });
  if (length === 1) return atomRemark.oneArgument({ atom });
  return atomRemark.manyArguments({ atom, count: length });
}

function flawOfArg(arg: Arg, kind: ArgKind, board: Board): Remark | undefined {
  switch (kind) {
    case "count":
      return typeof arg === "number" ? undefined : atomRemark.notNumber({ found: arg });
    case "row":
      return isBelow(arg, board.rows) ? undefined : flawOfRow(board);
    case "column":
      return isBelow(arg, board.cols) ? undefined : flawOfColumn(board);
    case "person":
      return isBelow(arg, board.size) ? undefined : clueRemark.noPerson({ person: arg, size: board.size });
    case "element":
      return flawOfElement(String(arg), board);
    case "group":
      return flawOfGroup(String(arg), board);
  }
}

const isBelow = (arg: Arg, limit: number): boolean => typeof arg === "number" && arg < limit;

export const flawOfRow = (board: Board): Remark => atomRemark.noRow({ last: board.rows });

export const flawOfColumn = (board: Board): Remark => atomRemark.noColumn({ last: makeColumn(board.cols - 1) });

function flawOfGroup(name: string, board: Board): Remark | undefined {
  const found = findGroup(name, board);
  if (found?.name !== name)
    return withHint(atomRemark.noGroup({ name }), found?.name ?? nearest(name, groupNames(board).keys()));
  const { selection } = found;
  return selection?.atom === "be" ? flawOfElement(String(selection.args[0]), board) : undefined;
}

function flawOfElement(label: string, board: Board): Remark | undefined {
  const hasRoots = board.people.some(({ spiritualRoot }) => spiritualRoot !== undefined && spiritualRoot.length > 0);
  if (!hasRoots) return atomRemark.noRoots();
  if (ELEMENTS.some((element) => element === label)) return undefined;
  return withHint(atomRemark.noElement({ name: label, elements: ELEMENTS }), nearest(label, ELEMENTS));
}

function flawOfPair(atom: Atom["atom"], args: readonly Arg[], board: Board): Remark | undefined {
  if (atom !== "between" && atom !== "commonNeighbors") return undefined;
  const [first, second] = [personAt(board, Number(args[0])), personAt(board, Number(args[1]))];
  if (first === second) return atomRemark.samePersonTwice({ atom, person: first.name });
  if (atom === "between" && between(board, first.id, second.id) === undefined) {
    return atomRemark.notInOneLine({ first: first.name, second: second.name });
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
        return { step: index, message: atomRemark.oneQuantifier({ atom: seen.atom }) };
      }
      seen = step;
    }
    if (step.atom === "connected") {
      if (connected !== undefined) return { step: index, message: atomRemark.connectedTwice() };
      connected = step;
    }
  }
  if (seen !== undefined || connected !== undefined) return undefined;
  return { step: 0, message: atomRemark.noQuantifier() };
}

export function flawOfReading(chain: Chain, reading: Reading, board: Board): Flaw | undefined {
  const message = quantifierOf(reading).flaw?.(reading, board);
  if (message === undefined) return undefined;
  const step = chain.findIndex(({ atom }) => ATOMS[atom].role === "quantifier");
  return { step: Math.max(step, 0), message };
}

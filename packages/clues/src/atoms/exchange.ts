// What could stand in a chain instead of one of its steps: for an author who exchanges a clue part by part. Numbers follow from the world.

import { countBits, type World } from "@demonstrandum/logic";
import { type Board, ELEMENTS } from "../board.ts";
import { countIn } from "../counting.ts";
import type { Setting } from "../form.ts";
import {
  type Arg,
  type ArgKind,
  ATOM_NAMES,
  ATOMS,
  type Atom,
  type AtomName,
  type Chain,
  QUANTIFIER_NAMES,
  ROOTS,
} from "./atom.ts";
import { flawOfChain, flawOfShape } from "./check.ts";
import { groupNames } from "./group-name.ts";
import { type Reading, readChain } from "./reading.ts";

/** Well-formed chains that differ from this one in a single step, with the numbers that are true in the world. */
export function exchangesOf(chain: Chain, { board, speaker }: Setting, world: World): Chain[] {
  const found = new Map<string, Chain>();
  for (const [at, step] of chain.entries()) {
    for (const other of stepsInstead(step, speaker, board)) {
      const next = measured(chain.with(at, other), board, world);
      if (next) found.set(JSON.stringify(next), next);
    }
  }
  found.delete(JSON.stringify(chain));
  return [...found.values()];
}

function stepsInstead(step: Atom, speaker: number, board: Board): Atom[] {
  const { role } = ATOMS[step.atom];
  if (role === "root") return ROOTS.filter((atom) => atom !== step.atom).map((atom) => ({ atom, args: [] }));
  if (role === "selector") return selectionsInstead(step, speaker, board);
  // Of a group "in total" says no more than "exactly".
  const others = QUANTIFIER_NAMES.filter((atom) => atom !== step.atom && atom !== "inTotal").map((atom) => ({
    atom,
    args: countsFor(atom),
  }));
  return [...others, ...argsInstead(step, board).map((args) => ({ ...step, args }))];
}

/** To be measured. */
const countsFor = (atom: AtomName): Arg[] => ATOMS[atom].args.flatMap((kind: ArgKind) => (kind === "count" ? [0] : []));

/** The same selector elsewhere, another around the same person, or any that needs nobody. */
function selectionsInstead(step: Atom, speaker: number, board: Board): Atom[] {
  const kinds = kindsOf(step.atom).join();
  const others = ATOM_NAMES.filter((atom) => ATOMS[atom].role === "selector" && atom !== step.atom);
  return [
    ...argsInstead(step, board).map((args) => ({ ...step, args })),
    ...others.flatMap((atom) => {
      const own = kindsOf(atom);
      if (own.join() === kinds) return [{ atom, args: step.args }];
      if (own.length === 0) return [{ atom, args: [] }];
      if (own.join() === "person") return [{ atom, args: [speaker] }];
      return own.length === 1 ? valuesOf(own[0] as ArgKind, board).map((value) => ({ atom, args: [value] })) : [];
    }),
  ];
}

const kindsOf = (atom: AtomName): readonly ArgKind[] => ATOMS[atom].args;

/** All that differs in one of the arguments. */
const argsInstead = ({ atom, args }: Atom, board: Board): (readonly Arg[])[] =>
  args.flatMap((arg, at) =>
    valuesOf(kindsOf(atom)[at] as ArgKind, board).flatMap((value) => (value === arg ? [] : [args.with(at, value)])),
  );

function valuesOf(kind: ArgKind, board: Board): Arg[] {
  switch (kind) {
    case "count":
      return Array.from({ length: board.size + 1 }, (_, count) => count);
    case "row":
      return [...board.inRow.keys()];
    case "column":
      return [...board.inColumn.keys()];
    case "person":
      return board.people.map(({ id }) => id);
    case "element":
      return [...ELEMENTS];
    case "group":
      return [...groupNames(board).keys()];
  }
}

/** With the numbers that are right in the world; undefined where it is not well formed then. */
function measured(chain: Chain, board: Board, world: World): Chain | undefined {
  if (flawOfShape(chain, board)) return undefined;
  const at = chain.findIndex(({ atom }) => ATOMS[atom].role === "quantifier");
  const quantifier = chain[at];
  const args = quantifier && countsOf(quantifier, readChain(chain, board), world);
  const next = quantifier ? args && chain.with(at, { ...quantifier, args }) : chain;
  return next === undefined || flawOfChain(next, board) ? undefined : next;
}

/** A bound that holds stays; undefined where no number tells anything. */
function countsOf({ atom, args }: Atom, { group, identity }: Reading, world: World): readonly Arg[] | undefined {
  const [size, count] = [countBits(group), countIn(group, identity, world)];
  const bound = Number(args[0]);
  switch (atom) {
    case "exact":
    case "inTotal":
      return [count];
    case "of":
      return count > 1 && count < size ? [count, size] : undefined;
    case "oneof":
      return count === 1 ? [size] : undefined;
    case "atLeast":
      if (bound > 0 && bound <= count) return args;
      return count > 0 ? [count] : undefined;
    case "atMost":
      if (bound >= count && bound < size) return args;
      return count < size ? [count] : undefined;
    default:
      return args;
  }
}

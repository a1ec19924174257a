// Random chains for property tests: mostly well formed, sometimes not.

import fc from "fast-check";
import { type Board, ELEMENTS } from "../board.ts";
import { type ArgKind, ATOM_NAMES, ATOMS, type Atom, type AtomName, type Chain } from "./atom.ts";
import { groupNames } from "./group-name.ts";

const argOf = (kind: ArgKind, board: Board): fc.Arbitrary<number | string> => {
  switch (kind) {
    case "count":
      return fc.nat(board.size);
    case "row":
      return fc.nat(board.rows - 1);
    case "column":
      return fc.nat(board.cols - 1);
    case "person":
      return fc.nat(board.size - 1);
    case "element":
      return fc.constantFrom(...ELEMENTS);
    case "group":
      return fc.constantFrom(...groupNames(board).keys());
  }
};

const stepOf = (atom: AtomName, board: Board): fc.Arbitrary<Atom> => {
  const kinds: readonly ArgKind[] = ATOMS[atom].args;
  const args = fc.tuple(...kinds.map((kind) => argOf(kind, board)));
  const maybeNone = atom === "connected" ? fc.oneof(args, fc.constant([])) : args;
  return maybeNone.map((list) => ({ atom, args: list }));
};

const namesOf = (role: string): AtomName[] => ATOM_NAMES.filter((name) => ATOMS[name].role === role);

const oneOf = (names: readonly AtomName[], board: Board): fc.Arbitrary<Atom> =>
  fc.constantFrom(...names).chain((name) => stepOf(name, board));

/** A root, mostly one quantifier, up to three selectors and sometimes `connected`, in any order. */
export const arbitraryChain = (board: Board): fc.Arbitrary<Chain> =>
  fc
    .tuple(
      oneOf(["pos", "neg"], board),
      fc.array(oneOf(namesOf("quantifier"), board), { minLength: 1, maxLength: 1 }),
      fc.array(oneOf(namesOf("selector"), board), { maxLength: 3 }),
      fc.oneof(
        { weight: 5, arbitrary: fc.constant([]) },
        { weight: 1, arbitrary: stepOf("connected", board).map((s) => [s]) },
      ),
      fc.boolean(),
    )
    .map(([root, quantifiers, selectors, connected, isLate]) => [
      root,
      ...(isLate ? [...selectors, ...quantifiers, ...connected] : [...quantifiers, ...connected, ...selectors]),
    ]);

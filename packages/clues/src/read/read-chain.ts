// Reads chains of atoms as they are said: the quantifiers and selectors that can be heard in a sentence are put together in every way.

import { countBits } from "@demonstrandum/logic";
import {
  type Arg,
  type ArgKind,
  ATOMS,
  type Atom,
  type AtomName,
  type Chain,
  isSelection,
  QUANTIFIER_NAMES,
  ROOTS,
  type Selection,
} from "../atoms/atom.ts";
import type { AtomsClue } from "../atoms/atoms.ts";
import { makeAtomsTongue } from "../atoms/atoms-tongue.ts";
import { flawOfChain } from "../atoms/check.ts";
import { groupOfAll, SELECTORS } from "../atoms/selector.ts";
import type { AtomsWording } from "../atoms/words/wording.ts";
import { ELEMENTS } from "../board.ts";
import type { NamedSetting } from "../tongue.ts";
import { asHeard, everyChoice, type HeardOnBoard, hearOnBoard } from "./heard.ts";
import { readSaid } from "./read-said.ts";

/** More selectors than that are hardly said, and there would be too many orders. */
const MOST_SELECTORS = 3;

/** The chain that is said so in a language; undefined where none is. */
export function readChainSaid(text: string, at: NamedSetting, words: AtomsWording): AtomsClue | undefined {
  const { sayClue } = makeAtomsTongue(words);
  const chains = everyChain(hearOnBoard(text, at), at, words);
  return readSaid(text, { all: chains, ways: (clue) => [sayClue(clue, at)], isFit: () => true });
}

function* everyChain(heard: HeardOnBoard, at: NamedSetting, words: AtomsWording): Generator<AtomsClue> {
  const isHeard = (marks: readonly string[]): boolean => marks.some((mark) => heard.text.includes(asHeard(mark)));
  const roots = ROOTS.filter((root) => isHeard([words.marks.kind(root === "neg")]));
  const endings: Chain[] = isHeard([words.marks.connected]) ? [[{ atom: "connected", args: [] }], []] : [[]];
  const selections = everyAtom(Object.keys(SELECTORS) as AtomName[], heard)
    .filter(isSelection)
    .filter((selection) => isHeard(words.marks.selection(selection, at)));
  const quantifiers = everyAtom(
    QUANTIFIER_NAMES.filter((name) => ATOMS[name].role === "quantifier"),
    heard,
  );
  for (const picked of everyOrder(selections, MOST_SELECTORS)) {
    const size = countBits(groupOfAll(picked, at.board));
    for (const ending of endings) {
      for (const quantifier of [[], ...quantifiers.filter((each) => mayCount(each, size)).map((each) => [each])]) {
        for (const root of roots) {
          const chain = [{ atom: root, args: [] }, ...quantifier, ...picked, ...ending];
          if (flawOfChain(chain, at.board) === undefined) yield { chain };
        }
      }
    }
  }
}

/** `of(2, 5)` and `oneof(5)` speak of exactly five. */
function mayCount({ atom, args }: Atom, size: number): boolean {
  return (atom !== "of" || args[1] === size) && (atom !== "oneof" || args[0] === size);
}

/** The atoms of these names with all that could stand in their brackets. */
function everyAtom(names: readonly AtomName[], heard: HeardOnBoard): Atom[] {
  const values: Readonly<Record<ArgKind, readonly Arg[]>> = {
    count: heard.numbers,
    row: heard.rows,
    column: heard.columns,
    person: heard.people,
    element: ELEMENTS,
    group: [],
  };
  return names.flatMap((atom) =>
    everyChoice(ATOMS[atom].args.map((kind) => values[kind])).map((args) => ({ atom, args })),
  );
}

/** Every order of every choice of at most so many, the longest first: whatever can be heard was probably said. */
function everyOrder(items: readonly Selection[], most: number): (readonly Selection[])[] {
  let orders: (readonly Selection[])[] = [[]];
  const all = [...orders];
  for (let length = 1; length <= most; length++) {
    orders = orders.flatMap((order) => items.filter((each) => !order.includes(each)).map((each) => [...order, each]));
    all.unshift(...orders);
  }
  return all;
}

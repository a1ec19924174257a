// Every atom of a chain must contribute: a selector that could be dropped without changing the group is idle.

import { type AtomsClue, atoms, type Board, type Step } from "@demonstrandum/clues";
import { type Mask, scopeOf } from "@demonstrandum/logic";

const COUNTED: readonly Step[] = [
  { atom: "neg", args: [] },
  { atom: "atLeast", args: [1] },
];
const QUANTIFIERS = ["exact", "of", "atLeast", "atMost", "oneof", "inTotal", "even", "odd", "most", "all", "any"];

const isSelector = ({ atom }: Step): boolean => !["pos", "neg", "connected", ...QUANTIFIERS].includes(atom);

/** The people that all these selectors pick. */
const groupOf = (selectors: readonly Step[], board: Board): Mask =>
  scopeOf(atoms.meaning({ chain: [...COUNTED, ...selectors] }, 0, board));

/** The first idle selector, as a chain would write it. */
export function idleAtom({ chain }: AtomsClue, board: Board): string | undefined {
  const selectors = chain.filter(isSelector);
  // Under `any` the last selector is where they all are, not a part of the group.
  const picked = chain.some(({ atom }) => atom === "any") ? selectors.slice(0, -1) : selectors;
  if (picked.length === 0) return undefined;
  const group = groupOf(picked, board);
  const idle = picked.find((_, i) => groupOf(picked.toSpliced(i, 1), board) === group);
  return idle && `${idle.atom}(${idle.args.join(", ")})`;
}

// Every atom of a chain must contribute: a selector that could be dropped without changing the group is idle.

import type { Board } from "@demonstrandum/clues";
import { type AtomsClue, groupOfAll, isSelection } from "@demonstrandum/clues/atoms";

/** The first idle selector, as a chain would write it. */
export function idleAtom({ chain }: AtomsClue, board: Board): string | undefined {
  const picked = chain.filter(isSelection);
  // Under `any` the last selector is where they all are, not a part of the group.
  if (chain.some(({ atom }) => atom === "any")) picked.pop();
  const group = groupOfAll(picked, board);
  const idle = picked.find((_, i) => groupOfAll(picked.toSpliced(i, 1), board) === group);
  return idle && `${idle.atom}(${idle.args.join(", ")})`;
}

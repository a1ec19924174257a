// Counts as z3's own cardinality constraints, which it handles far better than sums of integers.

import { type CountTerms, countBits, indices } from "@demonstrandum/logic";

export const CARDINALITIES: CountTerms = {
  count: ({ of, allowed }) => isOneOf(indices(of).map(isTrue), indices(allowed)),
  compare({ left, right, allowed }) {
    // What stands on both sides cancels out; the false ones on the right are their number minus the true ones.
    const subtracted = right & ~left;
    const members = [...indices(left & ~right).map(isTrue), ...indices(subtracted).map(isFalse)];
    return isOneOf(
      members,
      allowed.map((difference) => difference + countBits(subtracted)),
    );
  },
};

const isTrue = (index: number): string => `p${index}`;
const isFalse = (index: number): string => `(not p${index})`;

function isOneOf(members: readonly string[], allowed: readonly number[]): string {
  const possible = allowed.filter((count) => count >= 0 && count <= members.length);
  if (members.length === 0) return possible.length > 0 ? "true" : "false";
  const ones = members.map(() => 1).join(" ");
  return `(or false ${possible.map((count) => `((_ pbeq ${count} ${ones}) ${members.join(" ")})`).join(" ")})`;
}

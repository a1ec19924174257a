// What a clause is made of, and which kind a reader has in mind after it: that kind need not be named again. What words cost and
// what says them go by the same.

import type { Clause } from "./saying.ts";

/** The clause whose words come first. */
export function firstOf(clause: Clause): Clause {
  const isLink = clause.kind === "here" || (clause.kind === "so" && !clause.reason);
  const [first] = isLink ? [] : partsOf(clause);
  return first ? firstOf(first) : clause;
}

/** Whether a clause is of this kind, or has a part that is. */
export const hasKind = (clause: Clause, kind: Clause["kind"]): boolean =>
  clause.kind === kind || partsOf(clause).some((part) => hasKind(part, kind));

function partsOf(clause: Clause): readonly Clause[] {
  switch (clause.kind) {
    case "clauses":
    case "apart":
      return clause.of;
    case "so":
      return clause.reason ? [clause.reason, clause.end] : [clause.end];
    case "because":
      return [clause.grounds, clause.sum];
    case "given":
    case "first":
    case "andAlso":
      return [clause.grounds, clause.next];
    case "neverConnected":
    case "tooMany":
      return [clause.grounds];
    case "doesNotFit":
      return [clause.reason];
    case "before":
      return [clause.clause, clause.next];
    case "here":
      return [clause.clause];
    case "orElse":
    case "orElseLead":
      return [clause.claims];
    case "butAre":
      return [clause.demand, clause.grounds];
    default:
      return [];
  }
}

/** The kind in mind after a clause, before which it was `kind`. */
export function kindAfter(clause: Clause | undefined, kind?: boolean): boolean | undefined {
  switch (clause?.kind) {
    case "known": {
      const last = clause.groups.at(-1);
      return last && (kind === undefined || last.named.length === 0) ? last.identity : kind;
    }
    case "are":
      return kind ?? clause.identity;
    case "countAre":
    case "leaves":
    case "leavesFor":
      return clause.identity;
    case "here":
      return kindAfter(clause.clause, kind);
    case "clauses":
      return clause.of.reduce<boolean | undefined>((last, each) => kindAfter(each, last), kind);
    case "because":
      return clause.sum.kind === "onlyOthers" ? kindAfter(clause.sum, kindAfter(clause.grounds, kind)) : undefined;
    case "onlyOthers":
      return clause.identity;
  }
}

/** Whether a kind that was quoted is still in mind: the reason begins with whoever is known. */
export function isInMind(reason: Clause): boolean {
  const { kind } = firstOf(reason);
  return kind === "known" || kind === "are";
}

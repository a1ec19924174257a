// How a language says data: one function for each kind of node. Whatever is missing is a compile error.

import type { Clause, OneOf } from "../saying.ts";
import type { TableWords } from "../table-words.ts";

/** What the words of a node depend on beside the node. */
export interface WordScene {
  readonly at: TableWords;
  /** How the clause begins, where something stands before it. */
  readonly lead?: ClauseLead;
  /** The kind that has just been told, and need not be named again. */
  readonly kind?: boolean;
}

/** Without what would link it to a sentence before; with another subject than "it", where it has that. */
export type ClauseLead = { readonly kind: "bare" } | { readonly kind: "subject"; readonly subject: string };

export type Linearizer<Parts> = {
  readonly [Kind in keyof Parts]: (node: Parts[Kind], scene: WordScene) => string;
};

export const sayBy = <Parts>(words: Linearizer<Parts>, node: OneOf<Parts>, scene: WordScene): string =>
  (words[node.kind] as (node: OneOf<Parts>, scene: WordScene) => string)(node, scene);

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

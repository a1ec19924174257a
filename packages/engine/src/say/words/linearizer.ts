// How a language says data: one function for each kind of node. Whatever is missing is a compile error.

import type { OneOf } from "../saying.ts";
import type { TableWords } from "../table-words.ts";

/** What the words of a node depend on beside the node. */
export interface WordScene {
  readonly at: TableWords;
  /** How the clause begins, where something stands before it. */
  readonly lead?: ClauseLead;
  /** The kind that has just been told, and need not be named again. */
  readonly kind?: boolean;
  /** It was only quoted, among other things: it goes without saying of a number, but not of people by name. */
  readonly isFaint?: boolean;
}

/** Without what would link it to a sentence before; with another subject than "it", where it has that. */
export type ClauseLead = { readonly kind: "bare" } | { readonly kind: "subject"; readonly subject: string };

export type Linearizer<Parts> = {
  readonly [Kind in keyof Parts]: (node: Parts[Kind], scene: WordScene) => string;
};

export const sayBy = <Parts>(words: Linearizer<Parts>, node: OneOf<Parts>, scene: WordScene): string =>
  (words[node.kind] as (node: OneOf<Parts>, scene: WordScene) => string)(node, scene);

// A proof by supposition, as data: what is known, what is supposed, what follows line by line, and where it contradicts itself.
// Every line names the lines it uses, all of them earlier and in scope, and at most one entry; so each can be checked alone.

import type { CardKind } from "../table/deck.ts";

/** What a step does: resolves a show, keeps a card with its owner, or finds the last owner, the last card, a full hand and so on. */
export type ProofRule =
  | "link"
  | "owner"
  | "elimination"
  | "envelope"
  | "kind"
  | "last"
  | "full"
  | "exact"
  | "accusation";

export interface ProvedCell {
  readonly kind: "cell";
  readonly owner: string;
  readonly card: string;
  readonly holds: boolean;
}

/** Ground of the proof: the rules give it from these entries alone. */
export interface KnownLine {
  readonly kind: "known";
  readonly id: number;
  readonly claim: ProvedCell;
  /** None for what the setup says. */
  readonly entries: readonly string[];
}

/** What one rule gives at once, from the lines it uses and one entry. */
export interface StepLine {
  readonly kind: "step";
  readonly id: number;
  readonly rule: ProofRule;
  readonly claims: readonly ProvedCell[];
  readonly uses: readonly number[];
  readonly entry?: string;
  /** What was shown one of, where the entry is a show. */
  readonly shown?: readonly string[];
}

/** Something supposed, what follows from it, and the contradiction; so it is not so (or, of several, not all are so). */
export interface SupposeLine {
  readonly kind: "suppose";
  readonly id: number;
  readonly claims: readonly ProvedCell[];
  readonly lines: readonly (StepLine | SupposeLine)[];
  readonly clash: ProofClash;
}

export interface ProofPlace {
  readonly owner: string;
  /** Of the envelope: which of its three cards. */
  readonly kind?: CardKind;
}

interface Uses {
  readonly uses: readonly number[];
}

export type ProofClash =
  /** Two lines say the opposite of a cell. */
  | (Uses & { readonly kind: "opposed"; readonly claim: ProvedCell })
  /** The owner showed one of the cards and can have none. */
  | (Uses & {
      readonly kind: "link";
      readonly owner: string;
      readonly cards: readonly string[];
      readonly entry: string;
    })
  /** The envelope would be what was accused in vain. */
  | (Uses & { readonly kind: "accusation"; readonly cards: readonly string[]; readonly entry: string })
  /** The owner has room for `count` more cards, which are too few to have one of each of these shows. */
  | (Uses & {
      readonly kind: "links";
      readonly owner: string;
      readonly links: readonly { readonly entry: string; readonly cards: readonly string[] }[];
      readonly count: number;
    })
  /** The cards can lie only in these places, which have room for `count` more ("crowded"); or these places need `count` more
   * cards, and only these are left for them ("short"). */
  | (Uses & {
      readonly kind: "crowded" | "short";
      readonly places: readonly ProofPlace[];
      readonly cards: readonly string[];
      /** What the places hold already. */
      readonly held: readonly string[];
      readonly count: number;
    });

/** A proof of a deduction, from what the table knows to what follows. */
export interface TableProof {
  readonly known: readonly KnownLine[];
  /** Supposes the opposite of what is proved. A supposition is known inside by its id. */
  readonly suppose: SupposeLine;
}

/** The entries that a contradiction cites itself. */
export function entriesOf(clash: ProofClash): string[] {
  if (clash.kind === "links") return clash.links.map(({ entry }) => entry);
  return "entry" in clash ? [clash.entry] : [];
}

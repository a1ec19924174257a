// A sentence as frames see it: what its words mean, and whom and what they name.

import { type CardKind, cardsOf } from "../../table/deck.ts";
import type { Setup } from "../../table/setup.ts";
import type { Concept, Mention } from "./concept.ts";

export interface AskedSentence {
  readonly mentions: readonly Mention[];
  readonly cards: readonly string[];
  /** Those named; who asks is not, where only "I" is said. */
  readonly players: readonly string[];
  readonly me: string | undefined;
  /** All at the table, in order. */
  readonly everybody: readonly string[];
  /** Kinds of cards that are spoken of. */
  readonly kinds: readonly CardKind[];
  readonly kindOf: ReadonlyMap<string, CardKind>;
  /** The number of an entry that is said, where it is one alone. */
  readonly number: number | undefined;
  readonly isDenied: boolean;
  /** Says "I" or "my". */
  readonly isMine: boolean;
  has(...concepts: readonly Concept[]): boolean;
}

const KINDS = ["suspect", "weapon", "room"] as const;

/** `number` is that of an entry, as "the third". */
export function makeSentence(mentions: readonly Mention[], setup: Setup, number: number | undefined): AskedSentence {
  const said = new Set(mentions.flatMap(({ concepts }) => concepts));
  const has = (...concepts: readonly Concept[]) => concepts.some((concept) => said.has(concept));
  return {
    mentions,
    cards: [...new Set(mentions.flatMap(({ card }) => card ?? []))],
    players: [...new Set(mentions.flatMap(({ player }) => player ?? []))],
    me: setup.me,
    everybody: setup.players,
    kinds: KINDS.filter((kind) => has(kind)),
    kindOf: new Map(cardsOf(setup.deck).map(({ id, kind }) => [id, kind])),
    number,
    isDenied: mentions.filter(({ concepts }) => concepts.includes("not")).length % 2 === 1,
    isMine: has("i", "my"),
    has,
  };
}

// What each entry says about the deal. Every constraint concerns one owner, which is what keeps counting cheap;
// `entry` is the index of the entry it comes from, or SETUP.

import { type Entry, type Log, type Suggestion, showsOf } from "../table/entry.ts";
import { type CardMask, cardMask, cardsIn, ownerIndex, type Table } from "../table/layout.ts";

/** The source of what is known before the first entry. */
export const SETUP = -1;

export type Constraint =
  /** The owner holds all these cards. */
  | { readonly type: "holds"; readonly owner: number; readonly cards: CardMask; readonly entry: number }
  /** The owner holds none of these cards. */
  | { readonly type: "lacks"; readonly owner: number; readonly cards: CardMask; readonly entry: number }
  /** The player holds at least one of these cards. */
  | { readonly type: "hits"; readonly owner: number; readonly cards: CardMask; readonly entry: number }
  /** These three cards are not the envelope. */
  | { readonly type: "wrong"; readonly cards: CardMask; readonly entry: number };

/** A player chose one of several cards to show; only probabilities care. */
export interface Choice {
  readonly owner: number;
  readonly asked: CardMask;
  readonly entry: number;
}

/** What is on the table, in numbers. */
export interface Evidence {
  readonly table: Table;
  readonly constraints: readonly Constraint[];
  readonly choices: readonly Choice[];
  readonly entries: number;
}

export function makeEvidence(table: Table, log: Log): Evidence {
  return {
    table,
    constraints: [...fromSetup(table), ...log.flatMap((entry, index) => fromEntry(table, entry, index))],
    choices: log.flatMap((entry, index) => (entry.type === "suggestion" ? choicesOf(table, entry, index) : [])),
    entries: log.length,
  };
}

/** The evidence of some entries only; the setup always counts. */
export function onlyEntries(evidence: Evidence, keep: (entry: number) => boolean): Evidence {
  return {
    ...evidence,
    constraints: evidence.constraints.filter(({ entry }) => entry === SETUP || keep(entry)),
    choices: evidence.choices.filter(({ entry }) => keep(entry)),
  };
}

function fromSetup({ me, mine, dealt }: Table): Constraint[] {
  if (me < 0 || mine === undefined) return [];
  return [
    { type: "holds", owner: me, cards: mine, entry: SETUP },
    { type: "lacks", owner: me, cards: dealt & ~mine, entry: SETUP },
  ];
}

function fromEntry(table: Table, entry: Entry, index: number): Constraint[] {
  if (entry.type === "suggestion") return fromSuggestion(table, entry, index);
  if (entry.type === "link") {
    const owner = ownerIndex(table, entry.player);
    return [{ type: "hits", owner, cards: cardMask(table, entry.cards), entry: index }];
  }
  if (entry.type === "fact") {
    const owner = ownerIndex(table, entry.owner);
    return [{ type: entry.holds ? "holds" : "lacks", owner, cards: cardMask(table, [entry.card]), entry: index }];
  }
  const cards = cardMask(table, entry.cards);
  if (entry.correct) return [{ type: "holds", owner: table.envelope, cards, entry: index }];
  return [{ type: "wrong", cards, entry: index }];
}

function fromSuggestion(table: Table, entry: Suggestion, index: number): Constraint[] {
  const asked = cardMask(table, entry.cards);
  const passes = entry.passed.map(
    (name): Constraint => ({ type: "lacks", owner: ownerIndex(table, name), cards: asked, entry: index }),
  );
  const shows = showsOf(entry).map(({ player, card }): Constraint => {
    const owner = ownerIndex(table, player);
    if (card === null) return { type: "hits", owner, cards: asked, entry: index };
    return { type: "holds", owner, cards: cardMask(table, [card]), entry: index };
  });
  return [...passes, ...shows];
}

/** Cards I saw others choose. What I chose myself tells me nothing. */
function choicesOf(table: Table, entry: Suggestion, index: number): Choice[] {
  return showsOf(entry)
    .filter(({ player, card }) => card !== null && player !== table.setup.me)
    .map(({ player }) => ({
      owner: ownerIndex(table, player),
      asked: cardMask(table, entry.cards) & table.dealt,
      entry: index,
    }));
}

/** A single statement about one cell. */
export interface Literal {
  readonly owner: number;
  readonly card: number;
  readonly holds: boolean;
}

/** What must hold for every one of the literals to be false. */
export function denyAll(literals: readonly Literal[]): Constraint[] {
  return literals.map(({ owner, card, holds }) => ({
    type: holds ? "lacks" : "holds",
    owner,
    cards: 1 << card,
    entry: SETUP,
  }));
}

/** The literals that say the owner holds one of the cards. */
export function holdsOneOf(owner: number, cards: CardMask): Literal[] {
  return cardsIn(cards).map((card) => ({ owner, card, holds: true }));
}

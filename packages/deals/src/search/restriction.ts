// What each entry says about the deal. Every restriction concerns one owner, which is what keeps counting cheap;
// `entry` is the index of the entry it comes from, or SETUP.

import { type Entry, type Log, type Suggestion, showsOf } from "../table/entry.ts";
import { type CardMask, cardMask, cardsIn, type Layout, ownerIndex } from "../table/layout.ts";

/** The source of what is known before the first entry. */
export const FROM_SETUP = -1;

export type Restriction =
  /** The owner holds all these cards. */
  | { readonly type: "holds"; readonly owner: number; readonly cards: CardMask; readonly entry: number }
  /** The owner holds none of these cards. */
  | { readonly type: "lacks"; readonly owner: number; readonly cards: CardMask; readonly entry: number }
  /** The player holds at least one of these cards. */
  | { readonly type: "hits"; readonly owner: number; readonly cards: CardMask; readonly entry: number }
  /** These three cards are not the envelope. */
  | { readonly type: "wrong"; readonly cards: CardMask; readonly entry: number };

/** A player chose one of several cards to show; only probabilities care. */
export interface SeenChoice {
  readonly owner: number;
  readonly asked: CardMask;
  readonly entry: number;
}

/** What is on the table, in numbers. */
export interface Evidence {
  readonly layout: Layout;
  readonly restrictions: readonly Restriction[];
  readonly choices: readonly SeenChoice[];
  readonly entries: number;
}

/** `everyShow`: a card shown again counts as a choice again; people mostly show what they have shown before. */
export function makeEvidence(layout: Layout, log: Log, everyShow = false): Evidence {
  return {
    layout,
    restrictions: [...fromSetup(layout), ...log.flatMap((entry, index) => fromEntry(layout, entry, index))],
    choices: choicesOf(layout, log, everyShow),
    entries: log.length,
  };
}

/** The evidence of some entries only; the setup always counts. */
export function onlyEntries(evidence: Evidence, keep: (entry: number) => boolean): Evidence {
  return {
    ...evidence,
    restrictions: evidence.restrictions.filter(({ entry }) => entry === FROM_SETUP || keep(entry)),
    choices: evidence.choices.filter(({ entry }) => keep(entry)),
  };
}

function fromSetup({ me, mine, dealt }: Layout): Restriction[] {
  if (me < 0 || mine === undefined) return [];
  return [
    { type: "holds", owner: me, cards: mine, entry: FROM_SETUP },
    { type: "lacks", owner: me, cards: dealt & ~mine, entry: FROM_SETUP },
  ];
}

function fromEntry(layout: Layout, entry: Entry, index: number): Restriction[] {
  if (entry.type === "suggestion") return fromSuggestion(layout, entry, index);
  if (entry.type === "link") {
    const owner = ownerIndex(layout, entry.player);
    return [{ type: "hits", owner, cards: cardMask(layout, entry.cards), entry: index }];
  }
  if (entry.type === "fact") {
    const owner = ownerIndex(layout, entry.owner);
    return [{ type: entry.holds ? "holds" : "lacks", owner, cards: cardMask(layout, [entry.card]), entry: index }];
  }
  const cards = cardMask(layout, entry.cards);
  if (entry.correct) return [{ type: "holds", owner: layout.envelope, cards, entry: index }];
  return [{ type: "wrong", cards, entry: index }];
}

function fromSuggestion(layout: Layout, entry: Suggestion, index: number): Restriction[] {
  const asked = cardMask(layout, entry.cards);
  const passes = entry.passed.map(
    (name): Restriction => ({ type: "lacks", owner: ownerIndex(layout, name), cards: asked, entry: index }),
  );
  const shows = showsOf(entry).map(({ player, card }): Restriction => {
    const owner = ownerIndex(layout, player);
    if (card === null) return { type: "hits", owner, cards: asked, entry: index };
    return { type: "holds", owner, cards: cardMask(layout, [card]), entry: index };
  });
  return [...passes, ...shows];
}

/** Cards I saw others choose. What I chose myself tells me nothing. */
function choicesOf(layout: Layout, log: Log, everyShow: boolean): SeenChoice[] {
  const shown = new Set<string>();
  return log.flatMap((entry, index) => {
    if (entry.type !== "suggestion") return [];
    const asked = cardMask(layout, entry.cards) & layout.dealt;
    return showsOf(entry).flatMap(({ player, card }) => {
      if (card === null || player === layout.setup.me) return [];
      const name = `${player}|${card}`;
      const isAgain = shown.has(name);
      shown.add(name);
      return isAgain && !everyShow ? [] : [{ owner: ownerIndex(layout, player), asked, entry: index }];
    });
  });
}

/** A single statement about one cell. */
export interface CellFact {
  readonly owner: number;
  readonly card: number;
  readonly holds: boolean;
}

/** What must hold for every one of the cells to be false. */
export function denyAll(cells: readonly CellFact[]): Restriction[] {
  return cells.map(({ owner, card, holds }) => ({
    type: holds ? "lacks" : "holds",
    owner,
    cards: 1 << card,
    entry: FROM_SETUP,
  }));
}

/** The cells that say the owner holds one of the cards. */
export function holdsOneOf(owner: number, cards: CardMask): CellFact[] {
  return cardsIn(cards).map((card) => ({ owner, card, holds: true }));
}

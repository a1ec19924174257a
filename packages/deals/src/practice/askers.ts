// Ways of asking, from careless to ours. Each sees only what its player may know.

import { advise } from "../advice/advise.ts";
import type { Habits } from "../advice/habits.ts";
import { analyse } from "../analyse.ts";
import { pickIndex, type Random } from "../random.ts";
import { CARD_KINDS, cardsOf } from "../table/deck.ts";
import { showsOf } from "../table/entry.ts";
import type { PlayerView, Triple } from "./practice-game.ts";

export interface Asking {
  readonly view: PlayerView;
  /** The room the asker stands in; any room when absent. */
  readonly room?: string | undefined;
  readonly random: Random;
  /** How the others tend to play, for those who make use of it. */
  readonly habits?: readonly Habits[];
  /** Whether strangers are taken for some of a population. */
  readonly population?: boolean;
}

/** What to ask, or that the envelope is known. */
export interface AskerMove {
  readonly cards: Triple;
  readonly isSure: boolean;
}

/** A way of asking: chooses the next move from what a player can see. */
export type Asker = (asking: Asking) => AskerMove;

function pickCards({ view: { setup }, room, random }: Asking, allowed: (card: string) => boolean): Triple {
  const pick = (kind: (typeof CARD_KINDS)[number]) => {
    const all = cardsOf(setup.deck).filter((card) => card.kind === kind);
    const some = all.filter(({ id }) => allowed(id));
    const from = some.length > 0 ? some : all;
    return from[pickIndex(random, from.length)]?.id ?? "";
  };
  const [suspect, weapon, place] = CARD_KINDS.map(pick) as [string, string, string];
  return [suspect, weapon, room ?? place];
}

/** Cards a player has seen with their own eyes. */
function seenCards({ setup, log }: PlayerView): Set<string> {
  const shown = log.flatMap((entry) =>
    entry.type === "suggestion" ? showsOf(entry).flatMap(({ card }) => card ?? []) : [],
  );
  return new Set([...(setup.myHand ?? []), ...shown]);
}

/** Sure when one card of each kind was never seen. */
function bySight(asking: Asking): AskerMove {
  const { setup } = asking.view;
  const seen = seenCards(asking.view);
  const left = CARD_KINDS.map((kind) => cardsOf(setup.deck).filter((card) => card.kind === kind && !seen.has(card.id)));
  const isSure = left.every((cards) => cards.length === 1);
  if (!isSure) return { cards: pickCards(asking, (card) => !seen.has(card)), isSure };
  const [suspect = "", weapon = "", room = ""] = left.map(([card]) => card?.id ?? "");
  return { cards: [suspect, weapon, room], isSure };
}

const envelopesFor = ({ view }: Asking) =>
  analyse(view.setup, view.log, { explain: false, budget: 3_000_000 }).envelopes;

/** Reasons exactly about what is certain; `choose` says what to ask while more than one envelope is possible. */
function byReason(choose: (asking: Asking, envelopes: ReturnType<typeof envelopesFor>) => Triple): Asker {
  return (asking) => {
    const envelopes = envelopesFor(asking);
    const [best] = envelopes;
    if (best && envelopes.length === 1) return { cards: best.cards, isSure: true };
    return { cards: choose(asking, envelopes), isSure: false };
  };
}

const inRoom = ([suspect, weapon, room]: Triple, asking: Asking): Triple => [suspect, weapon, asking.room ?? room];

/** Ways of asking, for simulated players. */
export const ASKERS = {
  /** Any cards at all. */
  random: byReason((asking) => pickCards(asking, () => true)),
  /** Never their own cards. */
  "not-own": byReason((asking) => pickCards(asking, (card) => !asking.view.setup.myHand?.includes(card))),
  /** Only cards not seen yet, and sure only by sight: how beginners play. */
  sight: bySight,
  /** Any envelope that is possible. */
  possible: byReason((asking, envelopes) =>
    inRoom(envelopes[pickIndex(asking.random, envelopes.length)]?.cards ?? ["", "", ""], asking),
  ),
  /** The likeliest envelope, in the room if it can be there. */
  likeliest: byReason((asking, envelopes) => {
    const here = envelopes.find(({ cards }) => asking.room === undefined || cards[2] === asking.room);
    return inRoom((here ?? envelopes[0])?.cards ?? ["", "", ""], asking);
  }),
  /** Our advice. */
  advice: byReason(({ view, room, habits = [], population = false }) => {
    // Only the order counts here, and no exact figure.
    const options = {
      opponents: false,
      best: 0,
      budget: 3_000_000,
      habits,
      population,
      ...(room !== undefined && { room }),
    };
    return advise(view.setup, view.log, options).suggestions[0]?.cards ?? ["", "", ""];
  }),
} as const satisfies Record<string, Asker>;

/** The name of a way of asking. */
export type AskerName = keyof typeof ASKERS;

// Patterns of play within one game: what somebody asks for again and again, their own cards among it, and what they always show.
// Counted from what is certain; what they tell about a person is a guess, marked as one, and no fact ever rests on it.

import type { Analysis } from "../analyse.ts";
import { type CardKind, cardsOf } from "../table/deck.ts";
import { type Log, type Suggestion, showsOf } from "../table/entry.ts";
import type { Setup } from "../table/setup.ts";

interface Guess {
  /** Always true: a pattern is never evidence. */
  readonly guess: true;
  readonly player: string;
}

/** Something about how a player plays that may tell of their hand. */
export type PlayPattern = Guess &
  (
    | {
        readonly kind: "asks-again";
        readonly card: string;
        readonly times: number;
        readonly suggestions: number;
        /** Whether the card may be in their own hand. */
        readonly mayHold: boolean;
      }
    | {
        readonly kind: "asks-own";
        readonly cards: readonly string[];
        readonly times: number;
        readonly suggestions: number;
      }
    | { readonly kind: "shows-same"; readonly card: string; readonly times: number }
    | { readonly kind: "shows-kind"; readonly of: CardKind; readonly times: number }
  );

/** Of those asked for again, so many are told. */
const MOST_CARDS = 3;
/** One kind of card says something only over so many different shows. */
const ENOUGH_OF_A_KIND = 3;

/** Everybody's patterns, in the order of the seats. */
export function findPatterns(setup: Setup, log: Log, analysis: Analysis): PlayPattern[] {
  const suggestions = suggestionsOf(log);
  return setup.players.flatMap((player) => {
    const asked = suggestions.filter(({ by }) => by === player);
    const shown = shownBy(player, suggestions, analysis);
    return [
      ...asksAgain(player, asked, analysis),
      ...asksOwn(player, asked, analysis),
      ...alwaysShows(player, shown, setup),
    ];
  });
}

export const suggestionsOf = (log: Log): Suggestion[] =>
  log.filter((entry): entry is Suggestion => entry.type === "suggestion");

/** What is certainly their own is told by `asksOwn`. */
function asksAgain(player: string, asked: readonly Suggestion[], { owners, matrix }: Analysis): PlayPattern[] {
  const named = asked.flatMap(({ cards }) => cards);
  const mayHold = (card: string): boolean => matrix[card]?.players[player] !== "not_owned";
  return [...new Set(named)]
    .map((card) => ({ card, times: named.filter((each) => each === card).length }))
    .filter(({ card, times }) => times > 1 && owners[card] !== player)
    .sort((a, b) => b.times - a.times)
    .slice(0, MOST_CARDS)
    .map((again) => ({
      guess: true,
      player,
      kind: "asks-again",
      ...again,
      suggestions: asked.length,
      mayHold: mayHold(again.card),
    }));
}

function asksOwn(player: string, asked: readonly Suggestion[], { owners }: Analysis): PlayPattern[] {
  const own = asked.map(({ cards }) => cards.filter((card) => owners[card] === player));
  const times = own.filter((cards) => cards.length > 0).length;
  if (times === 0) return [];
  return [{ guess: true, player, kind: "asks-own", cards: [...new Set(own.flat())], times, suggestions: asked.length }];
}

/** The cards a player is known to have shown: seen, or the only one of those asked for that it can have been. */
function shownBy(player: string, suggestions: readonly Suggestion[], { links }: Analysis): string[] {
  return suggestions.flatMap((entry) =>
    showsOf(entry)
      .filter((show) => show.player === player)
      .flatMap(({ card }) => {
        if (card !== null) return [card];
        const possible = links.find((link) => link.entry === entry.id && link.player === player)?.possible ?? [];
        return possible.length === 1 ? possible : [];
      }),
  );
}

function alwaysShows(player: string, shown: readonly string[], { deck }: Setup): PlayPattern[] {
  const times = shown.length;
  const [card, ...others] = new Set(shown);
  if (card === undefined || times < 2) return [];
  if (others.length === 0) return [{ guess: true, player, kind: "shows-same", card, times }];
  const kindOf = new Map(cardsOf(deck).map(({ id, kind }) => [id, kind]));
  const [of, ...otherKinds] = new Set(shown.map((each) => kindOf.get(each)));
  if (of === undefined || otherKinds.length > 0 || times < ENOUGH_OF_A_KIND) return [];
  return [{ guess: true, player, kind: "shows-kind", of, times }];
}

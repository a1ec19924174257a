// Habits in words: how somebody tends to ask and to show. Guesses, and to be marked as such wherever they are told.

import type { Habits } from "../advice/habits.ts";
import { sayingOf } from "../rules/say.ts";
import { CARD_KINDS } from "../table/deck.ts";
import type { Setup } from "../table/setup.ts";
import type { TableWording } from "../words/wording.ts";

/** Less often than this says nothing. */
const ENOUGH = 3;

/** What is worth saying about a player, if anything. */
export function sayHabits(words: TableWording, setup: Setup, known: Habits): string[] {
  const { habits } = words;
  const { asksOwnCards, showsKind, neverShowsFirst, showsAgain } = known;
  const kinds = CARD_KINDS.filter((kind) => showsKind[kind].chances >= ENOUGH).map((kind) => ({
    kind,
    tendency: showsKind[kind],
  }));
  return [
    ...(asksOwnCards.chances >= ENOUGH ? [habits.asksOwn(asksOwnCards)] : []),
    ...(kinds.length > 0 ? [habits.showsKinds(kinds)] : []),
    ...(showsAgain.chances >= ENOUGH ? [habits.showsAgain(showsAgain)] : []),
    ...(neverShowsFirst.length > 0 ? [habits.neverFirst(sayingOf(words, setup).cards(neverShowsFirst))] : []),
  ];
}

// Habits in words: how somebody tends to ask and to show. Guesses, and to be marked as such wherever they are told.

import { sayList } from "@demonstrandum/text";
import type { Habits, Tendency } from "../advice/habits.ts";
import { sayCard } from "../rules/say.ts";
import { CARD_KINDS } from "../table/deck.ts";
import type { Setup } from "../table/setup.ts";

/** Less often than this says nothing. */
const ENOUGH = 3;

const say = ({ seen, chances }: Tendency): string => `${seen} of ${chances} times`;

/** What is worth saying about a player, if anything. */
export function sayHabits(setup: Setup, { asksOwnCards, showsKind, neverShowsFirst, showsAgain }: Habits): string[] {
  const kinds = CARD_KINDS.filter((kind) => showsKind[kind].chances >= ENOUGH).map(
    (kind) => `a ${kind} ${say(showsKind[kind])}`,
  );
  return [
    ...(asksOwnCards.chances >= ENOUGH ? [`Asked for a card in hand ${say(asksOwnCards)}.`] : []),
    ...(kinds.length > 0 ? [`With a choice, showed ${sayList(kinds)}.`] : []),
    ...(showsAgain.chances >= ENOUGH ? [`Showed the same card again ${say(showsAgain)}.`] : []),
    ...(neverShowsFirst.length > 0
      ? [`Never showed ${sayList(neverShowsFirst.map((card) => sayCard(setup, card)))} first.`]
      : []),
  ];
}

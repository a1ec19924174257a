// Wasted cards, in the order of the path: clues that tell nothing beyond who is known already when their speaker is revealed,
// and clues that a player who had thought everything through could have told themselves.

import { pathFrom } from "./path.ts";
import { isIdleIn, type LaidPuzzle, type Position, reveal, startPosition } from "./position.ts";

/** Whose clues tell nothing beyond who is known. Whoever is revealed last has nobody left to speak of and is not counted. */
export const idleSpeakers = (laid: LaidPuzzle): number[] =>
  speakersWho(laid, ({ facts }, person) => isIdleIn(laid, facts, person));

/** Whose clues follow from all that is on the table, the last again not counted. */
export const foreseenSpeakers = (laid: LaidPuzzle): number[] =>
  speakersWho(laid, ({ facts, clues }, person) => isIdleIn(laid, facts, person, clues));

function speakersWho(laid: LaidPuzzle, isSo: (position: Position, person: number) => boolean): number[] {
  const found: number[] = [];
  let position = startPosition(laid.table);
  for (const { person } of pathFrom(laid).slice(0, -1)) {
    position = reveal(laid.table, position, person);
    if (isSo(position, person)) found.push(person);
  }
  return found;
}

// Wasted cards: clues that tell nothing beyond who is known already when their speaker is revealed, in the order of the path.

import { pathFrom } from "./path.ts";
import { canBreak, type Laid, reveal, startPosition } from "./position.ts";

/** Whose clues these are, in that order. Whoever is revealed last has nobody left to speak of and is not counted. */
export function idleSpeakers(laid: Laid): number[] {
  const idle: number[] = [];
  let position = startPosition(laid.table);
  for (const { person } of pathFrom(laid).slice(0, -1)) {
    position = reveal(laid.table, position, person);
    if (!canBreak(laid, position.facts, person)) idle.push(person);
  }
  return idle;
}

// Wasted cards, in the order of the path: clues that tell nothing beyond who is known already when their speaker is revealed,
// and clues that a player who had thought everything through could have told themselves.

import { NOTHING, scopeOf } from "@demonstrandum/logic";
import { pathFrom } from "./path.ts";
import { implies, isIdleIn, type LaidPuzzle, type Position, reveal, startPosition } from "./position.ts";

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
    if (!laid.table.clues[person]?.isAside && isSo(position, person)) found.push(person);
  }
  return found;
}

/** Whose words tell nothing at all. In a gated game a clue is only read once its speaker is known, so it must tell more than that. */
export const emptySpeakers = (laid: LaidPuzzle): number[] => {
  const { clues, solution, isGated } = laid.table;
  return [...clues.keys()].filter((person) => {
    if (clues[person]?.isAside) return false;
    const facts = isGated ? { known: 1 << person, value: solution & (1 << person) } : NOTHING;
    return isIdleIn(laid, facts, person);
  });
};

/** Two who say the same, however differently they put it: the later, and the first before them. Silence repeats nobody's. */
export interface Repeat {
  readonly person: number;
  readonly other: number;
}

export function repeatsIn(laid: LaidPuzzle): Repeat[] {
  const scopes = laid.theory.clues.map(({ says }) => scopeOf(says));
  const speakers = [...laid.table.clues.keys()].filter((person) => laid.table.clues[person]?.says.length !== 0);
  return speakers.flatMap((person) => {
    for (const other of speakers) {
      if (other >= person) break;
      if (laid.table.clues[other]?.isAside) continue;
      if (scopes[other] === scopes[person] && implies(laid, other, person) && implies(laid, person, other))
        return [{ person, other }];
    }
    return [];
  });
}

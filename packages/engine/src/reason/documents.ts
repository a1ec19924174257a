// The functions that the source documents name, on top of the engine's own.

import { countWorlds, entailed, predicate } from "@demonstrandum/logic";
import type { Game } from "../game/game.ts";
import type { Puzzle } from "../game/puzzle.ts";
import { type Session, stateOf } from "../play/session.ts";
import { findLocally } from "./one-clue.ts";
import { pathFrom } from "./path.ts";
import { layOut } from "./position.ts";

/** The identity that the revealed clues prove, or undefined if they do not. */
export function canDeduceIdentity<P extends Puzzle>(
  game: Game<P>,
  session: Session<P>,
  person: number,
): boolean | undefined {
  const { theory } = layOut(game, session.puzzle);
  const forced = entailed(theory, stateOf(game, session).position);
  if (!forced || ((forced.known >>> person) & 1) === 0) return undefined;
  return ((forced.value >>> person) & 1) === 1;
}

/** What the source documents ask of a puzzle, point by point. */
export interface Validation {
  /** Every clue is true of the answer, or false where its speaker lies. */
  readonly isTrue: boolean;
  /** The clues leave no other world. */
  readonly isUnique: boolean;
  /** Someone can be proved in every position. */
  readonly isPlayable: boolean;
  /** The documents' local rules alone find everyone, with all clues on the table. */
  readonly isLocal: boolean;
}

/** The documents' validation (uniqueness and deduction); `audit` checks this and much more. */
export function validatePuzzle<P extends Puzzle>(game: Game<P>, puzzle: P): Validation {
  const laid = layOut(game, puzzle);
  const { people, clues, solution, start } = laid.table;
  const { facts } = findLocally(laid.theory, clues);
  return {
    isTrue: laid.theory.clues.every(({ says }) => predicate(says)(solution)),
    isUnique: countWorlds(laid.theory) === 1,
    isPlayable: pathFrom(laid).length + start.length === people.length,
    isLocal: facts.known === 2 ** people.length - 1,
  };
}

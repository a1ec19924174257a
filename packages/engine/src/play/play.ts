// Any move and what comes of it: verdicts are judged by the session, questions answered by what proves.

import { TooMuch, within } from "@demonstrandum/logic";
import type { Game } from "../game/game.ts";
import type { Puzzle } from "../game/puzzle.ts";
import { BOUNDS } from "../reason/bounds.ts";
import { type LaidPuzzle, layOut, reveal } from "../reason/position.ts";
import { findSupposedClash } from "./clash.ts";
import { hint } from "./hint.ts";
import { type BareOutcome, isQuestion, type Move, type Question } from "./move.ts";
import { judgeMove, recorded, type Session, type State, startState, stateOf, TOO_MUCH_ANSWER } from "./session.ts";
import { why } from "./why.ts";

/** A play after a move, and what came of the move. */
export interface Played<P extends Puzzle = Puzzle> {
  readonly session: Session<P>;
  readonly outcome: BareOutcome;
}

/** Makes a move and tells what came of it. Moves that change nothing are not recorded. */
export function play<P extends Puzzle>(game: Game<P>, session: Session<P>, move: Move): Played<P> {
  if (!isQuestion(move)) return judgeMove(game, session, move);
  const outcome = answer(layOut(game, session.puzzle), stateOf(game, session), move);
  return { session: recorded(game, session, move, outcome), outcome };
}

/** The answer to a question where these people are revealed. It takes no moves: nothing else counts for it. */
export function answerAt<P extends Puzzle>(
  game: Game<P>,
  puzzle: P,
  revealed: readonly number[],
  question: Question,
): BareOutcome {
  const laid = layOut(game, puzzle);
  const start = startState(laid);
  const position = revealed.reduce((each, person) => reveal(laid.table, each, person), start.position);
  return answer(laid, { ...start, position }, question);
}

function answer(laid: LaidPuzzle, state: State, move: Question): BareOutcome {
  switch (move.kind) {
    case "hint":
      return orTooMuch(() => ({ kind: "hint", hint: hint(laid, state.position, move.level) }));
    case "why":
      return orTooMuch(() => ({ kind: "why", why: why(laid, state.position, move.person, move.identity) }));
    case "clash":
      return orTooMuch(() => ({
        kind: "clash",
        clash: findSupposedClash(laid, state.position, move.supposed),
      }));
  }
}

function orTooMuch(work: () => BareOutcome): BareOutcome {
  const outcome = within(BOUNDS.answer, work);
  return outcome instanceof TooMuch ? TOO_MUCH_ANSWER : outcome;
}

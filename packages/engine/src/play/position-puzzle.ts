// One position as a puzzle of its own: who was known then, and one person whom what was on the table proves. Whoever made it up, it is
// taken only if proofs lead to it and on to that person.

import { explain, TooMuch, within } from "@demonstrandum/logic";
import type { Game } from "../game/game.ts";
import type { Puzzle } from "../game/puzzle.ts";
import { argue } from "../reason/argument.ts";
import { BOUNDS } from "../reason/bounds.ts";
import {
  identityOf,
  isKnown,
  type LaidPuzzle,
  layOut,
  type Position,
  reveal,
  startPosition,
} from "../reason/position.ts";
import { proofHint } from "./hint.ts";
import { judge } from "./judge.ts";
import type { BareOutcome, Move } from "./move.ts";

/** Who is known in a position, and who is asked for. */
export interface PositionQuestion {
  readonly known: readonly number[];
  readonly person: number;
}

const isProved = (laid: LaidPuzzle, position: Position, person: number): boolean =>
  judge(laid, position, person, identityOf(laid.table, person)) === true;

/** The verdicts that lead to the position, each of them proved; nothing unless there are such and they prove the person too. */
export function movesTo<P extends Puzzle>(
  game: Game<P>,
  puzzle: P,
  { known, person }: PositionQuestion,
): readonly Move[] | undefined {
  const laid = layOut(game, puzzle);
  const { table } = laid;
  if ([...known, person].some((each) => !table.people[each])) return undefined;
  let position = startPosition(table);
  const moves: Move[] = [];
  const left = new Set(known.filter((each) => !isKnown(position, each)));
  for (;;) {
    const next = [...left].find((each) => isProved(laid, position, each));
    if (next === undefined) break;
    moves.push({ kind: "verdict", person: next, identity: identityOf(table, next) });
    position = reveal(table, position, next);
    left.delete(next);
  }
  const isAsked = left.size === 0 && !isKnown(position, person) && isProved(laid, position, person);
  return isAsked ? moves : undefined;
}

/** The proof of the person in a position that `movesTo` reaches. */
export function proofAt<P extends Puzzle>(game: Game<P>, puzzle: P, { known, person }: PositionQuestion): BareOutcome {
  const laid = layOut(game, puzzle);
  const position = known.reduce((each, one) => reveal(laid.table, each, one), startPosition(laid.table));
  const identity = identityOf(laid.table, person);
  const outcome = within(BOUNDS.answer, (): BareOutcome => {
    const speakers = explain(laid.theory, position, { index: person, value: identity }) ?? [];
    return { kind: "hint", hint: proofHint(position, argue(laid, position, [{ person, identity, speakers }], true)) };
  });
  return outcome instanceof TooMuch ? { kind: "too-much" } : outcome;
}

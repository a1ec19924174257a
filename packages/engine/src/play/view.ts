// What a player may see. The one place where secrets are left out: nothing of an unrevealed person but name and place.

import type { Game } from "../game/game.ts";
import type { Puzzle } from "../game/puzzle.ts";
import { canBreak, identityOf, isKnown, type Laid, layOut, type Position } from "../reason/position.ts";
import { type State, stateOf } from "./session.ts";
import type { Session } from "./session-state.ts";
import type { ClueView, PersonView, View } from "./view-types.ts";

export function view<P extends Puzzle>(game: Game<P>, session: Session<P>): View {
  const laid = layOut(game, session.puzzle);
  const { table } = laid;
  const state = stateOf(game, session);
  const people = table.people.map((_, id) => showPerson(laid, state, id));
  return {
    game: game.id,
    dialect: session.puzzle.dialect ?? "",
    difficulty: session.puzzle.difficulty,
    rows: table.rows,
    cols: table.cols,
    words: table.words,
    people,
    mistakes: state.mistakes,
    hints: state.hints,
    isDone: people.every(({ identity }) => identity !== undefined),
  };
}

function showPerson(laid: Laid, state: State, id: number): PersonView {
  const { table } = laid;
  const person = table.people[id];
  if (!person) throw new RangeError(`There is no person ${id}.`);
  return {
    id,
    ...person,
    ...(isKnown(state.position, id) ? { identity: identityOf(table, id) } : {}),
    ...(state.position.clues.includes(id) ? { clue: showClue(laid, state.position, id) } : {}),
    isLocked: ((state.locked >>> id) & 1) === 1,
  };
}

function showClue(laid: Laid, position: Position, speaker: number): ClueView {
  const clue = laid.table.clues[speaker];
  if (!clue) throw new RangeError(`Person ${speaker} says nothing.`);
  return {
    text: clue.text,
    ...(clue.narrative === undefined ? {} : { narrative: clue.narrative }),
    people: clue.people,
    isSpent: !canBreak(laid, position.facts, speaker),
  };
}

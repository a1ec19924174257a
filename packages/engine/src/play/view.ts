// What a player may see. The one place where secrets are left out: nothing of an unrevealed person but name and place.

import type { Game } from "../game/game.ts";
import type { Puzzle } from "../game/puzzle.ts";
import type { Person } from "../game/table.ts";
import { identityOf, isIdleIn, isKnown, type LaidPuzzle, layOut, type Position } from "../reason/position.ts";
import type { HintLevel } from "./hint.ts";
import { type HowFound, isRefused, type Session, type State, stateOf } from "./session.ts";

export interface BareClue {
  /** The people the clue is about, its speaker among them if counted. */
  readonly people: readonly number[];
  /** People it names only to say where those stand: Mona in "to the right of Mona". */
  readonly references: readonly number[];
  /** It can add nothing to what is known. */
  readonly isSpent: boolean;
  /** It is no clue, and never told anything. */
  readonly isAside?: true;
}

export interface BarePerson extends Person {
  readonly id: number;
  /** Present once revealed; true is the hidden kind. */
  readonly identity?: boolean;
  /** How; absent for those who were known from the start. */
  readonly found?: HowFound;
  /** Present once on the table. */
  readonly clue?: BareClue;
  /** The verdicts on this person that were refused, and are closed until someone is revealed. */
  readonly refused: readonly boolean[];
}

/** What a player may see of a play, as data without words. */
export interface BareView {
  readonly game: string;
  readonly dialect: string;
  readonly difficulty: string;
  readonly rows: number;
  readonly cols: number;
  /** Everybody has spoken from the start. */
  readonly isOpen: boolean;
  readonly people: readonly BarePerson[];
  readonly mistakes: number;
  readonly hints: number;
  /** The deepest level that any hint was opened to; 0 without hints. */
  readonly deepest: HintLevel | 0;
  /** How everyone found so far was found, in that order. */
  readonly found: readonly HowFound[];
  /** How many of them by the accusation that ended the play. */
  readonly accused: number;
  readonly isDone: boolean;
}

/** What a player may see of a play: the one place where secrets are stripped. */
export function view<P extends Puzzle>(game: Game<P>, session: Session<P>): BareView {
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
    isOpen: !table.isGated,
    people,
    mistakes: state.mistakes,
    hints: state.hints,
    deepest: state.deepest,
    found: state.found,
    accused: state.accused,
    isDone: people.every(({ identity }) => identity !== undefined),
  };
}

function showPerson(laid: LaidPuzzle, state: State, id: number): BarePerson {
  const { table } = laid;
  const person = table.people[id];
  if (!person) throw new RangeError(`There is no person ${id}.`);
  const found = state.found[state.finds.indexOf(id)];
  return {
    id,
    ...person,
    ...(isKnown(state.position, id) ? { identity: identityOf(table, id) } : {}),
    ...(found === undefined ? {} : { found }),
    ...(state.position.clues.includes(id) ? { clue: showClue(laid, state.position, id) } : {}),
    refused: [false, true].filter((identity) => isRefused(state, id, identity)),
  };
}

function showClue(laid: LaidPuzzle, position: Position, speaker: number): BareClue {
  const clue = laid.table.clues[speaker];
  if (!clue) throw new RangeError(`Person ${speaker} says nothing.`);
  return {
    people: clue.people,
    references: clue.references,
    isSpent: isIdleIn(laid, position.facts, speaker),
    ...(clue.isAside ? { isAside: true } : {}),
  };
}

// What a player may see. The one place where secrets are left out: nothing of an unrevealed person but name and place.

import type { Game } from "../game/game.ts";
import type { Puzzle } from "../game/puzzle.ts";
import type { Word } from "../game/table.ts";
import { identityOf, isIdleIn, isKnown, type LaidPuzzle, layOut, type Position } from "../reason/position.ts";
import { sayHonestyOf } from "../say/honesty.ts";
import type { HintLevel } from "./hint.ts";
import { type HowFound, isRefused, type Session, type State, stateOf } from "./session.ts";

export interface ClueView {
  readonly text: string;
  /** The same, sentence by sentence. */
  readonly sentences: readonly string[];
  /** The same clue told as a story, where the game has one. */
  readonly narrative?: string;
  /** The people the clue is about, its speaker among them if counted. */
  readonly people: readonly number[];
  /** People it names only to say where those stand: Mona in "to the right of Mona". */
  readonly references: readonly number[];
  /** It can add nothing to what is known. */
  readonly isSpent: boolean;
}

export interface PersonView {
  readonly id: number;
  readonly name: string;
  /** The name in Latin letters, where it is written otherwise. */
  readonly latin?: string;
  /** How it is spoken, where the Latin letters do not tell: Lǐ Mù. */
  readonly spoken?: string;
  readonly row: number;
  readonly col: number;
  /** The place as the game writes it: "3B", "7". */
  readonly place: string;
  /** What can be seen of the person beside the place; empty in games without. */
  readonly marks: readonly string[];
  /** Present once revealed; true is the hidden kind (words[1]). */
  readonly identity?: boolean;
  /** Present once on the table. */
  readonly clue?: ClueView;
  /** The verdicts on this person that were refused, and are closed until someone is revealed. */
  readonly refused: readonly boolean[];
}

export interface View {
  readonly game: string;
  readonly dialect: string;
  readonly difficulty: string;
  readonly rows: number;
  readonly cols: number;
  /** What false and true are called. */
  readonly words: readonly [Word, Word];
  /** Who tells the truth, in one or two sentences. */
  readonly honesty: string;
  /** Everybody has spoken from the start. */
  readonly isOpen: boolean;
  readonly people: readonly PersonView[];
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
    honesty: sayHonestyOf(table),
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

function showPerson(laid: LaidPuzzle, state: State, id: number): PersonView {
  const { table } = laid;
  const person = table.people[id];
  if (!person) throw new RangeError(`There is no person ${id}.`);
  return {
    id,
    ...person,
    ...(isKnown(state.position, id) ? { identity: identityOf(table, id) } : {}),
    ...(state.position.clues.includes(id) ? { clue: showClue(laid, state.position, id) } : {}),
    refused: [false, true].filter((identity) => isRefused(state, id, identity)),
  };
}

function showClue(laid: LaidPuzzle, position: Position, speaker: number): ClueView {
  const clue = laid.table.clues[speaker];
  if (!clue) throw new RangeError(`Person ${speaker} says nothing.`);
  return {
    text: clue.text,
    sentences: clue.sentences ?? [clue.text],
    ...(clue.narrative === undefined ? {} : { narrative: clue.narrative }),
    people: clue.people,
    references: clue.references,
    isSpent: isIdleIn(laid, position.facts, speaker),
  };
}

// Where a play stands: what is known and whose clues are on the table. The only evidence there is.

import {
  type Compiled,
  compile,
  type Facts,
  type Given,
  hasWorld,
  makeTheory,
  NOTHING,
  type Theory,
} from "@demonstrandum/logic";
import type { Game, Table } from "./game.ts";
import type { Puzzle } from "./puzzle.ts";

/** A puzzle ready for questions. Clue i of the theory is what person i says. */
export interface Laid {
  readonly table: Table;
  readonly theory: Theory;
  /** What each person says, the opposite of it, and the axioms, compiled. */
  readonly sayings: readonly Compiled[];
  readonly denials: readonly Compiled[];
  readonly axioms: readonly Compiled[];
}

const laidOut = new WeakMap<Puzzle, Laid>();

/** Lays a puzzle out once, however often it is asked about. */
export function layOut<P extends Puzzle>(game: Game<P>, puzzle: P): Laid {
  const kept = laidOut.get(puzzle);
  if (kept) return kept;
  const table = game.lay(puzzle);
  const laid = makeLaid(table);
  laidOut.set(puzzle, laid);
  return laid;
}

export function makeLaid(table: Table): Laid {
  const size = table.people.length;
  const clues = table.clues.map((clue, i) => ({ name: table.people[i]?.name ?? String(i), says: clue.says }));
  const theory = makeTheory({ size, clues, axioms: table.axioms });
  return {
    table,
    theory,
    sayings: theory.compiled.clues,
    denials: clues.map(({ says }) => compile({ kind: "not", of: says })),
    axioms: theory.compiled.axioms,
  };
}

const isPossible = ({ axioms }: Laid, { known, value }: Facts, ...clues: (Compiled | undefined)[]): boolean =>
  hasWorld(known, value, [...axioms, ...clues.flatMap((clue) => clue ?? [])]);

/** Whether some world with these facts breaks the clue; if none does, the clue adds nothing to them. */
export const canBreak = (laid: Laid, facts: Facts, speaker: number): boolean =>
  isPossible(laid, facts, laid.denials[speaker]);

/** Whether every world that obeys the one obeys the other. */
export const implies = (laid: Laid, one: number, other: number): boolean =>
  !isPossible(laid, NOTHING, laid.sayings[one], laid.denials[other]);

export interface Position extends Given {
  readonly facts: Facts;
  readonly clues: readonly number[];
}

export function startPosition(table: Table): Position {
  const nobody: Position = {
    facts: { known: 0, value: 0 },
    clues: table.isGated ? [] : table.people.map((_, person) => person),
  };
  return table.start.reduce((position, person) => reveal(table, position, person), nobody);
}

export const isKnown = (position: Position, person: number): boolean => ((position.facts.known >>> person) & 1) === 1;

export const identityOf = (table: Table, person: number): boolean => ((table.solution >>> person) & 1) === 1;

/** The position once a person's true identity is on the table, and their clue with it. */
export function reveal(table: Table, position: Position, person: number): Position {
  if (isKnown(position, person)) return position;
  const bit = 1 << person;
  return {
    facts: { known: position.facts.known | bit, value: position.facts.value | (table.solution & bit) },
    clues: table.isGated ? [...position.clues, person].sort((a, b) => a - b) : position.clues,
  };
}

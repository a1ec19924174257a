// Where a play stands: what is known and whose clues are on the table. The only evidence there is.

import { type Compiled, type Facts, type Given, isIdle, makeTheory, NOTHING, type Theory } from "@demonstrandum/logic";
import { makeRecent } from "@demonstrandum/text";
import type { Game } from "../game/game.ts";
import { evidenceOf } from "../game/honesty.ts";
import type { Puzzle } from "../game/puzzle.ts";
import type { Table } from "../game/table.ts";
import type { TestimonyTelling } from "../say/testimony-context.ts";

/** A puzzle ready for questions. Clue i of the theory is what person i's words tell. */
export interface LaidPuzzle {
  readonly table: Table;
  readonly theory: Theory;
  /** How words are told that may be lies, in games where somebody's may be. */
  readonly testimony?: TestimonyTelling | undefined;
}

/** With how it was laid: a game in another language lays the same puzzle in other words. */
const laidOut = makeRecent<Puzzle, LaidPuzzle & { readonly lay: unknown }>();

/** Lays a puzzle out once, however often it is asked about in a row; with the table, if that is there already. */
export function layOut<P extends Puzzle>(game: Game<P>, puzzle: P, table?: Table): LaidPuzzle {
  const kept = laidOut.get(puzzle);
  if (kept?.lay === game.lay) return kept;
  const laid = { ...makeLaidPuzzle(table ?? game.lay(puzzle)), testimony: game.testimony, lay: game.lay };
  laidOut.set(puzzle, laid);
  return laid;
}

export function makeLaidPuzzle(table: Table): LaidPuzzle {
  const size = table.people.length;
  const clues = table.clues.map((_, i) => ({ name: table.people[i]?.name ?? String(i), says: evidenceOf(table, i) }));
  return { table, theory: makeTheory({ size, clues, axioms: table.axioms }) };
}

/** Whether what the speaker says adds nothing to these facts, nor to what others say beside it. */
export function isIdleIn(
  { theory }: LaidPuzzle,
  facts: Facts,
  speaker: number,
  beside: readonly number[] = [],
): boolean {
  const { clues, axioms } = theory.compiled;
  const others = beside.flatMap((id) => (id === speaker ? [] : (clues[id] ?? [])));
  return isIdle(clues[speaker] as Compiled, facts, [...axioms, ...others]);
}

/** Whether every world that obeys the one obeys the other. */
export const implies = (laid: LaidPuzzle, one: number, other: number): boolean => isIdleIn(laid, NOTHING, other, [one]);

/** How far a table is known: who is revealed, and what follows from that. */
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
    clues: table.isGated ? inserted(position.clues, person) : position.clues,
  };
}

/** An ascending list with one number more. */
function inserted(list: readonly number[], item: number): readonly number[] {
  let at = list.length;
  while (at > 0 && (list[at - 1] as number) > item) at--;
  return list.toSpliced(at, 0, item);
}

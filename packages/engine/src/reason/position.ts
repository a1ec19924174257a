// Where a play stands: what is known and whose clues are on the table. The only evidence there is.

import {
  type Compiled,
  compile,
  type Facts,
  type Given,
  hasWorld,
  holdsAnyway,
  makeTheory,
  NOTHING,
  type Theory,
} from "@demonstrandum/logic";
import type { Game } from "../game/game.ts";
import { evidenceOf } from "../game/honesty.ts";
import type { Puzzle } from "../game/puzzle.ts";
import type { Table } from "../game/table.ts";
import { makeRecent } from "../recent.ts";

/** A puzzle ready for questions. Clue i of the theory is what person i's words tell. */
export interface Laid {
  readonly table: Table;
  readonly theory: Theory;
  /** The opposite of what each person's words tell, compiled when it is first asked for. */
  readonly denials: (Compiled | undefined)[];
}

/** With how it was laid: a game in another language lays the same puzzle in other words. */
const laidOut = makeRecent<Puzzle, Laid & { readonly lay: unknown }>();

/** Lays a puzzle out once, however often it is asked about in a row; with the table, if that is there already. */
export function layOut<P extends Puzzle>(game: Game<P>, puzzle: P, table?: Table): Laid {
  const kept = laidOut.get(puzzle);
  if (kept?.lay === game.lay) return kept;
  const laid = { ...makeLaid(table ?? game.lay(puzzle)), lay: game.lay };
  laidOut.set(puzzle, laid);
  return laid;
}

export function makeLaid(table: Table): Laid {
  const size = table.people.length;
  const clues = table.clues.map((_, i) => ({ name: table.people[i]?.name ?? String(i), says: evidenceOf(table, i) }));
  return { table, theory: makeTheory({ size, clues, axioms: table.axioms }), denials: clues.map(() => undefined) };
}

function denialOf({ theory, denials }: Laid, speaker: number): Compiled | undefined {
  const clue = theory.clues[speaker];
  if (clue === undefined) return undefined;
  const denial = denials[speaker] ?? compile({ kind: "not", of: clue.says });
  denials[speaker] = denial;
  return denial;
}

function isPossible({ theory }: Laid, { known, value }: Facts, one?: Compiled, other?: Compiled): boolean {
  const clues = [...theory.compiled.axioms];
  if (one) clues.push(one);
  if (other) clues.push(other);
  return hasWorld(known, value, clues);
}

/** Whether some world with these facts breaks the clue; if none does, the clue adds nothing to them. */
export function canBreak(laid: Laid, facts: Facts, speaker: number): boolean {
  const { clues, axioms } = laid.theory.compiled;
  const clue = clues[speaker];
  // Of counts with nothing around them it is plain to see; anything else takes a search.
  if (clue && clue.others.length === 0 && axioms.length === 0) return !holdsAnyway(facts, clue);
  return isPossible(laid, facts, denialOf(laid, speaker));
}

/** Whether some world with the facts and the other clues on the table breaks the clue. */
export function canBreakBeside(laid: Laid, { facts, clues }: Position, speaker: number): boolean {
  const { compiled } = laid.theory;
  const denial = denialOf(laid, speaker);
  const others = clues.flatMap((id) => (id === speaker ? [] : (compiled.clues[id] ?? [])));
  return denial !== undefined && hasWorld(facts.known, facts.value, [...compiled.axioms, ...others, denial]);
}

/** Whether every world that obeys the one obeys the other. */
export const implies = (laid: Laid, one: number, other: number): boolean =>
  !isPossible(laid, NOTHING, laid.theory.compiled.clues[one], denialOf(laid, other));

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

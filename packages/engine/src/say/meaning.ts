// What a clue means on a puzzle's board: whom it speaks of, how it reads, how many worlds it leaves.

import { type Constraint, countWorlds, fullMask, ImpossibleError, makeTheory, predicate } from "@demonstrandum/logic";
import type { Understood } from "../game/game.ts";
import type { ToldTable } from "./told-table.ts";
import { nameAt } from "./words/at-table.ts";

/** What a clue means on a board: whom it speaks of, and how many worlds it leaves. */
export interface Meaning {
  readonly clue: string;
  readonly english: string;
  readonly people: readonly { readonly id: number; readonly name: string; readonly place: string }[];
  /** How many of all worlds it leaves. */
  readonly worlds: number;
  readonly of: number;
  readonly isTrueHere: boolean;
}

/** What a clue that was understood means on its table, in words and figures. */
export function meaningOf(table: ToldTable, { text: clue, english, people, says }: Understood): Meaning {
  return {
    clue,
    english,
    people: people.map((id) => ({ id, name: nameAt(table.words, id), place: table.people[id]?.place ?? "" })),
    worlds: worldsOf(says, table.people.length),
    of: fullMask(table.people.length) + 1,
    isTrueHere: predicate(says)(table.solution),
  };
}

/** How many worlds a clue leaves; one that nobody could ever say truly leaves none. */
function worldsOf(says: Constraint, size: number): number {
  try {
    return countWorlds(makeTheory({ size, clues: [{ name: "clue", says }] }));
  } catch (error) {
    if (error instanceof ImpossibleError) return 0;
    throw error;
  }
}

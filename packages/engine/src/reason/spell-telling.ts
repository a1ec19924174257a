// Everything that it depends on whether a proof can be told within a limit, as a text: the same for questions of which every part is
// the same, whatever puzzle they come from.

import type { Facts, Mask } from "@demonstrandum/logic";
import type { Spoken, Table } from "../game/table.ts";
import type { ProofLimit } from "./level.ts";
import type { LaidPuzzle } from "./position.ts";

/** Undefined where not everybody tells the truth: how those are heard cannot be spelled. */
export function spellTelling(
  { table }: LaidPuzzle,
  { facts, clues }: { readonly facts: Facts; readonly clues: readonly number[] },
  people: Mask,
  { sentences, nesting, cost }: ProofLimit,
): string | undefined {
  if (table.honesty !== "truthful" || !table.isGated) return undefined;
  const asked = `${facts.known} ${facts.value} ${people} ${sentences} ${nesting} ${cost}`;
  const cited = clues.map((speaker) => `${speaker}:${spellClue(table.clues[speaker] as Spoken)}`).join("\n");
  return `${asked}\n${spellBoard(table)}\n${cited}`;
}

/** With what its words name, which is only read when it is asked for. */
const spellClue = (clue: Spoken): string => JSON.stringify(clue);

const boards = new WeakMap<Table, string>();

/** Without who says what. */
function spellBoard(table: Table): string {
  const kept = boards.get(table);
  if (kept !== undefined) return kept;
  const { rows, cols, people, axioms, solution, groups = [] } = table;
  const cast = people.map(({ name, row, col, place, marks }) => `${name},${row},${col},${place},${marks.join()}`);
  const named = groups.map(({ key, of, owner, isOnlyWhenSaid }) => `${key}=${of},${owner},${isOnlyWhenSaid}`);
  const board = `${rows} ${cols} ${solution} ${JSON.stringify(axioms)} ${cast.join(";")} ${named.join(";")}`;
  boards.set(table, board);
  return board;
}

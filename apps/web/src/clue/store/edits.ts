// The changes a player can make to a log, as values for the history.

import { type Entry, type Log, type ManualFact, parseLog, renameEntry, type Setup } from "@demonstrandum/deals";
import type { Words } from "../../../words/words.ts";
import { sayError } from "../say/say-error.ts";
import type { Change, Edit, TableContent } from "./history.ts";

/** An id that no entry of the log has. */
export function nextEntryId(log: Log): string {
  const numbers = log.map(({ id }) => Number(/^e(\d+)$/.exec(id)?.[1] ?? 0));
  return `e${Math.max(0, ...numbers) + 1}`;
}

export const addEntry = ({ log }: TableContent, entry: Entry): Change => ({
  edits: [{ at: log.length, before: null, after: entry }],
});

/** Puts an entry in the place of the one with the same id, or at the end when that is gone. */
export function replaceEntry(table: TableContent, entry: Entry): Change {
  const at = table.log.findIndex(({ id }) => id === entry.id);
  const before = table.log[at];
  return before ? { edits: [{ at, before, after: entry }] } : addEntry(table, entry);
}

/** Removes every entry with one of the ids; from the end, so that places stay right. */
export function removeEntries({ log }: TableContent, ids: readonly string[]): Change {
  const edits: Edit[] = log
    .map((entry, at) => ({ at, before: entry, after: null }))
    .filter(({ before }) => ids.includes(before.id));
  return { edits: edits.toReversed() };
}

/** Moves an entry by one place, earlier or later. */
export function moveEntry({ log }: TableContent, id: string, by: -1 | 1): Change | undefined {
  const at = log.findIndex((entry) => entry.id === id);
  const entry = log[at];
  if (!entry || at + by < 0 || at + by >= log.length) return undefined;
  return {
    edits: [
      { at, before: entry, after: null },
      { at: at + by, before: null, after: entry },
    ],
  };
}

/** A fact set by hand about a cell; an earlier mark on the same cell gives way, and one that somebody else has the card. */
export function markCell(table: TableContent, owner: string, card: string, holds: boolean, time: number): Change {
  const { edits } = clearMarks(table, (mark) => mark.card === card && (mark.owner === owner || (holds && mark.holds)));
  const id = nextEntryId(table.log);
  const entry: Entry = { id, time, type: "fact", owner, card, holds };
  return { edits: [...edits, { at: table.log.length - edits.length, before: null, after: entry }] };
}

/** Takes back marks set by hand: those of a cell, of a row, whatever is asked for. */
export function clearMarks(table: TableContent, which: (mark: ManualFact) => boolean): Change {
  const ids = table.log.filter((entry) => entry.type === "fact" && which(entry)).map(({ id }) => id);
  return removeEntries(table, ids);
}

/** A corrected setup; whoever is still there keeps their entries, and new names stand for those that are gone, in order. */
export function changeSetup({ setup, log }: TableContent, after: Setup): Change {
  const gone = setup.players.filter((name) => !after.players.includes(name));
  const fresh = after.players.filter((name) => !setup.players.includes(name));
  const names = new Map(gone.map((name, at) => [name, fresh[at] ?? name]));
  const renamed = (name: string) => names.get(name) ?? name;
  const edits = log.flatMap((entry, at): Edit[] => {
    const renewed = renameEntry(entry, renamed);
    return JSON.stringify(renewed) === JSON.stringify(entry) ? [] : [{ at, before: entry, after: renewed }];
  });
  return { edits, setup: { before: setup, after } };
}

/** Why a corrected setup does not fit the log, if it does not: another order of seats may make an answer impossible. */
export function setupProblem(words: Words["clue"], table: TableContent, after: Setup): string | undefined {
  const { edits } = changeSetup(table, after);
  const renewed = new Map(edits.map(({ at, after: entry }) => [at, entry]));
  try {
    parseLog(
      table.log.map((entry, at) => renewed.get(at) ?? entry),
      after,
    );
    return undefined;
  } catch (error) {
    const said = sayError(words, error);
    if (said === undefined) throw error;
    return said;
  }
}

// My own marks while I learn, kept beside the log: nothing is concluded from them.
import * as v from "valibot";
import type { Storage } from "../../base/storage/storage.ts";

/** Whether somebody has a card, by cell (`cellKey`). */
export type LearningNotes = Readonly<Record<string, boolean>>;

const NO_NOTES: LearningNotes = {};

const NotesSchema = v.record(v.string(), v.boolean());

const keyOf = (table: string): string => `demonstrandum/clue/notes/${table}`;

/** What cannot be read is no note. */
export function loadNotes(storage: Storage, table: string): LearningNotes {
  try {
    return v.parse(NotesSchema, JSON.parse(storage.read(keyOf(table)) ?? "{}"));
  } catch {
    return NO_NOTES;
  }
}

export function saveNotes(storage: Storage, table: string, notes: LearningNotes): void {
  if (Object.keys(notes).length === 0) storage.remove(keyOf(table));
  else storage.write(keyOf(table), JSON.stringify(notes));
}

/** A tap: has it, lacks it, nothing again. */
export function nextNote(notes: LearningNotes, key: string): LearningNotes {
  const { [key]: holds, ...others } = notes;
  if (holds === undefined) return { ...others, [key]: true };
  return holds ? { ...others, [key]: false } : others;
}

// The practice game kept on this device, and whether it lies open. Checked before use, because storage can hold anything; whether its turns
// can be is checked where they are taken again.
import type { PracticeTurn } from "@demonstrandum/deals";
import * as v from "valibot";
import type { Storage } from "../../base/storage/storage.ts";

const KEY = "demonstrandum/clue/practice";

const ChoiceSchema = v.object({
  strength: v.picklist(["easy", "medium", "hard"]),
  opponents: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(5)),
  seed: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffffffff)),
});

const SavedSchema = v.object({
  version: v.literal(1),
  choice: ChoiceSchema,
  turns: v.unknown(),
  isOpen: v.boolean(),
});

export type PracticeChoice = v.InferOutput<typeof ChoiceSchema>;

export interface SavedPractice {
  readonly choice: PracticeChoice;
  readonly turns: unknown;
  /** It was on the page when the page was last left. */
  readonly isOpen: boolean;
}

export function loadPractice(storage: Storage): SavedPractice | undefined {
  try {
    return v.parse(SavedSchema, JSON.parse(storage.read(KEY) ?? ""));
  } catch {
    return undefined;
  }
}

export function savePractice(storage: Storage, choice: PracticeChoice, turns: readonly PracticeTurn[]): void {
  storage.write(KEY, JSON.stringify({ version: 1, choice, turns, isOpen: true }));
}

/** Lays the game aside or takes it up again. */
export function setPracticeOpen(storage: Storage, isOpen: boolean): void {
  const saved = loadPractice(storage);
  if (saved) storage.write(KEY, JSON.stringify({ version: 1, ...saved, isOpen }));
}

export const dropPractice = (storage: Storage): void => storage.remove(KEY);

export const isPracticeOpen = (storage: Storage): boolean => loadPractice(storage)?.isOpen === true;

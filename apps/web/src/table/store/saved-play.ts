// A play as it is kept in the browser. Checked against its schema before use; what cannot be read is set aside, never thrown away.
import * as v from "valibot";
import type { Storage, Trouble } from "../../base/storage/storage.ts";
import { NotesSchema } from "../notes/notes.ts";

const PREFIX = "demonstrandum/play/";
const ASIDE = "demonstrandum/aside/";
/** Finished plays beyond this many make room when the storage is full. */
const KEPT_FINISHED = 20;

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

const SavedPlaySchema = v.object({
  version: v.literal(1),
  game: v.string(),
  /** The puzzle, whole, as its share code. */
  puzzle: v.string(),
  /** Checked by the engine, which alone knows what a move is. */
  moves: v.array(v.unknown()),
  /** When each person was found, in milliseconds played; missing in older plays. */
  times: v.optional(v.array(Count), []),
  ...NotesSchema.entries,
  /** Milliseconds played. */
  clock: v.pipe(v.number(), v.finite(), v.minValue(0)),
  seed: v.string(),
  difficulty: v.string(),
  known: Count,
  total: Count,
  isDone: v.boolean(),
  /** Missing in plays saved before these were kept beside the moves. */
  mistakes: v.optional(Count),
  hints: v.optional(Count),
  /** When it was last played, in milliseconds since 1970. */
  played: v.pipe(v.number(), v.finite()),
});

export type SavedPlay = v.InferOutput<typeof SavedPlaySchema>;

/** A short name for a puzzle: cyrb53 of its share code. */
export function idOf(code: string): string {
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let at = 0; at < code.length; at++) {
    const character = code.charCodeAt(at);
    low = Math.imul(low ^ character, 0x9e3779b1);
    high = Math.imul(high ^ character, 0x5f356495);
  }
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  return (4294967296 * (2097151 & high) + (low >>> 0)).toString(36);
}

export const keyOf = (game: string, code: string): string => `${PREFIX}${game}/${idOf(code)}`;

const parseText = (text: string): SavedPlay | undefined => {
  try {
    const result = v.safeParse(SavedPlaySchema, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
};

export type Loaded =
  | { readonly kind: "none" }
  | { readonly kind: "play"; readonly play: SavedPlay }
  | { readonly kind: "aside" };

/** Moves a saved play that cannot be used out of the way, as it is. */
export function setAside(storage: Storage, key: string): void {
  const text = storage.read(key);
  if (text === undefined) return;
  const taken = new Set(storage.keys());
  let number = 1;
  while (taken.has(`${ASIDE}${number}/${key}`)) number++;
  if (storage.write(`${ASIDE}${number}/${key}`, text) === undefined) storage.remove(key);
}

export function loadPlay(storage: Storage, key: string): Loaded {
  const text = storage.read(key);
  if (text === undefined) return { kind: "none" };
  const play = parseText(text);
  if (play) return { kind: "play", play };
  setAside(storage, key);
  return { kind: "aside" };
}

/** All readable plays, the latest first. */
export function listPlays(storage: Storage): readonly SavedPlay[] {
  return storage
    .keys()
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => parseText(storage.read(key) ?? "") ?? [])
    .sort((a, b) => b.played - a.played);
}

function dropOldFinished(storage: Storage): void {
  const finished = listPlays(storage).filter((play) => play.isDone);
  for (const play of finished.slice(KEPT_FINISHED)) storage.remove(keyOf(play.game, play.puzzle));
}

/** Makes room by dropping old finished plays if it has to. */
export function savePlay(storage: Storage, play: SavedPlay): Trouble | undefined {
  const key = keyOf(play.game, play.puzzle);
  const text = JSON.stringify(play);
  const trouble = storage.write(key, text);
  if (trouble !== "full") return trouble;
  dropOldFinished(storage);
  return storage.write(key, text);
}

// Which puzzles this browser itself has made as the puzzle of a day. A seed says whatever its author likes: a link whose seed is named after a
// day is no puzzle of that day.
import * as v from "valibot";
import type { Storage } from "../state/storage.ts";

const KEY = "demonstrandum/days";
const KEPT = 100;
const CodesSchema = v.array(v.string());

function codesIn(storage: Storage): readonly string[] {
  try {
    return v.parse(CodesSchema, JSON.parse(storage.read(KEY) ?? "[]"));
  } catch {
    return [];
  }
}

export function rememberDay(storage: Storage, code: string): void {
  const others = codesIn(storage).filter((each) => each !== code);
  storage.write(KEY, JSON.stringify([...others, code].slice(-KEPT)));
}

export const isOwnDay = (storage: Storage, code: string): boolean => codesIn(storage).includes(code);

// A storage for tests that can be full.
import type { Backing } from "../storage/storage.ts";

/** A browser's storage that holds at most `room` characters. */
export function fakeBacking(room = Number.POSITIVE_INFINITY): Backing {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (at) => [...items.keys()][at] ?? null,
    getItem: (key) => items.get(key) ?? null,
    removeItem: (key) => void items.delete(key),
    setItem(key, text) {
      const others = [...items].filter(([other]) => other !== key).reduce((sum, [, value]) => sum + value.length, 0);
      if (others + text.length > room) throw new Error("QuotaExceededError");
      items.set(key, text);
    },
  };
}

// A storage that passes away with its page, for what nobody would look for later.
import type { Storage } from "./storage.ts";

export function makePassingStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key),
    write(key, text) {
      kept.set(key, text);
      return undefined;
    },
    remove: (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
  };
}

// What was kept last, and no more: a few laid-out puzzles, the pictures drawn lately, the callers heard of lately. A WeakMap would keep it
// as long as the thing lives, and a puzzle laid out takes many times the memory of the puzzle: whoever makes thousands would pay for all.

export interface Recent<K, V> {
  has(key: K): boolean;
  get(key: K): V | undefined;
  /** Makes it the newest; the one that was set longest ago goes when there are too many. */
  set(key: K, value: V): void;
  delete(key: K): void;
}

/** The play at hand and a few puzzles beside it. */
const A_FEW = 8;

/** A memory of the last so many. */
export function makeRecent<K, V>(most = A_FEW): Recent<K, V> {
  const kept = new Map<K, V>();
  return {
    has: (key) => kept.has(key),
    get: (key) => kept.get(key),
    set(key, value) {
      // A map keeps the order of insertion.
      kept.delete(key);
      kept.set(key, value);
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break;
        kept.delete(oldest);
      }
    },
    delete(key) {
      kept.delete(key);
    },
  };
}

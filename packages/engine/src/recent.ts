// What was worked out for the last few things, and no more. A WeakMap would keep it as long as the thing lives, and a puzzle
// laid out takes many times the memory of the puzzle: whoever makes thousands would pay for all of them.

export interface Recent<K extends object, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): void;
}

/** The play at hand and a few puzzles beside it. */
const KEPT = 8;

/** A small memory of what was worked out last. */
export function makeRecent<K extends object, V>(): Recent<K, V> {
  const keys: K[] = [];
  const values: V[] = [];
  let next = 0;
  return {
    get(key) {
      const index = keys.indexOf(key);
      return index < 0 ? undefined : values[index];
    },
    set(key, value) {
      const index = keys.indexOf(key);
      const place = index < 0 ? next : index;
      keys[place] = key;
      values[place] = value;
      if (index < 0) next = (next + 1) % KEPT;
    },
  };
}

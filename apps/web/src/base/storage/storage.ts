// The browser's storage behind a door that never throws. Where storage is forbidden or full, what is written is kept in memory,
// so the game goes on, and the trouble is reported so that the player can be told.

/** What went wrong with keeping things, if anything did. */
export type Trouble = "forbidden" | "full";

export interface Storage {
  read(key: string): string | undefined;
  /** Says what kept it from lasting beyond this tab, if anything did. */
  write(key: string, text: string): Trouble | undefined;
  remove(key: string): void;
  keys(): readonly string[];
}

/** The part of the browser's own storage that we use. */
export interface Backing {
  readonly length: number;
  key(at: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}

const attempt = <T>(action: () => T): T | undefined => {
  try {
    return action();
  } catch {
    return undefined;
  }
};

const listKeys = (backing: Backing): string[] =>
  Array.from({ length: backing.length }, (_, at) => backing.key(at)).filter((key) => key !== null);

/** `open` may throw, as merely looking at localStorage does where it is forbidden. */
export function makeStorage(open: () => Backing): Storage {
  const backing = attempt(open);
  const memory = new Map<string, string>();
  return {
    read: (key) => memory.get(key) ?? (backing && attempt(() => backing.getItem(key))) ?? undefined,
    write(key, text) {
      if (!backing) {
        memory.set(key, text);
        return "forbidden";
      }
      try {
        backing.setItem(key, text);
        memory.delete(key);
        return undefined;
      } catch {
        memory.set(key, text);
        return "full";
      }
    },
    remove(key) {
      memory.delete(key);
      if (backing) attempt(() => backing.removeItem(key));
    },
    keys: () => [...new Set([...memory.keys(), ...((backing && attempt(() => listKeys(backing))) ?? [])])],
  };
}

let browserStorage: Storage | undefined;

/** The storage of this browser, opened on first use. */
export function openStorage(): Storage {
  browserStorage ??= makeStorage(() => window.localStorage);
  return browserStorage;
}

/** For puzzles on other people's pages: apart from what is played here, and silent where the browser keeps nothing for a guest. */
export function storageOfGuest(storage: Storage): Storage {
  const own = storageWithin(storage, "guest/");
  return {
    ...own,
    write(key, text) {
      const trouble = own.write(key, text);
      return trouble === "forbidden" ? undefined : trouble;
    },
  };
}

/** A part of a storage, where nobody who looks at the rest sees anything. */
export const storageWithin = (storage: Storage, prefix: string): Storage => ({
  read: (key) => storage.read(prefix + key),
  write: (key, text) => storage.write(prefix + key, text),
  remove: (key) => storage.remove(prefix + key),
  keys: () =>
    storage
      .keys()
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length)),
});

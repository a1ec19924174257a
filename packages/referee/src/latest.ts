// The things last used, by name, and no more than so many.

export interface Latest<T> {
  get(name: string): T | undefined;
  set(name: string, thing: T): void;
  delete(name: string): void;
}

export function makeLatest<T>(most: number): Latest<T> {
  const things = new Map<string, T>();
  const set = (name: string, thing: T): void => {
    things.delete(name);
    things.set(name, thing);
    const [oldest] = things.keys();
    if (things.size > most && oldest !== undefined) things.delete(oldest);
  };
  return {
    get(name) {
      const thing = things.get(name);
      if (thing !== undefined) set(name, thing);
      return thing;
    },
    set,
    delete: (name) => void things.delete(name),
  };
}

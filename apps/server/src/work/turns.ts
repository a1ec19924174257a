// A queue in which callers take turns: each has a line of its own, and the lines are served one after another. Who sends a hundred jobs waits
// for a hundred turns; who sends one waits for one of everybody else's.

export interface Turns<T> {
  readonly size: () => number;
  /** How many of this caller wait. */
  count(caller: string): number;
  /** How many go before one that this caller would add now. */
  before(caller: string): number;
  add(caller: string, item: T): void;
  /** The next of the first caller whose turn it is and who may go. */
  take(mayGo: (caller: string) => boolean): T | undefined;
  /** Whether it waited. */
  remove(caller: string, item: T): boolean;
  /** Takes away what came last of whoever has the longest line, if that is longer than `length`. */
  shorten(length: number): T | undefined;
}

export function makeTurns<T>(): Turns<T> {
  // A map keeps the order of insertion: whoever has had a turn goes to its end.
  const lines = new Map<string, T[]>();
  let size = 0;
  const count = (caller: string): number => lines.get(caller)?.length ?? 0;
  const removed = (caller: string, line: T[]): void => {
    size--;
    if (line.length === 0) lines.delete(caller);
  };
  return {
    size: () => size,
    count,
    before(caller) {
      const own = count(caller);
      let before = own;
      for (const [other, line] of lines) if (other !== caller) before += Math.min(line.length, own + 1);
      return before;
    },
    add(caller, item) {
      const line = lines.get(caller);
      if (line) line.push(item);
      else lines.set(caller, [item]);
      size++;
    },
    take(mayGo) {
      for (const [caller, line] of lines) {
        if (!mayGo(caller)) continue;
        const item = line.shift();
        lines.delete(caller);
        lines.set(caller, line);
        removed(caller, line);
        return item;
      }
      return undefined;
    },
    remove(caller, item) {
      const line = lines.get(caller);
      const at = line?.indexOf(item) ?? -1;
      if (!line || at < 0) return false;
      line.splice(at, 1);
      removed(caller, line);
      return true;
    },
    shorten(length) {
      let longest: readonly [string, T[]] | undefined;
      for (const entry of lines) if (entry[1].length > (longest?.[1].length ?? length)) longest = entry;
      if (!longest) return undefined;
      const [caller, line] = longest;
      const item = line.pop();
      removed(caller, line);
      return item;
    },
  };
}

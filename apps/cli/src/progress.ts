// A line on the terminal that says how far we are, once it takes longer than a second.

import type { Io } from "./shell.ts";

export interface Progress {
  tick(): void;
  /** Removes the line. */
  clear(): void;
}

const PATIENCE_MS = 1000;
const PAUSE_MS = 200;

export function makeProgress({ stderr }: Pick<Io, "stderr">, total: number, now = () => performance.now()): Progress {
  const start = now();
  let done = 0;
  let shownAt = start + PATIENCE_MS - PAUSE_MS;
  let isShown = false;
  return {
    tick() {
      done++;
      if (!stderr.isTTY || now() - shownAt < PAUSE_MS) return;
      shownAt = now();
      isShown = true;
      const perSecond = Math.round((1000 * done) / (now() - start));
      stderr.write(`\r\u001b[K${done} of ${total} puzzles, ${perSecond} a second`);
    },
    clear() {
      if (isShown) stderr.write("\r\u001b[K");
      isShown = false;
    },
  };
}

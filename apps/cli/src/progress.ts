// A line on the terminal that says how far we are, once it takes longer than a second.

import type { Io } from "./shell.ts";

export interface Progress {
  tick(): void;
  /** A puzzle is tried for the so-and-so-many-th time: hard wishes take many tries. */
  trying(attempt: number): void;
  /** Removes the line. */
  clear(): void;
}

const PATIENCE_MS = 1000;
const PAUSE_MS = 200;

export function makeProgress({ stderr }: Pick<Io, "stderr">, total: number, now = () => performance.now()): Progress {
  const start = now();
  let done = 0;
  let inVain = 0;
  let shownAt = start + PATIENCE_MS - PAUSE_MS;
  let isShown = false;
  const show = (): void => {
    if (!stderr.isTTY || now() - shownAt < PAUSE_MS) return;
    shownAt = now();
    isShown = true;
    const perSecond = Math.round((1000 * done) / (now() - start));
    const tries = inVain === 0 ? "" : `, ${inVain} ${inVain === 1 ? "try" : "tries"} in vain`;
    stderr.write(`\r\u001b[K${done} of ${total} ${total === 1 ? "puzzle" : "puzzles"}, ${perSecond} a second${tries}`);
  };
  return {
    tick() {
      done++;
      show();
    },
    trying(attempt) {
      if (attempt === 1) return;
      inVain++;
      show();
    },
    clear() {
      if (isShown) stderr.write("\r\u001b[K");
      isShown = false;
    },
  };
}

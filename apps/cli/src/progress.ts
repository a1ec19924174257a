// A line on the terminal that says how far we are, once it takes longer than a second.

import type { Shell } from "./shell.ts";

export interface Progress {
  tick(): void;
  /** A puzzle is tried for the so-and-so-many-th time: hard wishes take many tries. */
  trying(attempt: number): void;
  /** Removes the line. */
  clear(): void;
}

const PATIENCE_MS = 1000;
const PAUSE_MS = 200;

export function makeProgress(
  { stderr, words }: Pick<Shell, "stderr" | "words">,
  total: number,
  now = () => performance.now(),
): Progress {
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
    stderr.write(`\r\u001b[K${words.making.progress(done, total, perSecond, inVain)}`);
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

/** Lines for a log that nobody watches: how far a long run is, now and then. */
const REPORT_MS = 30_000;

export function makeReports(
  { stderr, words }: Pick<Shell, "stderr" | "words">,
  total: number,
  before: number,
  now = () => performance.now(),
): Pick<Progress, "tick"> {
  const start = now();
  let toldAt = start;
  let done = before;
  return {
    tick() {
      done++;
      if (now() - toldAt < REPORT_MS) return;
      toldAt = now();
      const perSecond = Math.round((1000 * (done - before)) / (toldAt - start));
      stderr.write(`${words.making.progress(done, total, perSecond, 0)}\n`);
    },
  };
}

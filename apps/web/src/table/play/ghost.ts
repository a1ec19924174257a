// A challenge: the link carries when its sender found each person, and the friend sees a quiet ghost of that while playing.
// It travels behind the "#", so no server sees it.

import { secondsOf } from "../store/show-time.ts";

const KEY = "#vs=";
const MOST = 30;
const LONGEST = 100 * 3600;

/** "#vs=5.c.1a": the seconds between one find and the next, in base 36. */
export function makeGhost(times: readonly number[]): string {
  const seconds = times.map(secondsOf);
  return KEY + seconds.map((time, at) => Math.max(0, time - (seconds[at - 1] ?? 0)).toString(36)).join(".");
}

/** When each person was found, in seconds; undefined if the hash holds no challenge. */
export function parseGhost(hash: string): readonly number[] | undefined {
  if (!/^#vs=[0-9a-z]{1,5}(\.[0-9a-z]{1,5})*$/.test(hash)) return undefined;
  const steps = hash.slice(KEY.length).split(".");
  if (steps.length > MOST) return undefined;
  let time = 0;
  const times = steps.map((step) => (time += Number.parseInt(step, 36)));
  return time <= LONGEST ? times : undefined;
}

/** How many the ghost has found by now. */
export const foundBy = (ghost: readonly number[], seconds: number): number =>
  ghost.filter((time) => time <= seconds).length;

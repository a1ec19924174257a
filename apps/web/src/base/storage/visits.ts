// What was here before: whether a coach has been, and whether anything was ever played.
import type { Storage } from "./storage.ts";

/** There is one coach for boards and one for the Clue table. */
export type Coached = "board" | "clue";

const KEPT: Readonly<Record<Coached, RegExp>> = {
  board: /^(daily\/)?demonstrandum\/play\//,
  clue: /^demonstrandum\/clue\/game\//,
};

const keyFor = (where: Coached): string => `demonstrandum/coach/${where}`;

/** Someone who has not met the coach there, nor kept more than they are just beginning. */
export const isNewcomer = (storage: Storage, where: Coached): boolean =>
  storage.read(keyFor(where)) === undefined &&
  storage.keys().filter((key) => KEPT[where].test(key)).length <= (where === "clue" ? 1 : 0);

/** The coach is gone for good. */
export const dismissCoach = (storage: Storage, where: Coached): void => {
  storage.write(keyFor(where), "seen");
};

// How stories begin. Whatever the clue, any of these can stand before it; on one board no two people begin alike. What
// somebody else says is told with "that", so that "I" and "my" stay those of whoever tells it.

import type { Board } from "../board.ts";
import type { Setting } from "../form.ts";

/** At least as many as a board has people. */
export const OPENINGS: readonly string[] = [
  "By lantern light I saw it:",
  "I swear by the old well that",
  "Nail it to the door:",
  "The dogs have made up their minds:",
  "When the moon rose I knew that",
  "I would stake my lantern on it:",
  "It is no secret that",
  "Somebody has to say it:",
  "I have it from the miller that",
  "The walls are thin:",
  "I drew it in the dust with my stick:",
  "Night after night I see that",
  "Write it in the parish book:",
  "My grandmother always said that",
  "Ask the owl in the belfry:",
  "I lay awake and understood that",
  "The bell ringer and I agree that",
  "Believe me or not:",
  "On my honor I say that",
  "The candles burned low when I saw that",
  "There was frost on the window, but I could see that",
  "I am old, but my eyes are sharp:",
  "At the well they whisper that",
  "The baker heard it too:",
  "I followed the tracks in the snow:",
  "You may ring the bell for it:",
  "The wind brought me word that",
  "My cat has known for days that",
  "I counted twice, and then once more:",
  "The footprints leave no doubt that",
  "Cry it in the square:",
  "Before the rooster crowed I was sure that",
];

/** Odd, and the openings are a power of two: so each speaker has another one. */
const STRIDE = 11;

/** Which opening a speaker has on a board; it depends on everybody's name, so that it differs from board to board. */
export const openingIndex = ({ board, speaker }: Setting): number =>
  (sumOfNames(board) + (speaker + OPENINGS.length) * STRIDE) % OPENINGS.length;

let lastBoard: Board | undefined;
let lastSum = 0;

/** Everybody on a board begins in turn, so it is mostly the board of the last time. */
function sumOfNames(board: Board): number {
  if (board === lastBoard) return lastSum;
  let sum = 7;
  for (const { name } of board.people) sum = (sum * 31 + name.length * 17 + name.charCodeAt(0)) % 1_000_003;
  [lastBoard, lastSum] = [board, sum];
  return sum;
}

export const openingOf = (at: Setting): string => OPENINGS[openingIndex(at)] as string;

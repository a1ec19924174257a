// Which way of telling somebody on a board has. On a board of up to sixteen people no two have the same, whatever they tell.

import type { Board } from "../board.ts";
import type { Setting } from "../form.ts";

/** How many ways every template has. */
export const STORY_WAYS = 16;

/** Odd, and the ways are a power of two: so each speaker has another one. */
const STRIDE = 11;

/** It depends on everybody's name, so that it differs from board to board. */
export const storyWay = ({ board, speaker }: Setting): number =>
  (sumOfNames(board) + (speaker + STORY_WAYS) * STRIDE) % STORY_WAYS;

let lastBoard: Board | undefined;
let lastSum = 0;

/** Everybody on a board tells in turn, so it is mostly the board of the last time. */
function sumOfNames(board: Board): number {
  if (board === lastBoard) return lastSum;
  let sum = 7;
  for (const { name } of board.people) sum = (sum * 31 + name.length * 17 + name.charCodeAt(0)) % 1_000_003;
  [lastBoard, lastSum] = [board, sum];
  return sum;
}

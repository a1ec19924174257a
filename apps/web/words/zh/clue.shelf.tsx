// The Clue table, in Chinese.
"use client";

import { loadOnce, makeShelf } from "../make-shelf.tsx";
import { zh } from "./clue.ts";

export const ClueShelf = makeShelf({
  clue: zh,
  "clue-coach": loadOnce(async () => (await import("./clue-coach.ts")).zh),
  "clue-practice": loadOnce(async () => (await import("./clue-practice.ts")).zh),
});

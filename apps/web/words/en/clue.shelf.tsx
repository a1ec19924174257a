// The Clue table, in English.
"use client";

import { loadOnce, makeShelf } from "../make-shelf.tsx";
import { en } from "./clue.ts";

export const ClueShelf = makeShelf({
  clue: en,
  "clue-coach": loadOnce(async () => (await import("./clue-coach.ts")).en),
  "clue-practice": loadOnce(async () => (await import("./clue-practice.ts")).en),
});

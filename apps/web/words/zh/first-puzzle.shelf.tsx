// The guided first puzzle, in Chinese.
"use client";

import { makeShelf } from "../make-shelf.tsx";
import { zh } from "./first-puzzle.ts";

export const FirstPuzzleShelf = makeShelf({ "first-puzzle": zh });

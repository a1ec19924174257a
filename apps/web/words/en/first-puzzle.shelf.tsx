// The guided first puzzle, in English.
"use client";

import { makeShelf } from "../make-shelf.tsx";
import { en } from "./first-puzzle.ts";

export const FirstPuzzleShelf = makeShelf({ "first-puzzle": en });

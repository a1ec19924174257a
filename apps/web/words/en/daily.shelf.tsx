// The daily puzzles, in English.
"use client";

import { makeShelf } from "../make-shelf.tsx";
import { en } from "./daily.ts";

export const DailyShelf = makeShelf({ daily: en });

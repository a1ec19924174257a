// The daily puzzles, in Chinese.
"use client";

import { makeShelf } from "../make-shelf.tsx";
import { zh } from "./daily.ts";

export const DailyShelf = makeShelf({ daily: zh });

// What the front door says in the browser, in Chinese.
"use client";

import { makeShelf } from "../make-shelf.tsx";
import { zh } from "./open-plays.ts";

export const HomeShelf = makeShelf({ "open-plays": zh });

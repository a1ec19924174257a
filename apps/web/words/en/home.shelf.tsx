// What the front door says in the browser, in English.
"use client";

import { makeShelf } from "../make-shelf.tsx";
import { en } from "./open-plays.ts";

export const HomeShelf = makeShelf({ "open-plays": en });

// The ninety seconds, in English.
"use client";

import { makeShelf } from "../make-shelf.tsx";
import { en } from "./quick.ts";

export const QuickShelf = makeShelf({ quick: en });

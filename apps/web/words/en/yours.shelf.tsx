// The player's own games, in English.
"use client";

import { makeShelf } from "../make-shelf.tsx";
import { en } from "./yours.ts";

export const YoursShelf = makeShelf({ yours: en });

// The player's own games, in Chinese.
"use client";

import { makeShelf } from "../make-shelf.tsx";
import { zh } from "./yours.ts";

export const YoursShelf = makeShelf({ yours: zh });

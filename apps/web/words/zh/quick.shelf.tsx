// The ninety seconds, in Chinese.
"use client";

import { makeShelf } from "../make-shelf.tsx";
import { zh } from "./quick.ts";

export const QuickShelf = makeShelf({ quick: zh });

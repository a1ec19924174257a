// The workshop, in Chinese.
"use client";

import { makeShelf } from "../make-shelf.tsx";
import { zh as games } from "./games.ts";
import { zh as play } from "./play.ts";
import { zh as print } from "./print.ts";
import { zh as workshop } from "./workshop.ts";

export const WorkshopShelf = makeShelf({ workshop, play, print, games });

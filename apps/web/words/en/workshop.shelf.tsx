// The workshop, in English.
"use client";

import { makeShelf } from "../make-shelf.tsx";
import { en as games } from "./games.ts";
import { en as play } from "./play.ts";
import { en as print } from "./print.ts";
import { en as workshop } from "./workshop.ts";

export const WorkshopShelf = makeShelf({ workshop, play, print, games });

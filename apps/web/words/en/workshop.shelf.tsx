// The workshop, in English.
"use client";

import { makeShelf } from "../make-shelf.tsx";
import { en as play } from "./play.ts";
import { en as workshop } from "./workshop.ts";

export const WorkshopShelf = makeShelf({ workshop, play });

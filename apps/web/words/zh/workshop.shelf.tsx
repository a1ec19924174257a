// The workshop, in Chinese.
"use client";

import { makeShelf } from "../make-shelf.tsx";
import { zh as play } from "./play.ts";
import { zh as workshop } from "./workshop.ts";

export const WorkshopShelf = makeShelf({ workshop, play });

// The games whose puzzles can be made by hand, with what that takes.

import type { Game, Puzzle } from "@demonstrandum/engine";
import type { Drafts, Workshop } from "@demonstrandum/engine/workshop";
import { CULTIVATORS_THEME, cultivators } from "./cultivators/cultivators.ts";
import { makeGridDrafts } from "./grid/grid-drafts.ts";
import { WHO_THEME, who } from "./who/who.ts";

export const WORKSHOPS: readonly Workshop[] = [
  { game: cultivators as Game, drafts: makeGridDrafts(CULTIVATORS_THEME) as Drafts },
  { game: who as Game, drafts: makeGridDrafts(WHO_THEME) as Drafts },
];

/** Undefined for games whose puzzles cannot be made by hand. */
export const workshopOf = (id: string): Workshop<Puzzle> | undefined => WORKSHOPS.find(({ game }) => game.id === id);

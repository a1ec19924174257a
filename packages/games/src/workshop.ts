// The games whose puzzles can be made by hand, with what that takes.

import { type AtomsClue, completeChain, exchangesOf } from "@demonstrandum/clues/atoms";
import { parseMechanic } from "@demonstrandum/clues/who";
import type { Game, Puzzle } from "@demonstrandum/engine";
import type { Drafts, Workshop } from "@demonstrandum/engine/workshop";
import { CULTIVATORS_THEME, cultivators } from "./cultivators/cultivators.ts";
import type { CultivatorsConfig } from "./cultivators/cultivators-config.ts";
import { isMadeOfAtoms } from "./cultivators/mixed.ts";
import { type GridTyping, makeGridDrafts } from "./grid/grid-drafts.ts";
import { village } from "./village/village.ts";
import { villageDrafts } from "./village/village-drafts.ts";
import { WHO_THEME, who } from "./who/who.ts";
import type { WhoConfig } from "./who/who-config.ts";

const CHAINS: GridTyping<CultivatorsConfig> = {
  parse: (dsl) => ({ dsl }),
  complete: (text, board, { dialect }) => (dialect === "classic" ? [] : completeChain(text, board)),
  near: (clue, at, world) =>
    isMadeOfAtoms(clue) ? exchangesOf((clue as AtomsClue).chain, at, world).map((chain) => ({ chain })) : undefined,
};

const MECHANICS: GridTyping<WhoConfig> = {
  parse: (text, at, { roles }) => parseMechanic(text, at, roles),
  complete: () => [],
};

export const WORKSHOPS: readonly Workshop[] = [
  { game: cultivators as Game, drafts: makeGridDrafts(CULTIVATORS_THEME, CHAINS) as Drafts },
  { game: who as Game, drafts: makeGridDrafts(WHO_THEME, MECHANICS) as Drafts },
  { game: village as Game, drafts: villageDrafts as Drafts },
];

/** Undefined for games whose puzzles cannot be made by hand. */
export const workshopOf = (id: string): Workshop<Puzzle> | undefined => WORKSHOPS.find(({ game }) => game.id === id);

// Clues of Who: fifteen people on a 5×3 board unless another size is set, villagers or werewolves under any names, clues from 27 rule templates that
// are also told as stories.

import { en, TESTIMONY_TELLING } from "@demonstrandum/engine";
import { en as asides } from "../asides/en/who.ts";
import { makeGridGame } from "../grid/grid-game.ts";
import { composeLiars } from "../grid/grid-liars.ts";
import type { Theme } from "../grid/grid-theme.ts";
import { storiedDialect, understandWho } from "./understand.ts";
import type { WhoConfig } from "./who-config.ts";
import { makeWhoTheme, makeWhoWords } from "./who-theme.ts";

export const WHO_THEME: Theme<WhoConfig> = {
  ...makeWhoTheme(storiedDialect, asides),
  understand: (text, at, { roles }) => understandWho(text, at, roles),
  composeLiars,
  testimony: TESTIMONY_TELLING,
};

/** Clues of Who. */
export const who = makeGridGame(WHO_THEME);
export const whoInEnglish = makeWhoWords(WHO_THEME, en);

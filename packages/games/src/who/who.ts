// Clues of Who: fifteen people on a 5×3 board, villagers or werewolves under any names, clues from 27 rule templates that
// are also told as stories.

import { parseMechanic } from "@demonstrandum/clues/who";
import { HEARD_TELLING } from "@demonstrandum/engine";
import { indices } from "@demonstrandum/logic";
import { makeGridGame } from "../grid/grid-game.ts";
import { composeLiars } from "../grid/grid-liars.ts";
import type { Theme } from "../grid/grid-theme.ts";
import { dialectFor, GATED_WHO_THEME } from "./gated-who.ts";
import type { WhoConfig } from "./who-config.ts";

export const WHO_THEME: Theme<WhoConfig> = {
  ...GATED_WHO_THEME,
  understand(text, at, { roles }) {
    const dialect = dialectFor(roles);
    const clue = parseMechanic(text, at, roles);
    const [counted, named] = [dialect.counted(clue, at.speaker, at.board), dialect.named(clue, at.speaker, at.board)];
    return {
      text: String(dialect.makeClue(clue, at.speaker, at.board).mechanic),
      english: dialect.sayClue(clue, at.speaker, at.board),
      people: indices(counted | named),
      says: dialect.meaning(clue, at.speaker, at.board),
    };
  },
  composeLiars,
  heardTelling: HEARD_TELLING,
};

export const who = makeGridGame(WHO_THEME);

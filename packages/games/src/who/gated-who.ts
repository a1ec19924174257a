// Clues of Who as most of it is played: everything about the game but the reading of clues in writing and the making of
// boards of liars, which a page loads only when they are asked for.

import { DEFAULT_ROLES, makeWho, ROLE_IDS, type Roles, TEMPLATES } from "@demonstrandum/clues/who";
import type { Rng } from "@demonstrandum/engine";
import { said } from "@demonstrandum/text";
import { makeFormCode } from "../grid/clue-code.ts";
import { makeGridGame } from "../grid/grid-game.ts";
import type { GridDialect, Theme } from "../grid/grid-theme.ts";
import { nearWithin } from "../grid/tell-apart.ts";
import { NAMES } from "./names.ts";
import { parseWhoConfig, type WhoConfig } from "./who-config.ts";

const ROWS = 5;
const COLS = 3;
const CODE = makeFormCode(TEMPLATES, "template", ROLE_IDS);

const makeDialect = (roles: Roles): GridDialect => ({
  ...makeWho(roles),
  isQuota: () => false,
  code: CODE,
});

/** Hardly anybody renames the roles. */
const USUAL = makeDialect(DEFAULT_ROLES);
export const dialectFor = (roles: Roles): GridDialect => (roles === DEFAULT_ROLES ? USUAL : makeDialect(roles));

const nearName = nearWithin(NAMES);

/** No two names begin alike, or can be taken for one another. There are some 24 such names in any order of the list. */
function drawCast(rng: Rng) {
  const drawn: string[] = [];
  for (const name of rng.shuffle(NAMES)) {
    if (drawn.length === ROWS * COLS) break;
    const near = nearName(name);
    if (!drawn.some((other) => other.charCodeAt(0) === name.charCodeAt(0) || near.has(other))) drawn.push(name);
  }
  return drawn.sort().map((name) => ({ name }));
}

export const GATED_WHO_THEME: Theme<WhoConfig> = {
  id: "who",
  title: "Clues of Who",
  tag: "w",
  rows: ROWS,
  cols: COLS,
  dialects: ["who"],
  parseConfig: parseWhoConfig,
  dialectFor: ({ roles }) => dialectFor(roles),
  identities: () => ROLE_IDS,
  words: ({ roles }) => [roles.villager, roles.werewolf],
  drawCast,
  columnName: (col) => String(col + 1),
  place: (row, col) => String(row * COLS + col + 1),
  hasDeductable: true,
  names: { bits: 7, number: (name) => NAMES.indexOf(name), name: (index) => NAMES[index] },
  flawOfPerson: ({ name, spiritualRoot }) =>
    spiritualRoot === undefined ? undefined : said`${name} has a spiritual root, which nobody has in this game.`,
};

export const gatedWho = makeGridGame(GATED_WHO_THEME);

// What makes Clues of Who differ from other grid games, but for its stories, the reading of clues in writing and the making of boards
// of liars, which whoever has no use for them yet need not load.

import { DEFAULT_ROLES, makeWho, ROLE_IDS, type Roles, TEMPLATES, type TellStory } from "@demonstrandum/clues/who";
import type { GameWords, Rng, SeenWords } from "@demonstrandum/engine";
import { sentence } from "@demonstrandum/text";
import { asidesOf, withAsides } from "../grid/asides.ts";
import { makeFormCode } from "../grid/clue-code.ts";
import { gridInEnglish } from "../grid/grid-english.ts";
import type { GridPuzzle } from "../grid/grid-puzzle.ts";
import type { GridDialect, Theme } from "../grid/grid-theme.ts";
import { inWords } from "../grid/preset.ts";
import { gridRemark, TITLES } from "../grid/remarks/en.ts";
import { nearWithin } from "../grid/tell-apart.ts";
import { NAMES } from "./names.ts";
import { parseWhoConfig, WHO_SHAPE, type WhoConfig } from "./who-config.ts";

const CODE = makeFormCode(TEMPLATES, "template", ROLE_IDS);

const makeDialect = (roles: Roles, tell?: TellStory): GridDialect => ({
  ...makeWho(roles, tell),
  isQuota: () => false,
  code: CODE,
});

type DialectFor = (roles: Roles) => GridDialect;

/** Hardly anybody renames the roles. */
export function makeDialects(tell?: TellStory): DialectFor {
  const usual = makeDialect(DEFAULT_ROLES, tell);
  return (roles) => (roles === DEFAULT_ROLES ? usual : makeDialect(roles, tell));
}

/** The document's mechanic statements as sentences. */
const inDocuments = (dialect: GridDialect): GridDialect =>
  inWords(dialect, (clue, speaker, board) => sentence(String(dialect.makeClue(clue, speaker, board).mechanic)));

const nearName = nearWithin(NAMES);

/**
 * No two names can be taken for one another, and none begin alike while others are left: there are some 24 such names in any
 * order of the list.
 */
function drawCast(rng: Rng, size: number) {
  const shuffled = rng.shuffle(NAMES);
  const drawn: string[] = [];
  for (let alike = 0; drawn.length < size && alike < size; alike++) {
    for (const name of shuffled) {
      if (drawn.length === size) break;
      const near = nearName(name);
      const others = drawn.filter((other) => other.charCodeAt(0) === name.charCodeAt(0));
      if (others.length <= alike && !drawn.some((other) => other === name || near.has(other))) drawn.push(name);
    }
  }
  return drawn.sort().map((name) => ({ name }));
}

export const makeWhoTheme = (dialectFor: DialectFor, lines?: readonly string[]): Theme<WhoConfig> => ({
  id: "who",
  title: TITLES.who,
  tag: "w",
  ...WHO_SHAPE,
  dialects: ["who"],
  parseConfig: parseWhoConfig,
  ...(lines ? { asides: lines } : {}),
  dialectFor({ roles, preset, asides }) {
    const plain = preset ? inDocuments(dialectFor(roles)) : dialectFor(roles);
    return asides ? withAsides(plain, asidesOf(lines ? { asides: lines } : {})) : plain;
  },
  identities: () => ROLE_IDS,
  drawCast,
  columnName: (col) => String(col + 1),
  place: (row, col, cols) => String(row * cols + col + 1),
  hasMarks: false,
  hasDeductable: true,
  names: { bits: 7, number: (name) => NAMES.indexOf(name), name: (index) => NAMES[index] },
  flawOfPerson: ({ name, spiritualRoot }) =>
    spiritualRoot === undefined ? undefined : gridRemark.strangeRoot({ name }),
});

/** Without stories. */
export const GATED_THEME = makeWhoTheme(makeDialects());

/** The roles are words that whoever made the puzzle chose. */
export const makeWhoWords = <Proof extends SeenWords>(
  theme: Theme<WhoConfig>,
  proof: Proof,
): GameWords<GridPuzzle, Proof> =>
  gridInEnglish(theme, { title: theme.title, proof, kinds: ({ roles }) => [roles.villager, roles.werewolf] });

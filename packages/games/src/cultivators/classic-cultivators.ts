// Cultivators and demons as far as the fourteen classic clue types go: everything about the game but its second dialect and
// the making of boards of liars, which a page loads only when they are asked for.

import { ELEMENTS } from "@demonstrandum/clues/board";
import { CLASSIC_FORMS, type ClassicClue, classic } from "@demonstrandum/clues/classic";
import { makeColumn } from "@demonstrandum/clues/place";
import { ConfigError, type Rng } from "@demonstrandum/engine";
import { said } from "@demonstrandum/text";
import { makeFormCode } from "../grid/clue-code.ts";
import { makeGridGame } from "../grid/grid-game.ts";
import type { ClueTag, GridDialect, Theme } from "../grid/grid-theme.ts";
import { type CultivatorsConfig, parseCultivatorsConfig } from "./cultivators-config.ts";
import { drawNames } from "./draw-names.ts";
import { isQuota, localCases } from "./local-cases.ts";
import { GIVEN_NAMES, SURNAMES } from "./names.ts";

const ROWS = 5;
const COLS = 4;

const CLASSIC: GridDialect = {
  ...classic,
  // Most clues are about the speaker's own neighbors: when those are all alike, one sentence tells it all.
  mutes: (world, { neighbors }) => neighbors.filter((group) => (group & world) === 0 || (group & ~world) === 0).length,
  tagsOf: (clue) => classicTags(clue as ClassicClue),
  isQuota: (clue) => isQuota(clue as ClassicClue),
  local: (clue, speaker, board) => localCases(clue as ClassicClue, speaker, board),
  code: makeFormCode(CLASSIC_FORMS, "type", []),
};

const TAGS = { marks: ["marks"], oneOfThem: ["naming", "one of them"], naming: ["naming"], none: [] } as const;

function classicTags({ params: { element, target, subject, mentionedId, N } }: ClassicClue): readonly ClueTag[] {
  if (element !== undefined) return TAGS.marks;
  if (mentionedId !== undefined) return TAGS.oneOfThem;
  return target !== undefined || (subject !== undefined && N === undefined) ? TAGS.naming : TAGS.none;
}

const drawCast = (rng: Rng) =>
  drawNames(ROWS * COLS, rng)
    .sort()
    .map((name) => ({ name, spiritualRoot: drawRoot(rng) }));

function drawRoot(rng: Rng) {
  const chosen = rng.shuffle(ELEMENTS).slice(0, 1 + rng.below(ELEMENTS.length));
  return ELEMENTS.filter((element) => chosen.includes(element));
}

/** What the second dialect brings with it. */
export type AtomsSpeech = { readonly dialect: GridDialect } & Pick<Theme<CultivatorsConfig>, "understand">;

/** Without the second dialect, its puzzles and its configurations are refused. */
export const makeCultivatorsTheme = (atoms?: AtomsSpeech): Theme<CultivatorsConfig> => ({
  id: "cultivators",
  title: "Cultivators or Demons?",
  tag: "c",
  rows: ROWS,
  cols: COLS,
  dialects: atoms ? ["classic", "atoms"] : ["classic"],
  parseConfig(data) {
    const config = parseCultivatorsConfig(data);
    if (config.dialect === "atoms" && !atoms) throw new ConfigError(said`dialect: atoms are not spoken here.`);
    return config;
  },
  dialectFor: ({ dialect }) => (dialect === "atoms" && atoms ? atoms.dialect : CLASSIC),
  ...(atoms?.understand ? { understand: atoms.understand } : {}),
  identities: () => ["Cultivator", "Demon"],
  words: () => [
    { one: "cultivator", many: "cultivators" },
    { one: "demon", many: "demons" },
  ],
  drawCast,
  columnName: makeColumn,
  place: (row, col) => `${row + 1}${makeColumn(col)}`,
  markWord: { one: "spiritual root", many: "spiritual roots" },
  hasDeductable: false,
  names: {
    bits: 12,
    number: (name) => {
      const [surname = "", given = "", ...more] = name.split(" ");
      const [first, second] = [SURNAMES.indexOf(surname), GIVEN_NAMES.indexOf(given)];
      return first < 0 || second < 0 || more.length > 0 ? -1 : first * GIVEN_NAMES.length + second;
    },
    name: (index) => `${SURNAMES[Math.floor(index / GIVEN_NAMES.length)]} ${GIVEN_NAMES[index % GIVEN_NAMES.length]}`,
  },
  flawOfPerson: ({ name, spiritualRoot = [] }) => {
    if (spiritualRoot.length === 0) return said`${name} has no spiritual root.`;
    const isTwice = spiritualRoot.some((root, i) => spiritualRoot.indexOf(root) < i);
    return isTwice ? said`${name} has a spiritual root twice.` : undefined;
  },
});

export const classicCultivators = makeGridGame(makeCultivatorsTheme());

// Cultivators or Demon-In-Disguise? Twenty people on a 5×4 board, two dialects: the fourteen classic clue types, and
// clues composed from atoms.

import { type AtomsClue, atoms, understandChain } from "@demonstrandum/clues/atoms";
import { ELEMENTS } from "@demonstrandum/clues/board";
import { CLASSIC_FORMS, type ClassicClue, classic } from "@demonstrandum/clues/classic";
import { makeColumn } from "@demonstrandum/clues/place";
import type { Rng } from "@demonstrandum/engine";
import { makeFormCode } from "../grid/clue-code.ts";
import { makeGridGame } from "../grid/grid-game.ts";
import type { ClueTag, GridVoice, Theme } from "../grid/grid-theme.ts";
import { CHAIN_CODE } from "./chain-code.ts";
import { type CultivatorsConfig, parseCultivatorsConfig } from "./cultivators-config.ts";
import { drawNames } from "./draw-names.ts";
import { CLASSIC_NUMBERS } from "./form-numbers.ts";
import { idleAtom } from "./idle-atom.ts";
import { isQuota, localCases } from "./local-cases.ts";
import { GIVEN_NAMES, SURNAMES } from "./names.ts";

const ROWS = 5;
const COLS = 4;

const CLASSIC: GridVoice = {
  dialect: classic,
  // Most clues are about the speaker's own neighbors: when those are all alike, one sentence tells it all.
  mutes: (world, { neighbors }) => neighbors.filter((group) => (group & world) === 0 || (group & ~world) === 0).length,
  tagsOf: (clue) => classicTags(clue as ClassicClue),
  isQuota: (clue) => isQuota(clue as ClassicClue),
  local: (clue, speaker, board) => localCases(clue as ClassicClue, speaker, board),
  code: makeFormCode(CLASSIC_FORMS, CLASSIC_NUMBERS, "type", []),
};

function classicTags({ params: { element, target, subject, mentionedId, N } }: ClassicClue): readonly ClueTag[] {
  if (element !== undefined) return ["marks"];
  if (mentionedId !== undefined) return ["naming", "one of them"];
  return target !== undefined || (subject !== undefined && N === undefined) ? ["naming"] : [];
}

/** From this tier on a chain weighs groups against each other, or is put together from several selectors. */
const COMPLEX = 3;

const ATOMS: GridVoice = {
  dialect: atoms,
  tagsOf: (clue) => ((clue as AtomsClue).chain.some(({ atom }) => atom === "be") ? ["marks"] : []),
  isQuota: (clue) => atoms.tierOf(clue as AtomsClue) >= COMPLEX,
  flaw: (clue, board) => idleAtom(clue as AtomsClue, board),
  code: CHAIN_CODE,
};

const drawCast = (rng: Rng) =>
  drawNames(ROWS * COLS, rng)
    .sort()
    .map((name) => ({ name, spiritualRoot: drawRoot(rng) }));

function drawRoot(rng: Rng) {
  const chosen = rng.shuffle(ELEMENTS).slice(0, 1 + rng.below(ELEMENTS.length));
  return ELEMENTS.filter((element) => chosen.includes(element));
}

export const CULTIVATORS_THEME: Theme<CultivatorsConfig> = {
  id: "cultivators",
  title: "Cultivators or Demon-In-Disguise?",
  tag: "c",
  rows: ROWS,
  cols: COLS,
  dialects: ["classic", "atoms"],
  parseConfig: parseCultivatorsConfig,
  voice: ({ dialect }) => (dialect === "classic" ? CLASSIC : ATOMS),
  // Both dialects mean things that a chain can say, so both are asked about in chains.
  understand: understandChain,
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
    if (spiritualRoot.length === 0) return `${name} has no spiritual root.`;
    const isTwice = spiritualRoot.some((root, i) => spiritualRoot.indexOf(root) < i);
    return isTwice ? `${name} has a spiritual root twice.` : undefined;
  },
};

export const cultivators = makeGridGame(CULTIVATORS_THEME);

// What makes cultivators differ from other grid games. Chains of atoms, and the reading of what somebody wrote, come in as a part.

import { ELEMENTS } from "@demonstrandum/clues/board";
import { CLASSIC_FORMS, type ClassicClue, classic } from "@demonstrandum/clues/classic";
import { sayClassicDocument } from "@demonstrandum/clues/classic-documents";
import { makeColumn } from "@demonstrandum/clues/place";
import type { GameWords, Rng, SeenWords } from "@demonstrandum/engine";
import { asidesOf, withAsides } from "../grid/asides.ts";
import { makeFormCode } from "../grid/clue-code.ts";
import { gridInEnglish } from "../grid/grid-english.ts";
import type { GridPuzzle } from "../grid/grid-puzzle.ts";
import type { ClueTag, GridDialect, Theme } from "../grid/grid-theme.ts";
import { inWords } from "../grid/preset.ts";
import { gridRemark, TITLES } from "../grid/remarks/en.ts";
import {
  type CultivatorsConfig,
  DIALECTS,
  nameOfPart,
  parseCultivatorsConfig,
  USUAL_SHAPE,
} from "./cultivators-config.ts";
import { drawNames } from "./draw-names.ts";
import { isLineQuota, isQuota, localCases } from "./local-cases.ts";
import { GIVEN_NAMES, SURNAMES } from "./names.ts";

const CLASSIC: GridDialect = {
  ...classic,
  // Most clues are about the speaker's own neighbors: when those are all alike, one sentence tells it all.
  mutes: (world, { neighbors }) => neighbors.filter((group) => (group & world) === 0 || (group & ~world) === 0).length,
  tagsOf: (clue) => classicTags(clue as ClassicClue),
  isQuota: (clue) => isQuota(clue as ClassicClue),
  isLineQuota: (clue) => isLineQuota(clue as ClassicClue),
  awaits: (clue) => (isLineQuota(clue as ClassicClue) ? (clue as ClassicClue).params.subject : undefined),
  local: (clue, speaker, board) => localCases(clue as ClassicClue, speaker, board),
  code: makeFormCode(CLASSIC_FORMS, "type", []),
};

/** The dialect of the fourteen types. */
export const CLASSIC_SPEECH = {
  dialect: CLASSIC,
  inDocuments: inWords(CLASSIC, sayClassicDocument as GridDialect["sayClue"]),
};

const TAGS = { marks: ["marks"], oneOfThem: ["naming", "one of them"], naming: ["naming"], none: [] } as const;

function classicTags({ params: { element, target, subject, mentionedId, N } }: ClassicClue): readonly ClueTag[] {
  if (element !== undefined) return TAGS.marks;
  if (mentionedId !== undefined) return TAGS.oneOfThem;
  return target !== undefined || (subject !== undefined && N === undefined) ? TAGS.naming : TAGS.none;
}

const drawCast = (rng: Rng, size: number) =>
  drawNames(size, rng)
    .sort()
    .map((name) => ({ name, spiritualRoot: drawRoot(rng) }));

function drawRoot(rng: Rng) {
  const chosen = rng.shuffle(ELEMENTS).slice(0, 1 + rng.below(ELEMENTS.length));
  return ELEMENTS.filter((element) => chosen.includes(element));
}

/** A dialect in our words, and in those of the documents. */
interface Speech {
  readonly dialect: GridDialect;
  readonly inDocuments: GridDialect;
}

/** What comes with chains of atoms. */
export interface AtomsSpeech extends Pick<Theme<CultivatorsConfig>, "understand" | "asides"> {
  readonly atoms: Speech;
  readonly mixed: Speech;
}

export const makeCultivatorsTheme = (speech: AtomsSpeech): Theme<CultivatorsConfig> => ({
  id: "cultivators",
  title: TITLES.cultivators,
  tag: "c",
  ...USUAL_SHAPE,
  dialects: DIALECTS,
  parseConfig: parseCultivatorsConfig,
  dialectFor({ dialect, preset, asides }) {
    const { dialect: ours, inDocuments } = dialect === "classic" ? CLASSIC_SPEECH : speech[dialect];
    const plain = preset ? inDocuments : ours;
    return asides ? withAsides(plain, asidesOf(speech)) : plain;
  },
  ...(speech.asides ? { asides: speech.asides } : {}),
  ...(speech.understand ? { understand: speech.understand } : {}),
  nameOfPart,
  identities: () => ["Cultivator", "Demon"],
  drawCast,
  columnName: makeColumn,
  place: (row, col) => `${row + 1}${makeColumn(col)}`,
  hasMarks: true,
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
    if (spiritualRoot.length === 0) return gridRemark.noRoot({ name });
    const isTwice = spiritualRoot.some((root, i) => spiritualRoot.indexOf(root) < i);
    return isTwice ? gridRemark.rootTwice({ name }) : undefined;
  },
});

export const makeCultivatorsWords = <Proof extends SeenWords>(
  theme: Theme<CultivatorsConfig>,
  proof: Proof,
): GameWords<GridPuzzle, Proof> =>
  gridInEnglish(theme, {
    title: theme.title,
    proof,
    kinds: () => [
      { one: "cultivator", many: "cultivators" },
      { one: "demon", many: "demons" },
    ],
  });

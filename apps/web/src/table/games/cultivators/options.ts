// What can be chosen about a puzzle of cultivators: the clue language, with a switchboard for each of the two that there are.

import { atoms } from "@demonstrandum/clues/atoms";
import { classic } from "@demonstrandum/clues/classic";
import { cultivators } from "@demonstrandum/games/cultivators";
import type { BoardShape } from "@demonstrandum/games/grid/shape";
import type { Words } from "../../../../words/words.ts";
import { askBoard } from "../board-sizes.ts";
import { askAsides, askHonesty, askLocalRules, makeLevels, type RoomOptions } from "../options.ts";
import { makeSampleBoard } from "../sample-board.ts";
import { makeSwitches } from "../switches.ts";

const board = makeSampleBoard(5, 4, true);

/** The usual board first, then from the smallest on. */
const SHAPES: readonly [BoardShape, ...BoardShape[]] = [
  { rows: 5, cols: 4 },
  { rows: 3, cols: 3 },
  { rows: 4, cols: 3 },
  { rows: 4, cols: 4 },
  { rows: 6, cols: 4 },
  { rows: 6, cols: 5 },
];

export function cultivatorsOptions(words: Words["options"]): RoomOptions {
  const own = words.cultivators;
  return {
    levels: makeLevels(cultivators, words, words.levels),
    dialects: [
      { value: "mixed", ...own.mixed },
      { value: "classic", ...own.classic },
      { value: "atoms", ...own.atoms },
    ],
    selections: [askBoard(SHAPES, words), askHonesty(cultivators, own, words), askAsides(words)],
    switches: [
      {
        key: "CLUE_CONFIG",
        legend: words.kindsOfClue,
        parts: makeSwitches(classic, board, { ...words, parts: own.classicParts, tongue: words.tongues?.classic }),
        dialects: ["classic", "mixed"],
      },
      {
        key: "ATOM_CONFIG",
        legend: words.partsOfClues,
        parts: makeSwitches(atoms, board, { ...words, parts: own.atomParts, tongue: words.tongues?.atoms }),
        dialects: ["atoms", "mixed"],
      },
    ],
    questions: [askLocalRules(words)],
  };
}

// What can be chosen about a puzzle of cultivators: two clue languages, each with its switchboard.
import { atoms } from "@demonstrandum/clues/atoms";
import { classic } from "@demonstrandum/clues/classic";
import { cultivators } from "@demonstrandum/games/cultivators";
import { askHonesty, askLocalRules, makeLevels, type RoomOptions } from "../options.ts";
import type { OptionsWording } from "../options-words/wording.ts";
import { makeSampleBoard } from "../sample-board.ts";
import { makeSwitches } from "../switches.ts";

const board = makeSampleBoard(5, 4, true);

export function cultivatorsOptions(words: OptionsWording): RoomOptions {
  const own = words.cultivators;
  return {
    levels: makeLevels(cultivators, words, words.levels),
    dialects: [
      { value: "classic", ...own.classic },
      { value: "atoms", ...own.atoms },
    ],
    selections: [askHonesty(cultivators, own, words)],
    switches: [
      {
        key: "CLUE_CONFIG",
        legend: words.kindsOfClue,
        parts: makeSwitches(classic, board, { ...words, parts: own.classicParts, tongue: words.tongues?.classic }),
        dialect: "classic",
      },
      {
        key: "ATOM_CONFIG",
        legend: words.partsOfClues,
        parts: makeSwitches(atoms, board, { ...words, parts: own.atomParts, tongue: words.tongues?.atoms }),
        dialect: "atoms",
      },
    ],
    questions: [askLocalRules(words)],
  };
}

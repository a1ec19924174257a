// What can be chosen about a puzzle of cultivators: two clue languages, each with its switchboard.
import { atoms } from "@demonstrandum/clues/atoms";
import { classic } from "@demonstrandum/clues/classic";
import { cultivators } from "@demonstrandum/games/cultivators";
import { LOCAL_RULES, makeHonesty, makeLevels, type RoomOptions } from "../options.ts";
import { makeSampleBoard } from "../sample-board.ts";
import { makeSwitches } from "../switches.ts";
import { ATOM_WORDS, CLASSIC_WORDS } from "./words.ts";

const board = makeSampleBoard(5, 4, true);

export const cultivatorsOptions: RoomOptions = {
  levels: makeLevels(cultivators),
  dialects: [
    { value: "classic", label: "Classic", note: "Fourteen kinds of clue in plain sentences." },
    { value: "atoms", label: "Atoms", note: "Clues put together from small parts: richer and stranger." },
  ],
  selections: [makeHonesty(cultivators, "cultivators", "demons")],
  switches: [
    {
      key: "CLUE_CONFIG",
      legend: "Kinds of clue",
      parts: makeSwitches(classic, board, CLASSIC_WORDS),
      dialect: "classic",
    },
    { key: "ATOM_CONFIG", legend: "Parts of clues", parts: makeSwitches(atoms, board, ATOM_WORDS), dialect: "atoms" },
  ],
  questions: [LOCAL_RULES],
};

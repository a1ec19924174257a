// What can be chosen about a puzzle of who: one clue language, told under any theme.

import { who as language } from "@demonstrandum/clues/who";
import type { BoardShape } from "@demonstrandum/games/grid/shape";
import { who } from "@demonstrandum/games/who";
import type { Words } from "../../../../words/words.ts";
import { askBoard } from "../board-sizes.ts";
import { askAsides, askHonesty, askLocalRules, makeLevels, type RoomOptions } from "../options.ts";
import { makeSampleBoard } from "../sample-board.ts";
import { makeSwitches } from "../switches.ts";

const THEMES = [
  { value: "village", config: {} },
  {
    value: "court",
    config: { roles: { villager: { one: "courtier", many: "courtiers" }, werewolf: { one: "spy", many: "spies" } } },
  },
  {
    value: "harbour",
    config: {
      roles: { villager: { one: "sailor", many: "sailors" }, werewolf: { one: "smuggler", many: "smugglers" } },
    },
  },
] as const;

/** The usual board first, then from the smallest on. */
const SHAPES: readonly [BoardShape, ...BoardShape[]] = [
  { rows: 5, cols: 3 },
  { rows: 3, cols: 3 },
  { rows: 4, cols: 3 },
  { rows: 4, cols: 4 },
  { rows: 5, cols: 4 },
  { rows: 6, cols: 5 },
];

const board = makeSampleBoard(5, 3, false);

export function whoOptions(words: Words["options"]): RoomOptions {
  const own = words.who;
  const themes = THEMES.map((theme) => ({ ...theme, ...own.themes[theme.value] }));
  return {
    levels: makeLevels(who, words, words.levels),
    dialects: [],
    selections: [
      askBoard(SHAPES, words),
      askHonesty(who, own, words),
      { key: "theme", legend: own.theme, choices: themes },
      askAsides(words),
    ],
    switches: [
      {
        key: "TEMPLATE_CONFIG",
        legend: words.kindsOfClue,
        parts: makeSwitches(language, board, { ...words, parts: own.parts, tongue: words.tongues?.who }),
      },
    ],
    questions: [askLocalRules(words)],
  };
}

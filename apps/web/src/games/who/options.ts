// What can be chosen about a puzzle of who: one clue language, told under any theme.
import { who as language } from "@demonstrandum/clues/who";
import { who } from "@demonstrandum/games/who";
import { LOCAL_RULES, makeHonesty, makeLevels, type RoomOptions } from "../options.ts";
import { makeSampleBoard } from "../sample-board.ts";
import { makeSwitches } from "../switches.ts";
import { TEMPLATE_WORDS } from "./words.ts";

const THEMES = [
  { value: "village", label: "Village", note: "Villagers and werewolves.", config: {} },
  {
    value: "court",
    label: "Court",
    note: "Courtiers and spies.",
    config: { roles: { villager: { one: "courtier", many: "courtiers" }, werewolf: { one: "spy", many: "spies" } } },
  },
  {
    value: "harbour",
    label: "Harbor",
    note: "Sailors and smugglers.",
    config: {
      roles: { villager: { one: "sailor", many: "sailors" }, werewolf: { one: "smuggler", many: "smugglers" } },
    },
  },
];

export const whoOptions: RoomOptions = {
  levels: makeLevels(who),
  dialects: [],
  selections: [makeHonesty(who, "villagers", "werewolves"), { key: "theme", legend: "Theme", choices: THEMES }],
  switches: [
    {
      key: "TEMPLATE_CONFIG",
      legend: "Kinds of clue",
      parts: makeSwitches(language, makeSampleBoard(5, 3, false), TEMPLATE_WORDS),
    },
  ],
  questions: [LOCAL_RULES],
};

// Clues of who: one clue language, told under any theme.
// The page and its puzzle maker both start from this file, so that they share their code.
import { who as language } from "@demonstrandum/clues/who";
import { who } from "@demonstrandum/games/who";
import type { RoomOptions } from "./options.ts";
import { makeChoices } from "./options.ts";

export { who };

export const WHO_OPTIONS: RoomOptions = {
  dialects: [],
  themes: [
    { value: "village", label: "Village", note: "Villagers and werewolves.", config: {} },
    {
      value: "court",
      label: "Court",
      note: "Courtiers and spies.",
      config: {
        roles: { villager: { one: "courtier", many: "courtiers" }, werewolf: { one: "spy", many: "spies" } },
      },
    },
    {
      value: "harbour",
      label: "Harbour",
      note: "Sailors and smugglers.",
      config: {
        roles: { villager: { one: "sailor", many: "sailors" }, werewolf: { one: "smuggler", many: "smugglers" } },
      },
    },
  ],
  switches: [{ key: "TEMPLATE_CONFIG", legend: "Kinds of clue", parts: makeChoices(language.parts) }],
  hasLocalRules: true,
};

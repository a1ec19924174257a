// What can be chosen about a puzzle of cultivators: two clue languages, each with its switchboard.
import { atoms } from "@demonstrandum/clues/atoms";
import { CLASSIC_FORMS } from "@demonstrandum/clues/classic";
import { cultivators } from "@demonstrandum/games/cultivators";
import { makeChoices, makeLevels, type RoomOptions } from "../options.ts";

export const cultivatorsOptions: RoomOptions = {
  levels: makeLevels(cultivators),
  dialects: [
    { value: "classic", label: "Classic", note: "Fourteen kinds of clue in plain sentences." },
    { value: "atoms", label: "Atoms", note: "Clues put together from small parts: richer and stranger." },
  ],
  themes: [],
  switches: [
    {
      key: "CLUE_CONFIG",
      legend: "Kinds of clue",
      parts: makeChoices(CLASSIC_FORMS.map(({ id }) => id)),
      dialect: "classic",
    },
    { key: "ATOM_CONFIG", legend: "Parts of clues", parts: makeChoices(atoms.parts), dialect: "atoms" },
  ],
  hasLocalRules: true,
};

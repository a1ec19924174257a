// Cultivators or demons: two clue languages, each with its switchboard.
// The page and its puzzle maker both start from this file, so that they share their code.
import { atoms } from "@demonstrandum/clues/atoms";
import { CLASSIC_FORMS } from "@demonstrandum/clues/classic";
import { cultivators } from "@demonstrandum/games/cultivators";
import type { RoomOptions } from "./options.ts";
import { makeChoices } from "./options.ts";

export { cultivators };

export const CULTIVATORS_OPTIONS: RoomOptions = {
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

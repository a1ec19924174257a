// Cultivators or Demons? Twenty people on a 5×4 board, three dialects: the fourteen classic clue types, clues composed from atoms, and
// both together.

import { atomsDocuments, enAtoms } from "@demonstrandum/clues/atoms";
import { classic } from "@demonstrandum/clues/classic";
import { sayClassicDocument } from "@demonstrandum/clues/classic-documents";
import { en, TESTIMONY_TELLING } from "@demonstrandum/engine";
import { en as asides } from "../asides/en/cultivators.ts";
import { makeGridGame } from "../grid/grid-game.ts";
import { composeLiars } from "../grid/grid-liars.ts";
import { ATOMS_SPEECHES } from "./atoms-speech.ts";
import { makeCultivatorsTheme, makeCultivatorsWords } from "./cultivators-theme.ts";
import { makeCultivatorReader } from "./understand.ts";

/** Both dialects mean things that a chain can say, so both can be asked about in chains. */
const understand = makeCultivatorReader({
  classicWays: (clue, { speaker, board }) => [
    classic.sayClue(clue, speaker, board),
    sayClassicDocument(clue, speaker, board),
  ],
  chains: [enAtoms, atomsDocuments],
});

export const CULTIVATORS_THEME = {
  ...makeCultivatorsTheme({ ...ATOMS_SPEECHES, understand, asides }),
  composeLiars,
  testimony: TESTIMONY_TELLING,
};

/** Cultivators or Demons. */
export const cultivators = makeGridGame(CULTIVATORS_THEME);
export const cultivatorsInEnglish = makeCultivatorsWords(CULTIVATORS_THEME, en);

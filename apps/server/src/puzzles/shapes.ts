// The shapes of what puzzles and Clue tables are sent and answered as, for the document.
import { EntrySchema, SetupSchema } from "@demonstrandum/deals";
import { SHAPES } from "@demonstrandum/games/shapes";
import * as v from "valibot";
import { describedBy } from "../api/described.ts";

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A puzzle of any game. What is inside is read by its game. */
export const PuzzleObject = v.pipe(
  v.looseObject({ game: v.string() }),
  describedBy(Object.fromEntries(Object.entries(SHAPES).map(([id, { puzzle }]) => [`${capital(id)}Puzzle`, puzzle]))),
);

/** What can be set for a game. */
export const settingsOf = (game: string) => {
  const settings = SHAPES[game]?.settings;
  return v.pipe(v.looseObject({}), describedBy(settings ? { [`${capital(game)}Settings`]: settings } : {}));
};

export const TableSetup = v.pipe(v.looseObject({}), describedBy({ TableSetup: SetupSchema }));
export const TableEntry = v.pipe(v.unknown(), describedBy({ TableEntry: EntrySchema }));

// The whole village of liars: also large villages of two needed statements each, which have to be grown, statements read from writing, the
// puzzle on paper, another solver's word and truth tables that are kept.

import { ClueError } from "@demonstrandum/clues/clue-error";
import { readStatementSaid } from "@demonstrandum/clues/read";
import {
  makeStatement,
  parseStatement,
  sayStatement,
  statementMeaning,
  variablesInvolved,
} from "@demonstrandum/clues/village";
import { en, type Game, type GameWords, type TextFlaw, type Understood } from "@demonstrandum/engine";
import type { GenerationConfig } from "./config.ts";
import { growVillage } from "./growth.ts";
import { makeVillage, makeVillageWords } from "./make-village.ts";
import { renderVillage } from "./render.ts";
import { loadTruth, saveTruth } from "./shared-library.ts";
import { verifyUniqueSolutionWithSolver } from "./verify.ts";
import { namesOf, type VillagePuzzle } from "./village-puzzle.ts";

/** The village of liars. */
export const village: Game<VillagePuzzle, GenerationConfig> = {
  ...makeVillage(growVillage),
  readClue: readStatement,
  confirm: verifyUniqueSolutionWithSolver,
  truthCache: { save: saveTruth, load: loadTruth },
};

export const villageInEnglish: GameWords<VillagePuzzle> = { ...makeVillageWords(en), print: renderVillage };

function readStatement(puzzle: VillagePuzzle, text: string): Understood | TextFlaw {
  const names = namesOf(puzzle);
  try {
    const statement = readStatementSaid(text, names, sayStatement) ?? parseStatement(text, names.length);
    return {
      text: makeStatement(statement),
      english: sayStatement(statement, names),
      people: variablesInvolved(statement, names.length),
      says: statementMeaning(statement, names.length),
    };
  } catch (error) {
    if (error instanceof ClueError) return { flaw: error.says, at: error.at, suggestion: error.suggestion };
    throw error;
  }
}

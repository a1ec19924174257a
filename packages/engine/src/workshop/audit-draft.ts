// What is still wrong with a draft, in the words of the audit: who is silent, what is not true, where it cannot go on.

import type { Defect } from "../game/game.ts";
import type { Puzzle } from "../game/puzzle.ts";
import { audit } from "../reason/audit.ts";
import type { GameWords } from "../say/game-words.ts";
import { gameOfDrafts, type Workshop } from "./lay-draft.ts";

/** Nothing is said of the label, which a draft gets when it is finished. */
export const auditDraft = <P extends Puzzle>(workshop: Workshop<P>, words: GameWords, draft: Puzzle): Defect[] =>
  audit({ game: gameOfDrafts(workshop), words }, draft).filter(({ kind }) => kind !== "label");

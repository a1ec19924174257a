// Settings that go together under one name. "documents" is a game as its document has it: its very words for clues, wherever
// they are grammatical, puzzles that its local rules finish, and a difficulty that is found out, not demanded.

import { clueRemark } from "@demonstrandum/clues/remarks";
import { ANY_LABEL } from "@demonstrandum/engine";
import { needs } from "@demonstrandum/text";
import * as v from "valibot";
import type { SettingsReading } from "../parse-with.ts";
import type { GridConfig, GridDialect } from "./grid-theme.ts";

const PRESETS = ["documents"] as const;

export const presetSchema = v.exactOptional(v.picklist(PRESETS, needs(clueRemark.oneOfNeeded({ choices: PRESETS }))));

/** A configuration with what its preset sets, wherever it says nothing else itself. Local rules know no liars. */
function fillPreset(data: unknown): unknown {
  if (typeof data !== "object" || data === null || !("preset" in data) || data.preset !== "documents")
    return data ?? {};
  const isLiars = "liars" in data && data.liars === true;
  return { difficulty: ANY_LABEL, localRulesOnly: !isLiars, ...data };
}

/** How the settings of a board are read. */
export const GRID_READING: SettingsReading = {
  others: { maxAttempts: "attempts", localRules: "localRulesOnly" },
  fill: fillPreset,
};

/** What a configuration keeps of it. */
export const keepPreset = ({ preset }: Pick<GridConfig, "preset">): Pick<GridConfig, "preset"> =>
  preset === undefined ? {} : { preset };

/** The same dialect in other words. */
export const inWords = (dialect: GridDialect, sayClue: GridDialect["sayClue"]): GridDialect => ({
  ...dialect,
  sayClue,
  makeClue: (clue, speaker, board) => ({
    ...dialect.makeClue(clue, speaker, board),
    text: sayClue(clue, speaker, board),
  }),
});

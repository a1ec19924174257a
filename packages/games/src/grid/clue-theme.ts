// Puzzles with a theme: every clue speaks of somebody's neighbors, or of roots, or names nobody.

import type { Board } from "@demonstrandum/clues";
import { parseGroupKey } from "@demonstrandum/clues/naming";
import { clueRemark } from "@demonstrandum/clues/remarks";
import { needs } from "@demonstrandum/text";
import * as v from "valibot";
import type { GridDialect } from "./grid-theme.ts";

const THEMES = ["neighbors", "roots", "nameless"] as const;
export type ClueTheme = (typeof THEMES)[number];

/** The entry of a schema of settings. */
export const themeSchema = v.exactOptional(v.picklist(THEMES, needs(clueRemark.oneOfNeeded({ choices: THEMES }))));

const GROUPS = { neighbors: "neighbor", roots: "element" } as const;

/** Whether the clue keeps to the theme. */
export function keepsTheme(
  theme: ClueTheme,
  dialect: GridDialect,
  clue: unknown,
  speaker: number,
  board: Board,
): boolean {
  const { groups, stated } = dialect.naming(clue, speaker, board);
  if (theme === "nameless") return stated === 0 && (dialect.named(clue, speaker, board) & ~(1 << speaker)) === 0;
  return groups.some((key) => parseGroupKey(key).kind === GROUPS[theme]);
}

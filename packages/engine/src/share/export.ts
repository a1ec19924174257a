// A puzzle as a question for another solver: all its clues, and nothing of its solution. It has exactly one answer, the solution.

import { makeDimacs, makeSmtLib } from "@demonstrandum/logic";
import { withArticle } from "@demonstrandum/text";
import type { Puzzle } from "../game/puzzle.ts";
import { layOut } from "../reason/position.ts";
import type { ToldGame } from "../say/game-words.ts";
import { tellTable } from "../say/told-table.ts";

/** The languages of other solvers. */
export type ExportFormat = "dimacs" | "smtlib";

/** Writes a puzzle as a question for another solver: all its clues, and nothing of its solution. */
export function exportPuzzle(told: ToldGame, puzzle: Puzzle, format: ExportFormat): string {
  const { game } = told;
  const { theory } = layOut(game, puzzle);
  const { words } = tellTable(told, puzzle);
  const about = [game.id, puzzle.dialect, puzzle.difficulty, `seed ${puzzle.seed}`].filter(Boolean).join(", ");
  const word = withArticle(words.kinds[1].one);
  const [comment, nameOf] =
    format === "dimacs" ? ["c ", (index: number) => `variable ${index + 1}`] : ["; ", (index: number) => `p${index}`];
  const lines = [about, ...words.people.map(({ name }, index) => `${nameOf(index)}: ${name} is ${word}`)];
  const text = format === "dimacs" ? makeDimacs(theory) : makeSmtLib(theory);
  return lines.map((line) => `${comment}${line.replace(/\s+/g, " ")}\n`).join("") + text;
}

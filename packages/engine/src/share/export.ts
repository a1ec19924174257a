// A puzzle as a question for another solver: all its clues, and nothing of its solution. It has exactly one answer, the solution.

import { makeDimacs, makeSmtLib } from "@demonstrandum/logic";
import { withArticle } from "@demonstrandum/text";
import type { Game } from "../game/game.ts";
import type { Puzzle } from "../game/puzzle.ts";
import { layOut } from "../reason/position.ts";

export type ExportFormat = "dimacs" | "smtlib";

export function exportPuzzle(game: Game, puzzle: Puzzle, format: ExportFormat): string {
  const { table, theory } = layOut(game, puzzle);
  const about = [game.id, puzzle.dialect, puzzle.difficulty, `seed ${puzzle.seed}`].filter(Boolean).join(", ");
  const word = withArticle(table.words[1].one);
  const [comment, nameOf] =
    format === "dimacs" ? ["c ", (index: number) => `variable ${index + 1}`] : ["; ", (index: number) => `p${index}`];
  const lines = [about, ...table.people.map(({ name }, index) => `${nameOf(index)}: ${name} is ${word}`)];
  const text = format === "dimacs" ? makeDimacs(theory) : makeSmtLib(theory);
  return lines.map((line) => `${comment}${line.replace(/\s+/g, " ")}\n`).join("") + text;
}

// A puzzle as it is written out: JSON for programs, plain text and Markdown for people.

import { type PrintOptions, type Puzzle, printPuzzle, type ToldGame } from "@demonstrandum/engine";

export const FORMATS = ["json", "jsonl", "text", "markdown"] as const;
export type Format = (typeof FORMATS)[number];

export function render(told: ToldGame, puzzle: Puzzle, format: Format, options: PrintOptions): string {
  switch (format) {
    case "json":
      return JSON.stringify(puzzle, null, 2);
    case "jsonl":
      return `${JSON.stringify(puzzle)}\n`;
    default:
      return printPuzzle(told, puzzle, format, options);
  }
}

// A puzzle as text: JSON for programs, plain text and Markdown for people, with the solution apart at the end.

import { type Game, layOut, type Puzzle, type Table } from "@demonstrandum/engine";
import { renderToMarkdown, renderToText, type VillagePuzzle } from "@demonstrandum/games";
import { makeTextTable } from "./text-table.ts";

export const FORMATS = ["json", "jsonl", "text", "markdown"] as const;
export type Format = (typeof FORMATS)[number];

export interface RenderOptions {
  readonly withSolution: boolean;
}

export function render(game: Game, puzzle: Puzzle, format: Format, options: RenderOptions): string {
  switch (format) {
    case "json":
      return JSON.stringify(puzzle, null, 2);
    case "jsonl":
      return `${JSON.stringify(puzzle)}\n`;
    case "text":
      return isVillage(puzzle) ? renderToText(puzzle, options) : renderBoard(game, puzzle, PLAIN, options);
    case "markdown":
      return isVillage(puzzle) ? renderToMarkdown(puzzle, options) : renderBoard(game, puzzle, MARKDOWN, options);
  }
}

const isVillage = (puzzle: Puzzle): puzzle is VillagePuzzle => puzzle.game === "village";

/** How the parts of a page are written. */
interface Paper {
  readonly title: (text: string) => string;
  readonly section: (text: string) => string;
  readonly grid: (rows: readonly (readonly string[])[]) => string;
  readonly item: (text: string) => string;
  readonly rule: string;
}

const PLAIN: Paper = {
  title: (text) => `${text}\n${"=".repeat(text.length)}`,
  section: (text) => `${text}\n${"-".repeat(text.length)}`,
  grid: (rows) => makeTextTable(rows),
  item: (text) => `  ${text}`,
  rule: "-".repeat(40),
};

const MARKDOWN: Paper = {
  title: (text) => `# ${plain(text)}`,
  section: (text) => `## ${plain(text)}`,
  grid: ([head = [], ...rows]) =>
    [head, head.map(() => "---"), ...rows].map((row) => `| ${row.map(plain).join(" | ")} |`).join("\n"),
  item: (text) => `- ${plain(text)}`,
  rule: "---",
};

/** Names come from callers and must not turn into markup. */
function plain(text: string): string {
  return text === "---" ? text : text.replace(/[\\`*_[\]<>#|~]/g, "\\$&");
}

/** Clues wait for their speakers, so the page gives them with the solution, in an order in which everyone can be proved. */
function renderBoard(game: Game, puzzle: Puzzle, paper: Paper, { withSolution }: RenderOptions): string {
  const { table } = layOut(game, puzzle);
  const nameOf = (person: number): string => `${table.people[person]?.name} (${table.people[person]?.place})`;
  const wordOf = (person: number): string => table.words[(table.solution >>> person) & 1 ? 1 : 0].one;
  const told = (person: number): string => `${nameOf(person)}, ${wordOf(person)}: “${table.clues[person]?.text}”`;
  const head = [puzzle.dialect, puzzle.difficulty, `seed ${puzzle.seed}`].filter(Boolean).join(", ");
  const parts = [
    `${paper.title(game.title)}\n\n${head}`,
    paper.grid(gridOf(table)),
    `${paper.section("Revealed at the start")}\n\n${table.start.map((person) => paper.item(told(person))).join("\n")}`,
  ];
  if (withSolution) {
    const rest = table.chain.filter((person) => !table.start.includes(person));
    parts.push(`${paper.rule}\n\n${paper.section("Solution")}\n\n${rest.map((p) => paper.item(told(p))).join("\n")}`);
  }
  return `${parts.join("\n\n")}\n`;
}

function gridOf({ rows, cols, people }: Table): string[][] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cols }, (_, col) => {
      const person = people.find((each) => each.row === row && each.col === col);
      if (!person) return "";
      const roots = person.roots.length > 0 ? ` (${person.roots.join(", ")})` : "";
      return `${person.place} ${person.name}${roots}`;
    }),
  );
}

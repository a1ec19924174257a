// A puzzle on paper: plain text or Markdown, with the solution apart at the end.

import type { Game } from "../game/game.ts";
import type { Puzzle } from "../game/puzzle.ts";
import type { Person, Table, Word } from "../game/table.ts";
import { layOut } from "../reason/position.ts";
import { sayHonestyOf } from "./honesty.ts";
import { wordsOf } from "./prose.ts";
import { makeTextTable, terminalWidth } from "./text-table.ts";
import { kindWord } from "./words/at-table.ts";

export type PrintStyle = "text" | "markdown";

export interface PrintOptions {
  /** Print the solution after the puzzle, apart from it. */
  readonly withSolution?: boolean;
}

export function printPuzzle<P extends Puzzle>(
  game: Game<P>,
  puzzle: P,
  style: PrintStyle,
  options: PrintOptions = {},
): string {
  return game.print?.(puzzle, style, options) ?? printBoard(game, puzzle, PAPERS[style], options);
}

/** How the parts of a page are written. */
interface Paper {
  readonly title: (text: string) => string;
  readonly section: (text: string) => string;
  readonly grid: (rows: readonly (readonly string[])[]) => string;
  readonly item: (text: string) => string;
  readonly rule: string;
}

const PAPERS: Readonly<Record<PrintStyle, Paper>> = {
  text: {
    title: (text) => `${text}\n${"=".repeat(terminalWidth(text))}`,
    section: (text) => `${text}\n${"-".repeat(terminalWidth(text))}`,
    grid: (rows) => makeTextTable(rows),
    item: (text) => `  ${text}`,
    rule: "-".repeat(40),
  },
  markdown: {
    title: (text) => `# ${escapeMarkdown(text)}`,
    section: (text) => `## ${escapeMarkdown(text)}`,
    grid: ([head = [], ...rows]) =>
      [head.map(escapeMarkdown), head.map(() => "---"), ...rows.map((row) => row.map(escapeMarkdown))]
        .map((row) => `| ${row.join(" | ")} |`)
        .join("\n"),
    item: (text) => `- ${escapeMarkdown(text)}`,
    rule: "---",
  },
};

/** Names come from callers and must not turn into markup. */
export const escapeMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>#|~]/g, "\\$&");

function printBoard<P extends Puzzle>(game: Game<P>, puzzle: P, paper: Paper, { withSolution }: PrintOptions): string {
  const { table } = layOut(game, puzzle);
  const { print } = wordsOf(table);
  const head = print.head(puzzle.dialect, puzzle.difficulty, puzzle.seed);
  const [told, solved] = table.isGated ? gatedParts(table, paper) : openParts(table, paper);
  const parts = [`${paper.title(game.title)}\n\n${head}`, paper.grid(gridOf(table)), told];
  if (withSolution) parts.push(`${paper.rule}\n\n${paper.section(print.solution)}\n\n${solved}`);
  return `${parts.join("\n\n")}\n`;
}

type Parts = readonly [told: string, solved: string];

/** Clues wait for their speakers, so the page gives them with the solution, in an order in which everyone can be proved. */
function gatedParts(table: Table, paper: Paper): Parts {
  const { print } = wordsOf(table);
  const list = (people: readonly number[]): string =>
    people
      .map((id) => paper.item(print.revealed(sayPlace(table, id), kindOfPerson(table, id), sayQuote(table, id))))
      .join("\n");
  const rest = table.chain.filter((person) => !table.start.includes(person));
  return [`${paper.section(print.start)}\n\n${list(table.start)}`, list(rest)];
}

function openParts(table: Table, paper: Paper): Parts {
  const { print } = wordsOf(table);
  const list = (say: (table: Table, id: number) => string): string =>
    [...table.people.keys()].map((id) => paper.item(print.told(sayPlace(table, id), say(table, id)))).join("\n");
  return [`${paper.section(print.open)}\n\n${sayHonestyOf(table)}\n\n${list(sayQuote)}`, list(sayKind)];
}

const sayPlace = (table: Table, id: number): string =>
  wordsOf(table).print.place(table.people[id]?.name ?? "", table.people[id]?.place ?? "");
const kindOfPerson = (table: Table, id: number): Word => kindWord(table, ((table.solution >>> id) & 1) === 1);
const sayKind = (table: Table, id: number): string => kindOfPerson(table, id).one;
const sayQuote = (table: Table, id: number): string => wordsOf(table).print.quote(table.clues[id]?.text ?? "");

const sayMarks = ({ markNames = {} }: Table, { marks }: Person): string[] =>
  marks.map((mark) => markNames[mark] ?? mark);

function gridOf(table: Table): string[][] {
  const { rows, cols, people } = table;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cols }, (_, col) => {
      const person = people.find((each) => each.row === row && each.col === col);
      if (!person) return "";
      const who = `${person.place} ${person.name}`;
      return person.marks.length > 0 ? wordsOf(table).print.marked(who, sayMarks(table, person)) : who;
    }),
  );
}

// A puzzle on paper: plain text or Markdown, with the solution apart at the end.

import type { Puzzle } from "../game/puzzle.ts";
import type { Person } from "../game/table.ts";
import type { ToldGame } from "./game-words.ts";
import { sayHonestyOf } from "./honesty.ts";
import type { Word } from "./table-words.ts";
import { makeTextTable, terminalWidth } from "./text-table.ts";
import { type ToldTable, tellTable } from "./told-table.ts";
import { kindWord, nameAt } from "./words/at-table.ts";

/** How a puzzle is printed. */
export type PrintStyle = "text" | "markdown";

/** What to print beside the puzzle itself. */
export interface PrintOptions {
  /** Print the solution after the puzzle, apart from it. */
  readonly withSolution?: boolean;
}

/** Prints a puzzle for people, as text or Markdown. */
export function printPuzzle<P extends Puzzle>(
  told: ToldGame<P>,
  puzzle: P,
  style: PrintStyle,
  options: PrintOptions = {},
): string {
  return told.words.print?.(puzzle, style, options) ?? printBoard(told, puzzle, PAPERS[style], options);
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

function printBoard<P extends Puzzle>(
  toldGame: ToldGame<P>,
  puzzle: P,
  paper: Paper,
  { withSolution }: PrintOptions,
): string {
  const table = tellTable(toldGame, puzzle);
  const { print } = table.words.proof;
  const head = print.head(puzzle.dialect, puzzle.difficulty, puzzle.seed);
  const [told, solved] = table.isGated ? gatedParts(table, paper) : openParts(table, paper);
  const parts = [`${paper.title(toldGame.words.title)}\n\n${head}`, paper.grid(gridOf(table)), told];
  if (withSolution) parts.push(`${paper.rule}\n\n${paper.section(print.solution)}\n\n${solved}`);
  return `${parts.join("\n\n")}\n`;
}

type Parts = readonly [told: string, solved: string];

/** Clues wait for their speakers, so the page gives them with the solution, in an order in which everyone can be proved. */
function gatedParts(table: ToldTable, paper: Paper): Parts {
  const { print } = table.words.proof;
  const list = (people: readonly number[]): string =>
    people
      .map((id) => paper.item(print.revealed(sayPlace(table, id), kindOfPerson(table, id), sayQuote(table, id))))
      .join("\n");
  const rest = table.chain.filter((person) => !table.start.includes(person));
  return [`${paper.section(print.start)}\n\n${list(table.start)}`, list(rest)];
}

function openParts(table: ToldTable, paper: Paper): Parts {
  const { print } = table.words.proof;
  const list = (say: (table: ToldTable, id: number) => string): string =>
    [...table.people.keys()].map((id) => paper.item(print.told(sayPlace(table, id), say(table, id)))).join("\n");
  return [`${paper.section(print.open)}\n\n${sayHonestyOf(table)}\n\n${list(sayQuote)}`, list(sayKind)];
}

const sayPlace = (table: ToldTable, id: number): string =>
  table.words.proof.print.place(nameAt(table.words, id), table.people[id]?.place ?? "");
const kindOfPerson = (table: ToldTable, id: number): Word => kindWord(table.words, ((table.solution >>> id) & 1) === 1);
const sayKind = (table: ToldTable, id: number): string => kindOfPerson(table, id).one;
const sayQuote = (table: ToldTable, id: number): string =>
  table.words.proof.print.quote(table.words.clues[id]?.text ?? "");

const sayMarks = ({ words: { markNames = {} } }: ToldTable, { marks }: Person): string[] =>
  marks.map((mark) => markNames[mark] ?? mark);

function gridOf(table: ToldTable): string[][] {
  const { rows, cols, people } = table;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cols }, (_, col) => {
      const id = people.findIndex((each) => each.row === row && each.col === col);
      const person = people[id];
      if (!person) return "";
      const who = `${person.place} ${nameAt(table.words, id)}`;
      return person.marks.length > 0 ? table.words.proof.print.marked(who, sayMarks(table, person)) : who;
    }),
  );
}

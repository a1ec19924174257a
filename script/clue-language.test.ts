// Runs every example of docs/clue-language.md.
import { readFileSync } from "node:fs";
import path from "node:path";
import {
  ATOM_NAMES,
  atoms,
  CLASSIC_FORMS,
  ClueError,
  classic,
  makeBoard,
  makeChain,
  makeStatement,
  parseChain,
  parseMechanic,
  parseStatement,
  STATEMENT_NAMES,
  sayStatement,
  WHO_FORMS,
  who,
} from "@demonstrandum/clues";
import { describe, expect, it } from "vitest";

const text = readFileSync(path.join(import.meta.dirname, "../docs/clue-language.md"), "utf8");

const cellsOf = (line: string): string[] =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim().replace(/^`(.*)`$/, "$1"));

/** The rows of every table whose first heading is this. */
function rowsUnder(heading: string): string[][] {
  const tables = text.split(/\n(?!\|)/).map((part) => part.split("\n").filter((line) => line.startsWith("|")));
  return tables
    .filter(([head]) => head !== undefined && cellsOf(head)[0] === heading)
    .flatMap((lines) => lines.slice(2).map(cellsOf));
}

/** The board drawn at the top of the page. */
const board = makeBoard({
  rows: 3,
  cols: 3,
  people: rowsUnder("").flatMap((cells, row) =>
    cells.slice(1).map((cell, col) => {
      const [name = "", roots = ""] = cell.split(": ");
      return { id: row * 3 + col, name, row, col, spiritualRoot: roots.split(", ") as never };
    }),
  ),
});

const speakerCalled = (name: string): number => board.people.findIndex((person) => person.name === name);

describe("the clue language", () => {
  it.each(rowsUnder("Classic"))("classic %s, %s: %s", (json = "", speaker = "", english = "") => {
    const id = speakerCalled(speaker);
    expect(classic.sayClue(classic.parseClue(JSON.parse(json), id, board), id, board)).toBe(english);
  });

  it.each(rowsUnder("Chain"))("chain %s, %s: %s", (chain = "", speaker = "", english = "") => {
    const parsed = parseChain(chain, board);
    expect(makeChain(parsed, board)).toBe(chain);
    expect(atoms.sayClue({ chain: parsed }, speakerCalled(speaker), board)).toBe(english);
  });

  it.each(rowsUnder("Text"))("text %s: %s", (chain = "", message = "") => {
    expect(() => parseChain(chain, board)).toThrow(ClueError);
    expect(() => parseChain(chain, board)).toThrow(message);
  });

  it.each(rowsUnder("Who"))("who %s: %s %s", (json = "", statement = "", english = "") => {
    const li = speakerCalled("Li Mu");
    const clue = who.parseClue(JSON.parse(json), li, board);
    expect(who.makeClue(clue, li, board).mechanic).toBe(statement);
    expect(parseMechanic(statement, { board, speaker: li })).toEqual(clue);
    expect(who.sayClue(clue, li, board)).toBe(english);
  });

  it.each(rowsUnder("Statement"))("statement %s: %s", (canonical = "", english = "") => {
    const names = ["Alice", "Bob", "Charles", "Dorothy"];
    const statement = parseStatement(canonical, names.length);
    expect(makeStatement(statement)).toBe(canonical);
    expect(sayStatement(statement, names)).toBe(english);
  });

  it.each([
    ["classic type", "Classic", CLASSIC_FORMS.map(({ id }) => `"${id}"`)],
    ["atom", "Chain", ATOM_NAMES.map((name) => `${name}(`)],
    ["template", "Who", WHO_FORMS.map(({ id }) => `"${id}"`)],
    ["statement", "Statement", STATEMENT_NAMES.map((name) => `${name}(`)],
  ])("has an example of every %s", (_, heading, names) => {
    const examples = rowsUnder(heading).map(([first = ""]) => first);
    expect(names.filter((name) => !examples.some((example) => example.includes(name)))).toEqual([]);
  });
});

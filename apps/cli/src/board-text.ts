// The board in a terminal of eighty columns: cells on one line if that fits, else on two, else one person after another.

import { makeTextTable, type PersonView, terminalWidth, type View } from "@demonstrandum/engine";
import type { CliWording } from "./words/wording.ts";

const WIDTH = 80;

/** `markNames` are what marks are called, where not as they are written. */
export function sayBoard({ talk }: CliWording, seen: View, markNames: Readonly<Record<string, string>> = {}): string {
  const rows = Array.from({ length: seen.rows }, (_, row) => seen.people.filter((person) => person.row === row));
  const state = (person: PersonView): string => sayState(talk, seen, person);
  /** Two letters tell marks apart and keep the board within a terminal. */
  const marks = (person: PersonView): string =>
    person.marks.length === 0
      ? ""
      : indented(person, person.marks.map((mark) => talk.mark(markNames[mark] ?? mark)).join(" "));
  const layouts = [
    () => table(rows, (person) => [talk.cell(sayWho(person), state(person)), marks(person)]),
    () => table(rows, (person) => [sayWho(person), indented(person, state(person)), marks(person)]),
    () => makeTextTable(seen.people.map((person) => [sayWho(person), state(person), marks(person).trim()])),
  ];
  for (const layout of layouts) if (fits(layout())) return layout();
  return seen.people.map((person) => talk.cell(sayWho(person), state(person))).join("\n");
}

const fits = (text: string): boolean => text.split("\n").every((line) => terminalWidth(line) <= WIDTH);

/** Each cell has some lines; a line that is empty in all cells of a row is left out. */
function table(rows: readonly (readonly PersonView[])[], linesOf: (person: PersonView) => readonly string[]): string {
  const lines = rows.flatMap((row) => {
    const cells = row.map(linesOf);
    return (cells[0] ?? []).map((_, i) => cells.map((cell) => cell[i] ?? ""));
  });
  return makeTextTable(lines.filter((line) => line.some((cell) => cell !== "")));
}

const sayWho = ({ name, place }: PersonView): string => `${place} ${name}`;

const indented = ({ place }: PersonView, text: string): string => `${" ".repeat(place.length + 1)}${text}`;

function sayState(talk: CliWording["talk"], { words }: View, { identity, refused }: PersonView): string {
  if (identity !== undefined) return words[identity ? 1 : 0].one;
  return refused.length === 0 ? talk.unknown : talk.notProved(refused.map((kind) => words[kind ? 1 : 0].one));
}

// The board in a terminal of eighty columns: cells on one line if that fits, else on two, else one person after another.

import { makeTextTable, type PersonView, type View } from "@demonstrandum/engine";

const WIDTH = 80;

export function sayBoard(seen: View): string {
  const rows = Array.from({ length: seen.rows }, (_, row) => seen.people.filter((person) => person.row === row));
  const layouts = [
    () => table(rows, (person) => [`${sayWho(person)}: ${sayState(seen, person)}`, sayMarks(person)]),
    () => table(rows, (person) => [sayWho(person), indented(person, sayState(seen, person)), sayMarks(person)]),
    () => makeTextTable(seen.people.map((person) => [sayWho(person), sayState(seen, person), sayMarks(person).trim()])),
  ];
  for (const layout of layouts) if (fits(layout())) return layout();
  return seen.people.map((person) => `${sayWho(person)}: ${sayState(seen, person)}`).join("\n");
}

const fits = (text: string): boolean => text.split("\n").every((line) => [...line].length <= WIDTH);

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

function sayState({ words }: View, { identity, refused }: PersonView): string {
  if (identity !== undefined) return words[identity ? 1 : 0].one;
  return refused.length === 0 ? "?" : `not proved ${refused.map((kind) => words[kind ? 1 : 0].one).join(", ")}`;
}

/** Two letters tell marks apart and keep the board within a terminal. */
const sayMarks = (person: PersonView): string =>
  person.marks.length === 0 ? "" : indented(person, person.marks.map((mark) => mark.slice(0, 2)).join(" "));

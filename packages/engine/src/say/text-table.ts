// Rows and columns set with spaces.

export function makeTextTable(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, i) => Math.max(...rows.map((row) => widthOf(row[i] ?? ""))));
  return rows
    .map((row) =>
      row
        .map((cell, i) => cell + " ".repeat((widths[i] ?? 0) - widthOf(cell)))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** In columns of a terminal: Chinese characters and their punctuation take two. */
export const widthOf = (text: string): number =>
  [...text].reduce((width, char) => width + (/[\p{Script=Han}\u3000-\u303f\uff00-\uff60]/u.test(char) ? 2 : 1), 0);

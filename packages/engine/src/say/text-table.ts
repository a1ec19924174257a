// Rows and columns set with spaces.

/** Lays rows out in columns, for a terminal. */
export function makeTextTable(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, i) => Math.max(...rows.map((row) => terminalWidth(row[i] ?? ""))));
  return rows
    .map((row) =>
      row
        .map((cell, i) => cell + " ".repeat((widths[i] ?? 0) - terminalWidth(cell)))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** In columns of a terminal: Chinese characters and their punctuation take two. */
export const terminalWidth = (text: string): number =>
  [...text].reduce((width, char) => width + (/[\p{Script=Han}\u3000-\u303f\uff00-\uff60]/u.test(char) ? 2 : 1), 0);

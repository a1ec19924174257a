// Rows as a file for spreadsheets, as RFC 4180 has it: lines end with CR LF, quotes are doubled.

/** What a spreadsheet would take for a formula is kept a text by an apostrophe. */
export const printCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(printField).join(",")}\r\n`).join("");

function printField(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

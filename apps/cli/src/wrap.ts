// Sentences in a terminal: broken between words, as the terminal itself would break them anywhere.

import { terminalWidth } from "@demonstrandum/engine";
import { piecesOf } from "@demonstrandum/text";

/** Lines that are too wide go on below, indented as they began. Lines in columns, with wider gaps, are left alone. */
export const wrap = (text: string, width: number): string =>
  text
    .split("\n")
    .flatMap((line) => (terminalWidth(line) > width && !/\S {2}/.test(line) ? wrapLine(line, width) : [line]))
    .join("\n");

function wrapLine(line: string, width: number): string[] {
  const [indent = ""] = /^ */.exec(line) ?? [];
  const lines: string[] = [];
  let current = indent;
  for (const piece of piecesOf(line.trim())) {
    const longer = current === indent ? indent + piece.trimStart() : current + piece;
    if (terminalWidth(longer) <= width || current === indent) current = longer;
    else {
      lines.push(current);
      current = indent + piece.trimStart();
    }
  }
  return [...lines, current];
}

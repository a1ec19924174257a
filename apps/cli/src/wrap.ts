// Sentences in a terminal: broken between words, as the terminal itself would break them anywhere.

/** Lines that are too wide go on below, indented as they began. Lines in columns, with wider gaps, are left alone. */
export const wrap = (text: string, width: number): string =>
  text
    .split("\n")
    .flatMap((line) => (line.length > width && !/\S {2}/.test(line) ? wrapLine(line, width) : [line]))
    .join("\n");

function wrapLine(line: string, width: number): string[] {
  const [indent = ""] = /^ */.exec(line) ?? [];
  const lines: string[] = [];
  let current = indent;
  for (const word of line.trim().split(" ")) {
    const longer = current === indent ? indent + word : `${current} ${word}`;
    if (longer.length <= width || current === indent) current = longer;
    else {
      lines.push(current);
      current = indent + word;
    }
  }
  return [...lines, current];
}

// The matrix as a picture: dark on white, as one would print it, drawn cell by cell.

const ROW = 34;
const COLUMN = 96;
const NAME = 170;
const MARGIN = 24;
const FONT = '"Noto Sans", "Noto Sans SC", "PingFang SC", "Microsoft YaHei", system-ui, sans-serif';

/** Twice as fine as it is large, for paper and for screens that show it enlarged. */
const FINE = 2;

/** The rows of the matrix, the head first; the first column is the kind of card. */
export function drawSheet(title: string, rows: readonly (readonly string[])[]): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  const columns = (rows[0]?.length ?? 2) - 2;
  const width = 2 * MARGIN + NAME + columns * COLUMN;
  const height = 2 * MARGIN + (rows.length + 1) * ROW;
  canvas.width = width * FINE;
  canvas.height = height * FINE;
  const pen = canvas.getContext("2d");
  if (!pen) return canvas;
  pen.scale(FINE, FINE);
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = "#1d1a26";
  pen.textBaseline = "middle";
  pen.font = `600 18px ${FONT}`;
  pen.fillText(title, MARGIN, MARGIN + ROW / 2, width - 2 * MARGIN);
  for (const [at, row] of rows.entries()) drawRow(pen, row, MARGIN + (at + 1) * ROW, { width, isHead: at === 0 });
  return canvas;
}

function drawRow(
  pen: CanvasRenderingContext2D,
  [, name = "", ...cells]: readonly string[],
  top: number,
  { width, isHead }: { readonly width: number; readonly isHead: boolean },
): void {
  const middle = top + ROW / 2;
  pen.textAlign = "left";
  pen.font = `${isHead ? 600 : 500} 14px ${FONT}`;
  if (!isHead) pen.fillText(name, MARGIN, middle, NAME - 8);
  pen.textAlign = "center";
  for (const [at, text] of cells.entries()) {
    pen.font = `${isHead || text === "✓" || text === "◆" ? 700 : 400} 14px ${FONT}`;
    pen.fillText(text, MARGIN + NAME + (at + 0.5) * COLUMN, middle, COLUMN - 8);
  }
  pen.fillRect(MARGIN, top + ROW - 0.5, width - 2 * MARGIN, isHead ? 1.5 : 0.5);
}

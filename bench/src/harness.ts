// What every benchmark needs: a median over repeated batches, a seeded random generator, and a table.

export interface BenchOptions {
  /** Print a line of text for people. */
  readonly print: (line: string) => void;
}

/** A benchmark prints its tables and returns its figures, which `--json` prints as the last line. */
export type Run = (options: BenchOptions) => Promise<Figures> | Figures;

export type Figures = { readonly [name: string]: number | string | boolean | Figures | readonly Figures[] };

export interface Bench {
  readonly name: string;
  readonly about: string;
  readonly load: () => Promise<{ readonly run: Run }>;
}

/** A batch does its work `operations` times over, so that one batch is long beside the resolution of the clock. */
export interface TimedBatch {
  readonly operations: number;
  readonly batches?: number;
  readonly warmups?: number;
}

/** Median microseconds of one operation. */
export function measure(batch: () => void, { operations, batches = 7, warmups = 2 }: TimedBatch): number {
  for (let i = 0; i < warmups; i++) batch();
  return median(Array.from({ length: batches }, () => microseconds(batch) / operations));
}

export async function measureAsync(
  batch: () => Promise<void>,
  { operations, batches = 3, warmups = 1 }: TimedBatch,
): Promise<number> {
  for (let i = 0; i < warmups; i++) await batch();
  const times: number[] = [];
  for (let i = 0; i < batches; i++) {
    const start = performance.now();
    await batch();
    times.push(((performance.now() - start) * 1000) / operations);
  }
  return median(times);
}

export function microseconds(work: () => void): number {
  const start = performance.now();
  work();
  return (performance.now() - start) * 1000;
}

export const median = (values: readonly number[]): number => percentile(values, 50);

/** The smallest value that at least `percent` in a hundred do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** Three significant digits without exponents: 0.0612, 1.53, 15 200. */
export function sayFigure(value: number): string {
  if (!Number.isFinite(value)) return "–";
  if (value === 0) return "0";
  const digits = 2 - Math.floor(Math.log10(Math.abs(value)));
  const rounded = digits < 0 ? Math.round(value / 10 ** -digits) * 10 ** -digits : value;
  const [whole = "", rest] = rounded.toFixed(Math.max(0, digits)).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, " ");
  return rest === undefined ? grouped : `${grouped}.${rest}`;
}

/** First column left, the others right. */
export function makeTable(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = [head, ...rows].map((row) => row.map((cell) => (typeof cell === "number" ? sayFigure(cell) : cell)));
  const widths = head.map((_, column) => Math.max(...cells.map((row) => [...(row[column] ?? "")].length)));
  const lines = cells.map((row) => widths.map((width, column) => pad(row[column] ?? "", width, column > 0)).join("  "));
  lines.splice(1, 0, widths.map((width) => "─".repeat(width)).join("  "));
  return lines.map((line) => line.trimEnd()).join("\n");
}

function pad(text: string, width: number, toRight: boolean): string {
  const space = " ".repeat(width - [...text].length);
  return toRight ? space + text : text + space;
}

// A sheet of pixels on which polygons are filled, with soft edges. Hot loops: every picture goes through `fill`.
import type { Polygon } from "./outline.ts";

export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue of each pixel. */
  readonly pixels: Uint8Array;
}

export type Color = readonly [red: number, green: number, blue: number];

/** How polygons are put on the sheet: moved, and before that stretched. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Paint {
  readonly color: Color;
  /** From 0, nothing, to 1. */
  readonly strength?: number;
  /** Where outlines overlap: by how often they go round, unless every second round is a hole. */
  readonly isEvenOdd?: boolean;
  /** Nothing is drawn outside this circle. */
  readonly within?: { readonly x: number; readonly y: number; readonly radius: number };
}

/** Lines that a row of pixels is looked at along; sideways an edge is exact. */
const LINES = 5;

export function makeCanvas(width: number, height: number, [red, green, blue]: Color): Canvas {
  const pixels = new Uint8Array(width * height * 3);
  for (let at = 0; at < pixels.length; at += 3) pixels.set([red, green, blue], at);
  return { width, height, pixels };
}

/** "#1f6f5c" as a color. */
export const colorOf = (hex: string): Color => {
  const number = Number.parseInt(hex.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
};

export function fill(canvas: Canvas, polygons: readonly Polygon[], spot: Spot, paint: Paint): void {
  const [from, to] = reach(polygons, spot, canvas.width);
  if (to <= from) return;
  const cover = new Float32Array(canvas.width + 1);
  for (const [row, lines] of findCrossings(canvas, polygons, spot)) {
    cover.fill(0, from, to + 1);
    for (const line of lines) coverLine(cover, line, paint.isEvenOdd ?? false, canvas.width);
    blendRow(canvas, row, { cover, from, to }, paint);
  }
}

/** The columns from the first pixel that polygons may touch to the last. */
function reach(polygons: readonly Polygon[], { x, scale }: Spot, width: number): readonly [number, number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const points of polygons) {
    for (let at = 0; at < points.length; at += 2) {
      least = Math.min(least, points[at] ?? 0);
      most = Math.max(most, points[at] ?? 0);
    }
  }
  return [Math.max(0, Math.floor(least * scale + x)), Math.min(width, Math.ceil(most * scale + x))];
}

/** Where outlines cross a line, and whether downwards (1) or upwards (-1): x, direction, x, direction … */
type Line = number[];

function findCrossings(canvas: Canvas, polygons: readonly Polygon[], spot: Spot): Map<number, Line[]> {
  const rows = new Map<number, Line[]>();
  for (const points of polygons) {
    for (let at = 0; at < points.length; at += 2) {
      const to = (at + 2) % points.length;
      const [x1, y1] = [points[at] ?? 0, points[at + 1] ?? 0];
      crossLines(rows, canvas.height, spot, [x1, y1, points[to] ?? 0, points[to + 1] ?? 0]);
    }
  }
  return rows;
}

/** One edge. It crosses a line at its upper end and not at its lower one, so that where two meet only one does. */
function crossLines(rows: Map<number, Line[]>, height: number, { x, y, scale }: Spot, edge: readonly number[]): void {
  const [fromX = 0, fromY = 0, toX = 0, toY = 0] = edge;
  const [x1, y1] = [fromX * scale + x, (fromY * scale + y) * LINES];
  const [x2, y2] = [toX * scale + x, (toY * scale + y) * LINES];
  const [top, bottom] = [Math.min(y1, y2) - 0.5, Math.min(height * LINES, Math.max(y1, y2) - 0.5)];
  for (let line = Math.max(0, Math.ceil(top)); line < bottom; line++) {
    const row = Math.floor(line / LINES);
    const lines = rows.get(row) ?? Array.from({ length: LINES }, (): Line => []);
    rows.set(row, lines);
    lines[line % LINES]?.push(x1 + ((line + 0.5 - y1) / (y2 - y1)) * (x2 - x1), y2 > y1 ? 1 : -1);
  }
}

function coverLine(cover: Float32Array, line: Line, isEvenOdd: boolean, width: number): void {
  const crossings = Array.from({ length: line.length / 2 }, (_, at) => [line[at * 2] ?? 0, line[at * 2 + 1] ?? 0]);
  crossings.sort(([a = 0], [b = 0]) => a - b);
  let rounds = 0;
  for (const [at, [x = 0, direction = 0]] of crossings.entries()) {
    rounds += direction;
    const isInside = isEvenOdd ? at % 2 === 0 : rounds !== 0;
    const end = crossings[at + 1]?.[0];
    if (isInside && end !== undefined) coverSpan(cover, Math.max(0, x), Math.min(width, end));
  }
}

function coverSpan(cover: Float32Array, from: number, to: number): void {
  if (to <= from) return;
  const [first, last] = [Math.floor(from), Math.floor(to)];
  if (first === last) {
    cover[first] = (cover[first] ?? 0) + (to - from) / LINES;
    return;
  }
  cover[first] = (cover[first] ?? 0) + (first + 1 - from) / LINES;
  for (let at = first + 1; at < last; at++) cover[at] = (cover[at] ?? 0) + 1 / LINES;
  cover[last] = (cover[last] ?? 0) + (to - last) / LINES;
}

interface Covered {
  readonly cover: Float32Array;
  readonly from: number;
  readonly to: number;
}

function blendRow({ width, pixels }: Canvas, row: number, { cover, from, to }: Covered, paint: Paint): void {
  const { color, strength = 1, within } = paint;
  for (let at = from; at < to; at++) {
    const covered = Math.min(1, cover[at] ?? 0) * strength;
    if (covered <= 0) continue;
    const share = within ? covered * nearness(within, at + 0.5, row + 0.5) : covered;
    for (let channel = 0; channel < 3; channel++) {
      const pixel = (row * width + at) * 3 + channel;
      const before = pixels[pixel] ?? 0;
      pixels[pixel] = Math.round(before + ((color[channel] ?? 0) - before) * share);
    }
  }
}

/** 1 inside the circle, 0 outside, and something between on its edge. */
const nearness = (circle: { x: number; y: number; radius: number }, x: number, y: number): number =>
  Math.max(0, Math.min(1, circle.radius + 0.5 - Math.hypot(x - circle.x, y - circle.y)));

// Outlines as SVG writes them, flattened to closed polygons: what a face and a letter are made of.

/** Coordinates in pairs: x, y, x, y … The last point joins the first. */
export type Polygon = readonly number[];

type Point = readonly [x: number, y: number];

/** How many pieces a curve becomes. */
const PIECES = 8;

/** How many numbers each command takes at a time. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 };

const COMMAND = /([MLHVCSQAZ])([^MLHVCSQAZ]*)/gi;
/** What stands between numbers, and a number; "1.5.5" is two of them. */
const NUMBER = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy;
/** The two flags of an arc need no space after them: "01.5" is 0, 1 and .5. */
const FLAG = /[\s,]*([01])/y;
const isFlag = (at: number): boolean => at % 7 === 3 || at % 7 === 4;

interface Pen {
  readonly done: Polygon[];
  points: number[];
  at: Point;
  /** The last control point of a cubic curve, which S mirrors. */
  control: Point | undefined;
}

export function polygonsOf(path: string): readonly Polygon[] {
  const pen: Pen = { done: [], points: [], at: [0, 0], control: undefined };
  for (const [, command = "", text = ""] of path.matchAll(COMMAND)) {
    const numbers = numbersOf(command, text);
    const takes = TAKES[command.toUpperCase()] ?? 0;
    if (takes === 0) close(pen);
    for (let at = 0; takes > 0 && at + takes <= numbers.length; at += takes) {
      // Further pairs after a move are lines.
      const name = at > 0 && /m/i.test(command) ? (command === "m" ? "l" : "L") : command;
      draw(pen, name, numbers.slice(at, at + takes));
    }
  }
  close(pen);
  return pen.done;
}

function numbersOf(command: string, text: string): number[] {
  const numbers: number[] = [];
  for (let from = 0; ; ) {
    const token = /a/i.test(command) && isFlag(numbers.length) ? FLAG : NUMBER;
    token.lastIndex = from;
    const found = token.exec(text);
    if (!found) return numbers;
    numbers.push(Number(found[1]));
    from = token.lastIndex;
  }
}

function close(pen: Pen): void {
  const [x, y] = pen.points;
  if (pen.points.length >= 6) pen.done.push(pen.points);
  // What follows a closed piece begins where that began.
  if (x !== undefined && y !== undefined) pen.at = [x, y];
  pen.points = [];
}

/** One command with its numbers: points are absolute by then, plain numbers are not. */
interface Stroke {
  readonly numbers: readonly number[];
  readonly isRelative: boolean;
  readonly point: (at: number) => Point;
  readonly control: Point | undefined;
}

const STROKES: Readonly<Record<string, (pen: Pen, stroke: Stroke) => void>> = {
  M(pen, { point }) {
    close(pen);
    pen.at = point(0);
    pen.points = [...pen.at];
  },
  L: (pen, { point }) => lineTo(pen, point(0)),
  H: (pen, { numbers: [to = 0], isRelative }) => lineTo(pen, [to + (isRelative ? pen.at[0] : 0), pen.at[1]]),
  V: (pen, { numbers: [to = 0], isRelative }) => lineTo(pen, [pen.at[0], to + (isRelative ? pen.at[1] : 0)]),
  C: (pen, { point }) => curveTo(pen, point(0), point(2), point(4)),
  S: (pen, { point, control }) => curveTo(pen, mirrored(pen.at, control), point(0), point(2)),
  Q: (pen, { point }) => curveTo(pen, towards(pen.at, point(0)), towards(point(2), point(0)), point(2)),
  A: (pen, { point, numbers }) => arcTo(pen, numbers, point(5)),
};

function draw(pen: Pen, command: string, numbers: readonly number[]): void {
  const isRelative = command === command.toLowerCase();
  const [x, y] = isRelative ? pen.at : [0, 0];
  const point = (at: number): Point => [(numbers[at] ?? 0) + x, (numbers[at + 1] ?? 0) + y];
  const { control } = pen;
  pen.control = undefined;
  STROKES[command.toUpperCase()]?.(pen, { numbers, isRelative, point, control });
}

const mirrored = ([x, y]: Point, control: Point | undefined): Point =>
  control ? [2 * x - control[0], 2 * y - control[1]] : [x, y];

/** Two thirds of the way: the control points of the cubic that a quadratic is. */
const towards = (from: Point, to: Point): Point => [
  from[0] + ((to[0] - from[0]) * 2) / 3,
  from[1] + ((to[1] - from[1]) * 2) / 3,
];

function lineTo(pen: Pen, to: Point): void {
  if (pen.points.length === 0) pen.points = [...pen.at];
  pen.points.push(...to);
  pen.at = to;
}

function curveTo(pen: Pen, first: Point, second: Point, to: Point): void {
  const from = pen.at;
  for (let piece = 1; piece <= PIECES; piece++) {
    const t = piece / PIECES;
    const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    const along = (axis: 0 | 1) => a * from[axis] + b * first[axis] + c * second[axis] + d * to[axis];
    lineTo(pen, [along(0), along(1)]);
  }
  pen.control = second;
}

/** An arc of an ellipse between two points, as the SVG specification finds its center (appendix B.2.4). */
function arcTo(pen: Pen, [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0]: readonly number[], to: Point): void {
  const from = pen.at;
  if (rx === 0 || ry === 0) {
    lineTo(pen, to);
    return;
  }
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const [px, py] = [cos * dx + sin * dy, -sin * dx + cos * dy];
  const stretch = Math.max(1, Math.sqrt((px / rx) ** 2 + (py / ry) ** 2));
  const [a, b] = [Math.abs(rx) * stretch, Math.abs(ry) * stretch];
  const rest = (a * b) ** 2 / ((a * py) ** 2 + (b * px) ** 2) - 1;
  const factor = Math.sqrt(Math.max(0, rest)) * (large === sweep ? -1 : 1);
  const [cx, cy] = [(factor * a * py) / b, (-factor * b * px) / a];
  const start = Math.atan2((py - cy) / b, (px - cx) / a);
  const full = Math.atan2((-py - cy) / b, (-px - cx) / a) - start;
  const angle = sweep === 1 ? (full + 4 * Math.PI) % (2 * Math.PI) : (full - 4 * Math.PI) % (2 * Math.PI) || 0;
  for (let piece = 1; piece <= PIECES; piece++) {
    const t = start + (angle * piece) / PIECES;
    const [ex, ey] = [a * Math.cos(t) + cx, b * Math.sin(t) + cy];
    lineTo(pen, [cos * ex - sin * ey + (from[0] + to[0]) / 2, sin * ex + cos * ey + (from[1] + to[1]) / 2]);
  }
}

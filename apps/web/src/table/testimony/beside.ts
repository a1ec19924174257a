// Where the arrow keys lead among cards that are laid out in rows of any number: to the next in line, or to the nearest in the row above
// or below.

export interface Box {
  readonly x: number;
  readonly y: number;
}

const SAME_ROW = 4;

/** The index a key leads to; undefined if the key does not move, the same at the border. */
export function stepBeside(boxes: readonly Box[], at: number, key: string): number | undefined {
  const last = boxes.length - 1;
  switch (key) {
    case "ArrowLeft":
      return Math.max(0, at - 1);
    case "ArrowRight":
      return Math.min(last, at + 1);
    case "ArrowUp":
      return nearest(boxes, at, -1);
    case "ArrowDown":
      return nearest(boxes, at, 1);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return undefined;
  }
}

/** Of the next row in that direction, the one straight above or below, or else the closest. */
function nearest(boxes: readonly Box[], at: number, direction: 1 | -1): number {
  const here = boxes[at];
  if (!here) return at;
  const beyond = boxes.filter(({ y }) => (y - here.y) * direction > SAME_ROW);
  const row = Math.min(...beyond.map(({ y }) => Math.abs(y - here.y)));
  const candidates = beyond.filter(({ y }) => Math.abs(Math.abs(y - here.y) - row) <= SAME_ROW);
  const closest = candidates.toSorted((a, b) => Math.abs(a.x - here.x) - Math.abs(b.x - here.x))[0];
  return closest ? boxes.indexOf(closest) : at;
}

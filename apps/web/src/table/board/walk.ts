// Where the arrow keys lead on a board.
import type { View } from "@demonstrandum/engine";

type Place = { readonly row: number; readonly col: number };

const STEPS: Readonly<Record<string, (at: Place, view: View, isFar: boolean) => Place>> = {
  ArrowLeft: ({ row, col }) => ({ row, col: col - 1 }),
  ArrowRight: ({ row, col }) => ({ row, col: col + 1 }),
  ArrowUp: ({ row, col }) => ({ row: row - 1, col }),
  ArrowDown: ({ row, col }) => ({ row: row + 1, col }),
  Home: ({ row }, _, isFar) => ({ row: isFar ? 0 : row, col: 0 }),
  End: ({ row }, view, isFar) => ({ row: isFar ? view.rows - 1 : row, col: view.cols - 1 }),
};

/** The person a key leads to; undefined if the key does not move, the same person at the border. */
export function stepFrom(view: View, person: number, key: string, isFar = false): number | undefined {
  const at = view.people[person];
  const step = STEPS[key];
  if (!at || !step) return undefined;
  const to = step(at, view, isFar);
  return view.people.find((other) => other.row === to.row && other.col === to.col)?.id ?? person;
}

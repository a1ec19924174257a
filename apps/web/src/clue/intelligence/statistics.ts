// How much of the matrix is settled.
import type { Analysis } from "@demonstrandum/deals";

export interface FactCount {
  readonly certain: number;
  readonly cells: number;
  /** Cards whose place is known. */
  readonly owned: number;
}

export function countFacts({ matrix, owners }: Analysis): FactCount {
  const states = Object.values(matrix).flatMap((row) => [...Object.values(row.players), row.envelope]);
  const isOpen = (state: string) => state === "unknown" || state === "potentially_owned";
  return {
    certain: states.filter((state) => !isOpen(state)).length,
    cells: states.length,
    owned: Object.keys(owners).length,
  };
}

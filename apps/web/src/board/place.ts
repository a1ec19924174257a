// Where people stand, as clues say it: rows by number, columns by letter or number as the game writes its places.
import type { View } from "@demonstrandum/engine";

/** "B" for a place like 3B; none where places are mere numbers. */
const letterOf = (place: string): string | undefined => /^\d+([A-Z]+)$/.exec(place)?.[1];

export const columnNames = ({ cols, people }: View): string[] =>
  Array.from(
    { length: cols },
    (_, col) => letterOf(people.find((person) => person.col === col)?.place ?? "") ?? String(col + 1),
  );

/** Whether a place tells row and column by itself. */
export const isPlaceClear = (place: string): boolean => letterOf(place) !== undefined;

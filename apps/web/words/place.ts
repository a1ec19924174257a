// Where people stand, as clues say it: rows by number, columns by letter or number as the game writes its places.
import type { PersonView } from "@demonstrandum/engine";

/** "B" for a place like 3B; none where places are mere numbers. */
const letterOf = (place: string): string | undefined => /^\d+([A-Z]+)$/.exec(place)?.[1];

/** The letter or the number of a person's column. */
export const columnOf = ({ place, col }: PersonView): string => letterOf(place) ?? String(col + 1);

/** Whether a place tells row and column by itself. */
export const isPlaceClear = (place: string): boolean => letterOf(place) !== undefined;

// The games kept on this device. What cannot be read is left where it is and never shown as a game.
import type { Storage, Trouble } from "../../base/storage/storage.ts";
import { parseTableGame, printTableGame, type TableGame } from "./table-game.ts";

const PREFIX = "demonstrandum/clue/game/";
const CURRENT = "demonstrandum/clue/current";

/** What the list of games shows. */
export interface KeptGame {
  readonly id: string;
  readonly name: string;
  readonly updated: number;
  readonly entries: number;
}

export const gameKey = (id: string): string => PREFIX + id;

const parseText = (text: string | undefined): TableGame | undefined => {
  if (text === undefined) return undefined;
  try {
    return parseTableGame(text);
  } catch {
    return undefined;
  }
};

export const loadGame = (storage: Storage, id: string): TableGame | undefined => parseText(storage.read(gameKey(id)));

export const saveGame = (storage: Storage, game: TableGame): Trouble | undefined =>
  storage.write(gameKey(game.id), printTableGame(game));

export const dropGame = (storage: Storage, id: string): void => storage.remove(gameKey(id));

/** All readable games, the latest first. */
export function loadGames(storage: Storage): readonly TableGame[] {
  return storage
    .keys()
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => parseText(storage.read(key)) ?? [])
    .sort((a, b) => b.updated - a.updated);
}

const labelOf = ({ id, name, updated, log }: TableGame): KeptGame => ({ id, name, updated, entries: log.length });

export const listGames = (storage: Storage): readonly KeptGame[] => loadGames(storage).map(labelOf);

/** The list with one game brought up to date, without reading all the others again. */
export const withGame = (kept: readonly KeptGame[], game: TableGame): readonly KeptGame[] => [
  labelOf(game),
  ...kept.filter(({ id }) => id !== game.id),
];

/** The game on the table when the page was last left. */
export const loadCurrent = (storage: Storage): string | undefined => storage.read(CURRENT) || undefined;

export function saveCurrent(storage: Storage, id: string | undefined): void {
  if (id === undefined) storage.remove(CURRENT);
  else storage.write(CURRENT, id);
}

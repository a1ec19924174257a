// Players under other names, everywhere they are named.

import type { Entry } from "./entry.ts";
import { parseSavedGame, type SavedGame } from "./saved-game.ts";

type Renamed = (name: string) => string;

/** An entry with its players under other names. */
export function renameEntry(entry: Entry, renamed: Renamed): Entry {
  const maybe = (name: string | null) => (name === null ? null : renamed(name));
  if (entry.type === "link") return { ...entry, player: renamed(entry.player) };
  if (entry.type === "fact") return { ...entry, owner: renamed(entry.owner) };
  if (entry.type === "accusation") return { ...entry, by: maybe(entry.by) };
  const allShow = entry.allShow?.map((show) => ({ ...show, player: renamed(show.player) }));
  const answers = { by: renamed(entry.by), passed: entry.passed.map(renamed), shower: maybe(entry.shower) };
  return { ...entry, ...answers, ...(allShow && { allShow }) };
}

/** The same game with a player under another name. */
export function renamePlayer(game: SavedGame, from: string, to: string): SavedGame {
  const renamed: Renamed = (name) => (name === from ? to : name);
  const { setup } = game;
  const who = {
    players: setup.players.map(renamed),
    ...(setup.me !== undefined && { me: renamed(setup.me) }),
    ...(setup.dealer !== undefined && { dealer: renamed(setup.dealer) }),
  };
  const log = game.log.map((entry) => renameEntry(entry, renamed));
  return parseSavedGame({ ...game, setup: { ...setup, ...who }, log });
}

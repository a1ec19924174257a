// A game to look around in before one's own begins: dealt and asked by chance, but always the same.

import { CLASSIC, parseSetup, renamePlayer, type SavedGame, simulateGame, TABLE_FORMAT } from "@demonstrandum/deals";
import type { Words } from "../../../words/words.ts";

const SEED = 11;
const TURNS = 9;

export function exampleGame({ shelf }: Words["clue"], now: number): SavedGame {
  const names = shelf.examplePlayers;
  const { setup, log } = simulateGame({ deck: CLASSIC, players: names.length, turns: TURNS, seed: SEED });
  const game: SavedGame = {
    format: TABLE_FORMAT,
    id: "example",
    name: shelf.exampleName,
    created: now,
    changed: now,
    setup: parseSetup(setup),
    log: log.map((entry, at) => ({ ...entry, id: `e${at + 1}`, time: now })),
  };
  return names.reduce((named, name, seat) => renamePlayer(named, setup.players[seat] ?? "", name), game);
}

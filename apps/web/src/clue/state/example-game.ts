// A game to look around in before one's own begins: dealt and asked by chance, but always the same.
import { CLASSIC, parseSetup, renamePlayer, type SavedGame, simulateGame, TABLE_FORMAT } from "@demonstrandum/deals";

const NAMES = ["Me", "Bob", "Carol", "David"];
const SEED = 11;
const TURNS = 9;

export function exampleGame(now: number): SavedGame {
  const { setup, log } = simulateGame({ deck: CLASSIC, players: NAMES.length, turns: TURNS, seed: SEED });
  const game: SavedGame = {
    format: TABLE_FORMAT,
    id: "example",
    name: "An example",
    created: now,
    changed: now,
    setup: parseSetup(setup),
    log: log.map((entry, at) => ({ ...entry, id: `e${at + 1}`, time: now })),
  };
  return NAMES.reduce((named, name, seat) => renamePlayer(named, setup.players[seat] ?? "", name), game);
}
